import { disciplinedIn } from './disciplined';
import type { Game } from './game';
import type { Line, Seal } from './journal';
import { hostRule } from './ledger';
import { pointsTable } from './points';
import { winnersOf } from './ruleset';
import type { GameState, Setup } from './state';
import { engineVersion } from './version';
import type { Seat } from './words';

type Person = Setup['seats'][number];

/** What is stored of a finished game: result, ledger and the version of the rules code. */
export function sealOf(game: Game): Seal {
  const { ruleset, setup, state } = game;
  // Where a system gives no warnings the ways in which the seats left tell everything.
  const discipline = ruleset.warnings ? disciplinedIn(game) : [];
  const table = pointsTable(ruleset, state);
  const winner = state.ended?.winner ?? null;
  return {
    engine: engineVersion,
    winner,
    ...(state.ended && state.ended.neutrals.length > 0 ? { neutrals: [...state.ended.neutrals] } : {}),
    ...winnersOf(ruleset, state, winner),
    seats: table.rows.map(({ seat, role, team, out, points, total }) => ({
      seat,
      role,
      team,
      out: state.seats[seat - 1]?.disqualified ? 'disqualified' : out,
      fouls: state.seats[seat - 1]?.fouls.length ?? 0,
      points: { ...points },
      total,
      ...personIn(setup.seats[seat - 1], holderOf(state, seat)),
    })),
    ledger: table.ledger.map(({ column, ...row }) => (row.rule === hostRule ? { ...row, column } : row)),
    ...(state.unrated ? { unrated: true as const } : {}),
    ...(discipline.length > 0 ? { discipline } : {}),
  };
}

/** Whose points a seat's are: after a substitution the one whom the club chose. */
export function holderOf(state: GameState, seat: Seat): Person | undefined {
  const changes = state.substitutions.filter((one) => one.seat === seat);
  const [first] = changes;
  return first
    ? (changes.findLast((one) => one.points === 'in')?.in ?? first.out)
    : state.setup.seats[seat - 1];
}

/** Named only where it is not the one of the game's beginning. */
function personIn(before: Person | undefined, now: Person | undefined): Partial<Person> {
  return !now || (before?.player === now.player && before.name === now.name) ? {} : now;
}

/** The seal that holds: the last line of the game itself, when it is one. Null while it runs or was opened again. */
export function heldSeal(game: Game): Seal | null {
  return game.state.ended ? lastSeal(game.lines) : null;
}

/** The seal that ends these lines. What was said of the evening behind it concerns no result. */
export function lastSeal(lines: readonly Line[]): Seal | null {
  const op = lines.findLast((line) => line.op.type !== 'evening')?.op;
  return op?.type === 'seal' ? op.seal : null;
}
