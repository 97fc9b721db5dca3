import type { GameSummary } from '../../shared/contract/club';
import { reasonOf } from './errors';
import type { GameCopies } from './game-copies';
import { type Place, tell } from './place';
import type { Vault } from './vault';

/** How long a game has a copy after it began, in ms. */
const KEPT_MS = 60 * 86_400_000;

/** Removes copies that are too old to be wanted. That some cannot be removed keeps nobody from a game. */
export async function prune(
  place: Place,
  copies: GameCopies,
  vault: Vault,
  games: readonly GameSummary[],
): Promise<void> {
  const began = new Map(games.map(({ id, startedAt }) => [id, startedAt]));
  try {
    for (const id of await copies.list()) {
      const at = began.get(id);
      if (at !== undefined && at < place.now() - KEPT_MS) await copies.replace(id, null);
    }
    await vault.prune();
  } catch (error) {
    tell(place, 'warning', 'store.notice.copyNotRemoved', { error: reasonOf(error, 'backups') });
  }
}
