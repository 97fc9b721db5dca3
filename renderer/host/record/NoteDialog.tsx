import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBody } from '../../../shared/contract/requests';
import type { Seat } from '../../../shared/game/words';
import { isNight, numberOf } from '../../../shared/game/words';
import { GameDialog } from '../game/bar/GameDialog';
import { useTable } from '../game/useTable';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import classes from './record.module.css';

const kinds = ['seat', 'day', 'game', 'protest'] as const;
type Kind = (typeof kinds)[number];

/** Words for the record: a note to a seat, a day or the game, or a player's protest. The room never sees them. */
export function NoteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <GameDialog open={opened} onClose={onClose} size="42rem" title={t('record.note.title')}>
      {opened && <NoteForm onDone={onClose} />}
    </GameDialog>
  );
}

function NoteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { view } = useTable();
  const { act, refusal } = useAct();
  const today = numberOf(view.phase);
  const [kind, setKind] = useState<Kind>(isNight(view.phase) ? 'game' : 'day');
  const [seat, setSeat] = useState<Seat | null>(null);
  const [day, setDay] = useState(Math.max(1, today));
  const [words, setWords] = useState('');
  const body = requestOf(kind, seat, day, words.trim());
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    // What is refused stays in the field.
    if (body && (await act(body)).status !== 'refused') onDone();
  };
  return (
    <form className={classes.note} onSubmit={(event) => void save(event)}>
      <SegmentedControl
        size="md"
        fullWidth
        aria-label={t('record.note.about')}
        value={kind}
        data={kinds.map((one) => ({ value: one, label: t(`record.note.kind.${one}`) }))}
        onChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? 'game')}
      />
      {(kind === 'seat' || kind === 'protest') && (
        <Numbers
          label={t(kind === 'seat' ? 'record.note.whom' : 'record.note.whose')}
          numbers={view.seats.map((one) => one.seat)}
          named={(one) => view.seats[one - 1]?.name ?? ''}
          chosen={seat}
          onChoose={setSeat}
        />
      )}
      {kind === 'day' && (
        <Numbers
          label={t('record.note.day')}
          numbers={Array.from({ length: Math.max(1, today) }, (_, index) => index + 1)}
          named={(one) => t('story.title.day', { no: one })}
          chosen={day}
          onChoose={setDay}
        />
      )}
      <Textarea
        data-autofocus
        label={t(kind === 'protest' ? 'record.note.protest' : 'record.note.words')}
        description={t('record.note.private')}
        autosize
        minRows={3}
        maxRows={7}
        maxLength={500}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
      <Refused reason={refusal} />
      <div className={classes.noteFoot}>
        <span>{t('record.note.keys')}</span>
        <Button type="submit" disabled={body === null}>
          {t('record.note.save')}
        </Button>
      </div>
    </form>
  );
}

/** The request as far as it is complete. */
function requestOf(
  kind: Kind,
  seat: Seat | null,
  day: number,
  text: string,
): Extract<RequestBody, { type: 'note' | 'protest' }> | null {
  if (text === '') return null;
  if (kind === 'game') return { type: 'note', about: { kind }, text };
  if (kind === 'day') return { type: 'note', about: { kind, day }, text };
  if (seat === null) return null;
  return kind === 'seat' ? { type: 'note', about: { kind, seat }, text } : { type: 'protest', seat, text };
}

function Numbers({
  label,
  numbers,
  named,
  chosen,
  onChoose,
}: {
  label: string;
  numbers: readonly number[];
  named: (number: number) => string;
  chosen: number | null;
  onChoose: (number: number) => void;
}) {
  return (
    <fieldset className={classes.numbers}>
      <legend>{label}</legend>
      {numbers.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.number}
          aria-pressed={one === chosen}
          title={named(one)}
          onClick={() => onChoose(one)}
        >
          {one}
        </button>
      ))}
      <span className={classes.chosen}>{chosen !== null && named(chosen)}</span>
    </fieldset>
  );
}
