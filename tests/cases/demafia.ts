import { demafia } from '../../shared/rulesets/demafia';
import type { Case } from './format';
import type { Host } from './play';

/** Ends a game that is won, and gives its awards. */
export function award(host: Host, told: Case, winner: string | null): void {
  if (winner) host.enter([{ type: 'gameEnded', winner, during: host.phase }]);
  const { mvp, bestMove } = told.awards ?? {};
  if (mvp) host.enter([{ type: 'mvp', seat: mvp.seat, criterion: mvp.criterion }]);
  for (const seat of bestMove ?? []) host.enter([{ type: 'bestMove', seat, on: true }]);
}

/** What came out of a DeMafia game, in the words of the case files. */
export function outcome({ game }: Host) {
  const { state } = game;
  const rows = demafia.ledger(state).filter((row) => !row.void);
  const sum = (seat: number, column: string) =>
    rows
      .filter((row) => row.seat === seat && (column === 'total' || demafia.columnOf(row) === column))
      .reduce((total, row) => total + row.amount, 0);
  const points = (seat: number) =>
    Object.fromEntries([...demafia.columns, 'total'].map((column) => [column, sum(seat, column)]));
  const team = (seat: number) => {
    const role = state.seats[seat - 1]?.role ?? 'citizen';
    return demafia.roles.find((spec) => spec.id === role)?.team;
  };
  return {
    pauses: state.days.flatMap((day) =>
      day.counts.flatMap((count) =>
        count.pauses.map((pause) => ({
          day: day.no,
          count: count.no,
          seat: pause.seat,
          at: pause.by.length,
        })),
      ),
    ),
    checks: state.nights.flatMap((night) =>
      night.acts
        .filter((act) => act.role === 'sheriff' && act.target !== null)
        .map((act) => [act.target, team(act.target ?? 0)]),
    ),
    mvpByAccuracy: demafia
      .accuracy(state)
      .filter((one) => one.eligible)
      .map((one) => one.seat),
    fouls: Object.fromEntries(
      state.seats.filter((seat) => seat.fouls.length > 0).map((seat) => [seat.seat, seat.fouls.length]),
    ),
    pts: Object.fromEntries(state.seats.map(({ seat }) => [seat, points(seat)])),
  };
}
