import { highestNumber, numberAnswer } from '../pick';
import type { Table } from '../useTable';
import type { Typing } from './useKeys';

/** The highest number that can be typed now. */
export function highestTyped(table: Table, use: Typing['use']): number {
  const seats = table.view.seats.length;
  if (use === 'foul' || table.discipline === 'choose' || !table.step) return seats;
  return highestNumber(table.step, seats);
}

/** Does what a typed number means: a foul, whose menu to open, or an answer to the step. */
export function enterNumber(table: Table, use: Typing['use'], number: number): void {
  const { view, step, aim } = table;
  if (view.end !== null) {
    if (use === 'act') toggleBestMove(table, number);
    return;
  }
  if (use === 'foul') {
    const type = view.discipline ? 'remark' : 'foul';
    if (number > 0) table.ask({ type, seat: number, confirmed: false });
  } else if (table.discipline === 'choose' || (number > 0 && takesSeats(table))) {
    table.tap(number);
  } else if (step) {
    table.answer(numberAnswer(step, number, aim));
  }
}

/** DM-62, after the end. */
function toggleBestMove({ view, ask }: Table, number: number): void {
  const { end } = view;
  const seat = view.seats[number - 1];
  if (!end?.awards || end.winner === null || !seat || seat.disqualified) return;
  ask({ type: 'bestMove', seat: seat.seat, on: !end.bestMoves.includes(seat.seat) });
}

function takesSeats({ step }: Table): boolean {
  return step !== null && step.kind !== 'choice' && step.kind !== 'number';
}
