import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box, VisuallyHidden } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../players/find';
import type { Note } from './NameNote';
import { fold, seatedTwice, swapped } from './names';
import { byNeighbour } from './neighbour';
import { SeatRow } from './SeatRow';
import classes from './seats.module.css';
import { suggestionOf } from './suggestions';

/** More seats than this stand in three columns. */
const twoColumns = 20;

interface Props {
  readonly names: readonly string[];
  /** The club's players; null until they are known. */
  readonly players: readonly Person[] | null;
  /** What the club's ledger says at the seats. */
  readonly notes: ReadonlyMap<number, Note>;
  readonly onChange: (names: readonly string[]) => void;
  /** Enter in the last seat. */
  readonly onLast: () => void;
}

/** The seats with their names: typed, dragged onto one another, or moved by keys. */
export function SeatList({ names, players, notes, onChange, onLast }: Props) {
  const { t } = useTranslation();
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const [dragged, setDragged] = useState<number | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byNeighbour }),
  );
  const columns = names.length > twoColumns ? 3 : 2;
  const twice = seatedTwice(names);
  const folded = names.map(fold);
  const suggested = useMemo(() => players?.map(suggestionOf) ?? null, [players]);
  const othersSeat = (player: string, seat: number) => {
    const at = folded.findIndex((name, index) => index !== seat - 1 && name === fold(player));
    return at < 0 ? null : at + 1;
  };
  const nameAt = (seat: unknown) => names[Number(seat) - 1] || t('desk.setup.free');

  const goTo = (seat: number) => {
    const input = inputs.current.get(seat);
    input?.focus();
    // What is typed next is another name, not the end of this one.
    input?.select();
  };
  const swap = (one: number, other: number) => {
    if (one === other || other < 1 || other > names.length) return;
    onChange(swapped(names, one, other));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over) swap(Number(active.id), Number(over.id));
  };
  const taken = (seat: unknown) => t('desk.drag.start', { seat, who: nameAt(seat) });
  const announcements: Announcements = {
    onDragStart: ({ active }) => taken(active.id),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? t('desk.drag.over', { seat: over.id, who: nameAt(over.id) })
        : taken(active.id),
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? t('desk.drag.end', { one: active.id, other: over.id })
        : t('desk.drag.cancel'),
    onDragCancel: () => t('desk.drag.cancel'),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('desk.drag.help') } }}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
    >
      <Box
        component="fieldset"
        className={classes.seats}
        data-many={names.length > twoColumns || undefined}
        __vars={{ '--columns': String(columns), '--rows': String(Math.ceil(names.length / columns)) }}
      >
        <VisuallyHidden component="legend">{t('desk.setup.seats')}</VisuallyHidden>
        {names.map((name, index) => {
          const seat = index + 1;
          return (
            <SeatRow
              key={seat}
              seat={seat}
              name={name}
              last={seat === names.length}
              twice={twice.get(seat) ?? null}
              ledger={notes.get(seat) ?? null}
              suggestions={suggested?.map((one) => ({ ...one, seat: othersSeat(one.name, seat) })) ?? null}
              input={(element) => {
                if (element) inputs.current.set(seat, element);
                else inputs.current.delete(seat);
              }}
              onChange={(changed) => onChange(names.with(index, changed))}
              onDone={() => (seat < names.length ? goTo(seat + 1) : onLast())}
              onMove={(by) => {
                swap(seat, seat + by);
                inputs.current.get(seat + by)?.focus();
              }}
            />
          );
        })}
      </Box>
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <div className={classes.dragged}>
            <b>{dragged}</b>
            <span>{nameAt(dragged)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
