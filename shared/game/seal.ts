import type { Game } from './game';
import type { Seal } from './journal';
import { pointsTable } from './points';
import { engineVersion } from './version';

/** What is stored of a finished game: result, ledger and the version of the rules code. */
export function sealOf({ ruleset, state }: Game): Seal {
  const table = pointsTable(ruleset, state);
  return {
    engine: engineVersion,
    winner: state.ended?.winner ?? null,
    seats: table.rows.map(({ seat, role, team, out, points, total }) => ({
      seat,
      role,
      team,
      out: state.seats[seat - 1]?.disqualified ? 'disqualified' : out,
      fouls: state.seats[seat - 1]?.fouls.length ?? 0,
      points: { ...points },
      total,
    })),
    ledger: table.ledger.map(({ column: _, ...row }) => row),
  };
}

/** The seal that holds: the last line, when it is one. Null while the game runs or was opened again. */
export function heldSeal(game: Game): Seal | null {
  const op = game.lines.at(-1)?.op;
  return game.state.ended && op?.type === 'seal' ? op.seal : null;
}
