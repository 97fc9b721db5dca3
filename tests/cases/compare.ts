import type { Game } from '../../shared/game/game';
import type { Cause } from '../../shared/game/words';
import { demafia } from '../../shared/rulesets/demafia';
import type { Case } from './format';
import { Host, Refused } from './play';

/** Rules stated under two ids. */
const sameRule: Readonly<Record<string, readonly string[]>> = { 'DM-08': ['DM-55'], 'DM-55': ['DM-08'] };

/** Plays a case and names every difference between what comes out and what is expected; empty when it passes. */
export function differences(told: Case): string[] {
  const found: string[] = [];
  const host = new Host(told);
  const outs: { step: number; out: number[]; cause: string }[] = [];
  let before = outOf(host.game);
  for (const [step, play] of told.play.entries()) {
    try {
      if ('refused' in play) found.push(...refusalDifference(host, play, step));
      else host.play(play);
    } catch (error) {
      return [...found, `step ${step}: ${error instanceof Error ? error.message : String(error)}`];
    }
    const after = outOf(host.game);
    for (const cause of new Set([...after].filter(([seat]) => !before.has(seat)).map(([, why]) => why))) {
      const out = [...after]
        .filter(([seat, why]) => !before.has(seat) && why === cause)
        .map(([seat]) => seat);
      outs.push({ step, out: out.sort((a, b) => a - b), cause });
    }
    before = after;
  }
  const winner = host.game.state.win?.winner ?? null;
  try {
    award(host, told, winner);
  } catch (error) {
    found.push(`awards: ${error instanceof Error ? error.message : String(error)}`);
  }
  const got: Record<string, unknown> = { out: outs, winner, ...outcome(host.game) };
  for (const [name, expected] of Object.entries(told.expect)) {
    if (!(name in got)) found.push(`${name}: the runner does not know this expectation`);
    else if (JSON.stringify(sorted(got[name])) !== JSON.stringify(sorted(expected))) {
      found.push(`${name}: expected ${JSON.stringify(expected)} got ${JSON.stringify(got[name])}`);
    }
  }
  return found;
}

function refusalDifference(
  host: Host,
  play: Extract<Case['play'][number], { refused: unknown }>,
  step: number,
): string[] {
  const game = host.game;
  try {
    host.play(play.refused);
    return [`step ${step}: expected a refusal by ${play.rule} got none`];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { rule } = error.refusal;
    const fits = rule === play.rule || (sameRule[play.rule] ?? []).includes(rule);
    return fits ? [] : [`step ${step}: expected a refusal by ${play.rule} got ${rule}`];
  } finally {
    host.game = game;
  }
}

function outOf(game: Game): Map<number, Cause> {
  const out = new Map<number, Cause>();
  for (const seat of game.state.seats) if (seat.out) out.set(seat.seat, seat.out.cause);
  return out;
}

function award(host: Host, told: Case, winner: string | null): void {
  if (winner) host.enter([{ type: 'gameEnded', winner, during: host.phase }]);
  const { mvp, bestMove } = told.awards ?? {};
  if (mvp) host.enter([{ type: 'mvp', seat: mvp.seat, criterion: mvp.criterion }]);
  for (const seat of bestMove ?? []) host.enter([{ type: 'bestMove', seat, on: true }]);
}

function outcome(game: Game) {
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

/** Object keys in one order, so that only values are compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
