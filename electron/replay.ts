import { pointsTable } from '../shared/game/points';
import { heldSeal, sealOf } from '../shared/game/seal';
import { replay } from './console/summary';
import { failureLine } from './failure';
import { readGameFile } from './store/game-file';
import { wordsIn } from './words';

/** `npm run -s replay -- <game file>`: what a game's file comes to, as JSON. Exit 1 and one line for any other file. */
async function run(path: string | undefined): Promise<void> {
  if (path === undefined) {
    console.error('npm run -s replay -- <game file>');
    process.exitCode = 1;
    return;
  }
  try {
    const { header, lines } = await readGameFile(path);
    console.log(JSON.stringify(told(replay(header, lines)), null, 2));
  } catch (error) {
    console.error(failureLine(error, wordsIn('en')) ?? String(error));
    process.exitCode = 1;
  }
}

function told(game: ReturnType<typeof replay>) {
  const { ruleset, state } = game;
  const { setup } = state;
  const table = pointsTable(ruleset, state);
  return {
    ruleset: ruleset.id,
    options: setup.options,
    phase: state.phase,
    winner: state.ended ? state.ended.winner : null,
    calledOff: state.ended?.winner === null ? state.ended.reason : undefined,
    proposed: state.win?.winner ?? null,
    orphans: game.timeline.filter((placed) => placed.status === 'orphan').length,
    sealed: heldSeal(game) === null ? undefined : sameAsSeal(game),
    seats: table.rows.map((row) => ({
      seat: row.seat,
      player: setup.seats[row.seat - 1]?.name,
      role: row.role,
      in: row.out === null,
      cause: row.out,
      disqualified: state.seats[row.seat - 1]?.disqualified !== null,
      fouls: state.seats[row.seat - 1]?.fouls.length,
      rows: table.ledger.filter((one) => one.seat === row.seat),
      totals: { ...row.points, total: row.total },
    })),
  };
}

/** Whether the rules still give what was sealed when the game ended. */
function sameAsSeal(game: ReturnType<typeof replay>): boolean {
  return JSON.stringify(heldSeal(game)) === JSON.stringify(sealOf(game));
}

await run(process.argv[2]);
