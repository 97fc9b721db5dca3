import { useMemo } from 'react';
import { runAnswer } from '../pick';
import { useTable } from '../useTable';
import { facesOf } from './faces';
import { Middle } from './Middle';
import { densityOf, placesOf } from './places';
import classes from './Ring.module.css';
import { runRound, shorterWay } from './run';
import { SeatMenu } from './SeatMenu';
import { type SeatHandlers, SeatTile } from './SeatTile';
import { useRun } from './useRun';

/** The table: all seats in a ring, and the clock in the middle. */
export function Ring() {
  const table = useTable();
  const { view, drawn, step, say, tap, answer, discipline, setDiscipline } = table;
  const count = view.seats.length;
  const places = useMemo(() => placesOf(count), [count]);
  const { run, on } = useRun({
    active: step?.kind === 'hands',
    between: (from, to, first) => runRound(from, to, count, shorterWay(from, first, count)),
    onRun: (seats) => answer(step && runAnswer(step, seats)),
    onTap: tap,
    onHold: setDiscipline,
  });
  const handlers = useMemo<SeatHandlers>(() => ({ ...on, onMenu: setDiscipline }), [on, setDiscipline]);
  const faces = facesOf(view, drawn, places, run, say);
  const place = places.find((one) => one.seat === discipline);
  const across = places.filter((one) => one.y === 1).length;
  return (
    <section
      className={classes.ring}
      data-density={densityOf(count)}
      data-hands={step?.kind === 'hands'}
      style={{ ['--across' as string]: across }}
    >
      <Middle />
      {faces.map((face) => (
        <SeatTile key={face.seat} face={face} on={handlers} />
      ))}
      {place && <SeatMenu key={place.seat} place={place} onClose={() => setDiscipline(null)} />}
    </section>
  );
}
