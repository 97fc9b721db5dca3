import { namedIn, renamedEntries } from '../../shared/club/ledger';
import { nameKey } from '../../shared/club/people';
import type { GameSummary, Player } from '../../shared/contract/club';
import type { Keeper } from './keeper';
import type { Written } from './outbox';
import { forgotten, names, renamedGame, renamedHost, renamedSeason, renamedSummary } from './rename';

/**
 * Puts another name in the place of a person's wherever the console has one: in every game, which is written anew, in
 * all records of the person, in closed seasons, the ledger, the settings and the new game's draft.
 */
export async function forget(keeper: Keeper, id: string, name: string): Promise<Written> {
  const { store, club } = keeper;
  const ids = club.people.idsOf(club.people.personOf(id));
  const isHis = namesOf(store.players.get().filter((one) => ids.includes(one.id)));
  const renamed = (said: string) => (isHis(said) ? name : said);
  const games = await renamedFiles(keeper, ids, name);
  // Where a host was corrected the index has the last one only; the file has those before as well.
  for (const said of [...hostsIn(store.index.get()).filter(isHis).map(jsonOf), corrected])
    await store.changeGames(said, (old) => renamedHost(old, isHis, name));
  const written: Written[] = [
    await keeper.put(
      store.index,
      store.index.get().map((game) => renamedIn(hostRenamed(game, renamed), ids, games, name)),
    ),
    await keeper.put(
      store.players,
      store.players.get().map((one) => (ids.includes(one.id) ? forgotten(one, name) : one)),
    ),
  ];
  if (store.seasons.get().some((season) => season.closed ?? season.brought)) {
    const seasons = store.seasons.get().map((season) => renamedSeason(season, ids, name));
    written.push(await keeper.put(store.seasons, seasons));
  }
  if (namedIn(store.ledger.get()).some(isHis)) {
    written.push(await keeper.put(store.ledger, renamedEntries(store.ledger.get(), renamed)));
  }
  const { hostName, fundHolder } = store.settings.get();
  if (isHis(hostName) || isHis(fundHolder)) {
    const roles = { hostName: renamed(hostName), fundHolder: renamed(fundHolder) };
    written.push(await keeper.put(store.settings, { ...store.settings.get(), ...roles }));
  }
  const { draft } = keeper.session;
  if (draft?.names.some(isHis)) {
    written.push(await keeper.keepSession({ draft: { ...draft, names: draft.names.map(renamed) } }));
  }
  return written.includes('held') ? 'held' : 'saved';
}

/** What stands in the file of a game whose evening was corrected. */
const corrected = '"type":"evening"';

function hostsIn(games: readonly GameSummary[]): readonly string[] {
  return [...new Set(games.flatMap(({ host }) => host ?? []))];
}

function hostRenamed(game: GameSummary, renamed: (said: string) => string): GameSummary {
  return game.host === undefined ? game : { ...game, host: renamed(game.host) };
}

/** A name as it stands in a file. */
function jsonOf(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

/** The ids of the games that are another now. */
async function renamedFiles(
  { store }: Keeper,
  ids: readonly string[],
  name: string,
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  for (const own of ids) {
    for (const game of await store.changeGames(own, (old) => renamedGame(old, own, name))) changed.add(game);
  }
  return changed;
}

function renamedIn(
  game: GameSummary,
  ids: readonly string[],
  changed: ReadonlySet<string>,
  name: string,
): GameSummary {
  return ids.reduce(
    (one, own) => (changed.has(one.id) || names(one, own) ? renamedSummary(one, own, name) : one),
    game,
  );
}

/** Whether a name is one of these records'. */
function namesOf(records: readonly Player[]): (name: string) => boolean {
  const keys = new Set(records.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map(nameKey));
  return (name) => keys.has(nameKey(name));
}
