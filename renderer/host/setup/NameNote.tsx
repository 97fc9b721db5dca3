import { IconAlertTriangle, IconBan, IconCheck, IconNotebook, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clean } from './names';
import classes from './seats.module.css';

/** What is said beside a name: whom the seat holds. */
export interface Note {
  readonly kind: 'twice' | 'known' | 'new' | 'kept' | 'reminded';
  readonly text: string;
  /** In one word, for a table whose names need the room. */
  readonly brief?: string;
  /** More of it, for whoever points at it. */
  readonly more?: string;
}

/** Gives the note of a seat; none while the seat is free or the club's players are not there yet (`known` null). */
export function useNote(of: { twice: number | null; name: string; known: boolean | null }): Note | null {
  const { t } = useTranslation();
  if (of.twice !== null) return { kind: 'twice', text: t('desk.setup.sits', { seat: of.twice }) };
  if (clean(of.name) === '' || of.known === null) return null;
  return of.known
    ? { kind: 'known', text: t('desk.setup.known') }
    : { kind: 'new', text: t('desk.setup.newcomer') };
}

const icons = {
  twice: IconAlertTriangle,
  known: IconCheck,
  new: IconUserPlus,
  kept: IconBan,
  reminded: IconNotebook,
} as const;

/** The note in the field of a name. */
export function NameNote({ note }: { note: Note }) {
  const Icon = icons[note.kind];
  return (
    <span className={classes.note} data-kind={note.kind} title={note.more}>
      <Icon size={16} aria-hidden />
      <span className={note.brief ? classes.full : undefined}>{note.text}</span>
      {note.brief && (
        <span className={classes.brief} aria-hidden>
          {note.brief}
        </span>
      )}
    </span>
  );
}
