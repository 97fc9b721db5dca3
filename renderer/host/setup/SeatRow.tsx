import { useDraggable, useDroppable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NameField } from './NameField';
import type { Note } from './NameNote';
import classes from './seats.module.css';
import type { Suggestion } from './suggestions';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly last: boolean;
  readonly twice: number | null;
  readonly ledger: Note | null;
  readonly suggestions: readonly Suggestion[] | null;
  readonly input: RefCallback<HTMLInputElement>;
  readonly onChange: (name: string) => void;
  readonly onDone: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** One seat: its number, which is also the handle to drag it by, and the name of who sits there. */
export function SeatRow({ seat, name, ...field }: Props) {
  const { t } = useTranslation();
  const drop = useDroppable({ id: seat });
  const drag = useDraggable({ id: seat, attributes: { roleDescription: t('desk.drag.role') } });
  return (
    <div
      ref={drop.setNodeRef}
      className={classes.seat}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
    >
      <NameField seat={seat} name={name} {...field} />
      <button
        type="button"
        ref={drag.setNodeRef}
        className={classes.handle}
        {...drag.attributes}
        {...drag.listeners}
        aria-label={t('desk.drag.handle', { seat, who: name || t('desk.setup.free') })}
      >
        <IconGripVertical size={16} aria-hidden />
        {seat}
      </button>
    </div>
  );
}
