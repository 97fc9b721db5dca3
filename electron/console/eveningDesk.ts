import type { RequestBody } from '../../shared/contract/requests';
import { eveningIn } from '../../shared/game/evening';
import { withLine } from '../../shared/game/game';
import type { Line } from '../../shared/game/journal';
import type { Keeper, Machine } from './keeper';
import type { Written } from './outbox';
import { done, impossible, type Result, refused } from './result';

type Correction = Extract<RequestBody, { type: 'correctEvening' }>;

/**
 * Writes behind a game that it was another one of its evening, at another table or with another host. `by` is written
 * into the journal's line. A game that goes on keeps the file that is open for it: no other one is corrected then.
 */
export async function correctEvening(
  keeper: Keeper,
  { now }: Pick<Machine, 'now'>,
  { game: id, gameNo, host, table: where }: Correction,
  by: string,
): Promise<Result> {
  if (!keeper.club.knows(id)) return refused(impossible('refusal.noSuchGame'));
  if (isOtherRunning(keeper, id)) return refused(impossible('data.refusal.gameOpen'));
  const loaded = keeper.table?.header.id === id ? keeper.table : await keeper.load(id);
  // While it was read it may have been opened or deleted, or another game may have begun.
  if (!keeper.club.knows(id)) return refused(impossible('refusal.noSuchGame'));
  if (isOtherRunning(keeper, id)) return refused(impossible('data.refusal.gameOpen'));
  const { header, game } = keeper.table?.header.id === id ? keeper.table : loaded;
  const evening = { gameNo, ...(host ? { host } : {}), ...(where ? { table: where } : {}) };
  if (JSON.stringify(eveningIn(header, game.lines)) === JSON.stringify(evening)) return done('saved');
  const line: Line = { n: game.lines.length + 1, at: now().wall, by, op: { type: 'evening', ...evening } };
  const corrected = withLine(game, line);
  if (!corrected) throw new Error('what is said of the evening fits behind every line');
  return done(await both(keeper.correct({ table: { header, game: corrected }, lines: [line] })));
}

function isOtherRunning({ table }: Keeper, id: string): boolean {
  return table !== null && table.header.id !== id && table.game.state.ended === null;
}

/** Both the game and its line in the list. */
async function both(writes: readonly Promise<Written>[]): Promise<Written> {
  return (await Promise.all(writes)).includes('held') ? 'held' : 'saved';
}
