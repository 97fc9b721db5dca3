import { fileName } from '../../shared/season/csv';
import { packBundle } from '../store/bundle';
import { StoreError } from '../store/store';
import type { Made, OnGame } from './fileMaker';
import type { Keeper, Machine } from './keeper';

/** The games of a season or of all, finished or not, with everybody and every season they name, for another laptop. */
export async function bundleOf(
  { store, club }: Keeper,
  machine: Machine,
  season: string | null,
  onGame: OnGame,
): Promise<Made> {
  const games: { id: string; text: string }[] = [];
  const leftOut: string[] = [];
  const own = club.games(season).toReversed();
  for (const [at, { id }] of own.entries()) {
    onGame(at, own.length);
    try {
      const text = await store.vault.textOf(id);
      if (text !== null) games.push({ id, text });
    } catch (error) {
      if (!(error instanceof StoreError) || error.reason === 'unwritable') throw error;
      leftOut.push(`${id}.jsonl`);
    }
  }
  onGame(own.length, own.length);
  // What lies apart here is to be chosen between there as well, whatever season it is of.
  for (const { game, versions } of store.versions.get())
    for (const { text } of versions) games.push({ id: game, text });
  const at = machine.now().wall;
  const bytes = await packBundle({
    at,
    club: store.settings.get().club,
    players: store.players.get(),
    seasons: store.seasons.get(),
    games,
  });
  const name = fileName('json.gz', 'mafia', club.season(season)?.name ?? '', machine.dayOf(at), 'bundle');
  return { name, type: 'application/gzip', bytes, leftOut };
}
