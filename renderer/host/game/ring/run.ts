import type { Seat } from '../../../../shared/game/words';

export type Way = 'up' | 'down';

/** Neighbours round a table of `count` seats, from one seat to the other, both included. */
export function runRound(from: Seat, to: Seat, count: number, way: Way): Seat[] {
  const step = way === 'up' ? 1 : count - 1;
  const run = [from];
  for (let seat = from; seat !== to; ) {
    seat = ((seat - 1 + step) % count) + 1;
    run.push(seat);
  }
  return run;
}

/** The shorter way round the table; upwards when both are as long. */
export function shorterWay(from: Seat, to: Seat, count: number): Way {
  return (to - from + count) % count <= (from - to + count) % count ? 'up' : 'down';
}

/** Seats between two places of a list, both included, in the order they were passed. */
export function runInList(from: Seat, to: Seat, list: readonly Seat[]): Seat[] {
  const [a, b] = [list.indexOf(from), list.indexOf(to)];
  if (a < 0 || b < 0) return [];
  return a <= b ? list.slice(a, b + 1) : list.slice(b, a + 1).reverse();
}
