import { nameKey, peopleOf } from '../../shared/club/people';
import type { BundleGames, BundleQuestion } from '../../shared/contract/bundle';
import type { GameSummary, Player, Season } from '../../shared/contract/club';
import type { BundledGame, OpenedBundle } from '../store/bundle';
import type { Merge } from '../store/merging';
import type { GameVersions } from '../store/versions';
import { type GameHere, planGame } from './gamePlan';

/** The club as far as a bundle has to do with it. */
interface ClubHere {
  readonly players: readonly Player[];
  readonly seasons: readonly Season[];
  readonly versions: readonly GameVersions[];
  readonly index: readonly GameSummary[];
  /** Text of a game's file here; null where there is none. */
  readonly textOf: (game: string) => string | null;
  /** Wall clock, ms. */
  readonly now: number;
}

/** What a bundle comes to. */
export interface BundlePlan {
  readonly merge: Merge;
  readonly games: Omit<BundleGames, 'unreadable'>;
  /** People who come without a question. */
  readonly fresh: readonly Player[];
  readonly questions: readonly BundleQuestion[];
  readonly newSeasons: readonly Season[];
}

/** What becomes of the club with a bundle. `same`: people of questions who are the ones here. Changes nothing. */
export function planBundle(here: ClubHere, bundle: OpenedBundle, same: ReadonlySet<string>): BundlePlan {
  const { fresh, questions } = planPeople(here, bundle);
  const { all, newSeasons, seasonOf } = planSeasons(here, bundle);
  const asked = new Map(questions.map((question) => [question.player, question.here.player]));
  const arrived = bundle.players.filter(({ id }) => asked.has(id));
  const planned = planGames(here, bundle, seasonOf);
  return {
    merge: {
      games: planned.games,
      removed: planned.removed,
      players: [
        ...here.players,
        ...fresh,
        ...arrived.map((player) => {
          const person = same.has(player.id) ? asked.get(player.id) : undefined;
          return person === undefined ? player : { ...player, sameAs: person };
        }),
      ],
      seasons: all,
      versions: planned.versions,
    },
    games: planned.count,
    fresh,
    questions,
    newSeasons,
  };
}

/**
 * People by id; who is not here by id but bears a name or an alias of somebody here is asked about. A record that was
 * merged into another one over there comes along with it.
 */
function planPeople({ players, index }: ClubHere, bundle: OpenedBundle) {
  const people = peopleOf(players);
  const known = new Set(players.map(({ id }) => id));
  const coming = bundle.players.filter(({ id }) => !known.has(id));
  const all = new Set(bundle.players.map(({ id }) => id));
  const played = countGames(bundle.games.map(({ parsed }) => parsed.header.setup.seats));
  const playedHere = countGames(index.map(({ seats }) => seats));
  const questions = coming.flatMap((player): BundleQuestion[] => {
    if (player.sameAs !== undefined && all.has(player.sameAs)) return [];
    const names = [player.name, ...(player.aliases ?? [])];
    const person = names.map((name) => people.named(name)).find((one) => one !== undefined);
    if (!person) return [];
    const games = people.idsOf(person.id).reduce((sum, id) => sum + (playedHere.get(id) ?? 0), 0);
    return [
      {
        player: player.id,
        name: player.name,
        games: played.get(player.id) ?? 0,
        here: { player: person.id, name: person.name, games },
      },
    ];
  });
  const asked = new Set(questions.map(({ player }) => player));
  return { fresh: coming.filter(({ id }) => !asked.has(id)), questions };
}

function countGames(
  tables: readonly (readonly { readonly player: string }[])[],
): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const seats of tables) for (const { player } of seats) count.set(player, (count.get(player) ?? 0) + 1);
  return count;
}

/**
 * Seasons by id, else by name: two laptops name the season of a year alike, each with an id of its own. A game whose
 * season nobody knows goes to the season of its year; one that is new here and was moved over there is moved here, too.
 * A game that is here already, also in several versions, stays in its season, whatever the lists over there say.
 */
function planSeasons({ seasons, textOf, versions, now }: ClubHere, bundle: OpenedBundle) {
  const all = [...seasons];
  const names = new Map<string, string>();
  const add = ({ games: _, ...season }: Season) => {
    const known = all.find(({ id }) => id === season.id);
    const twin = known ?? all.find(({ name }) => nameKey(name) === nameKey(season.name));
    if (!twin) all.push(season);
    names.set(season.id, (twin ?? season).id);
  };
  const apart = new Set(versions.map(({ game }) => game));
  const placed = new Set(seasons.flatMap(({ games = [] }) => games));
  const isFresh = (id: string) => textOf(id) === null && !apart.has(id) && !placed.has(id);
  const fresh = new Set(bundle.games.flatMap(({ id }) => (isFresh(id) ? [id] : [])));
  // Only a file changed by hand has a game in two lists; the first one has it.
  const movedTo = new Map<string, string>();
  for (const { id, games = [] } of bundle.seasons)
    for (const game of games) if (fresh.has(game) && !movedTo.has(game)) movedTo.set(game, id);
  const used = new Set([...bundle.games.map(({ parsed }) => parsed.header.season), ...movedTo.values()]);
  for (const season of bundle.seasons) if (used.has(season.id)) add(season);
  for (const { parsed } of bundle.games) {
    const { season, date } = parsed.header;
    if (!names.has(season)) add({ id: season, name: date.slice(0, 4), createdAt: now });
  }
  const withMoved = all.map((season) => {
    const moved = [...movedTo].flatMap(([game, to]) => (names.get(to) === season.id ? [game] : []));
    return moved.length === 0 ? season : { ...season, games: [...(season.games ?? []), ...moved] };
  });
  return {
    all: withMoved,
    newSeasons: all.slice(seasons.length),
    seasonOf: (season: string) => names.get(season) ?? season,
  };
}

function planGames(here: ClubHere, bundle: OpenedBundle, seasonOf: (season: string) => string) {
  const versions = new Map(here.versions.map((one) => [one.game, one]));
  const incoming = new Map<string, BundledGame[]>();
  for (const game of bundle.games) incoming.set(game.id, [...(incoming.get(game.id) ?? []), game]);
  const count = { fresh: 0, same: 0, grown: 0, diverged: 0 };
  const games: Merge['games'][number][] = [];
  const removed: string[] = [];
  for (const [id, all] of incoming) {
    const own: GameHere = { text: here.textOf(id), versions: versions.get(id) ?? null };
    const { fate, text, versions: then } = planGame(own, all, bundle.file, here.now, seasonOf);
    count[fate] += 1;
    if (fate === 'same') continue;
    if (text !== null) games.push({ id, text });
    else if (own.text !== null) removed.push(id);
    if (then.length > 0 || own.versions) {
      versions.set(id, { game: id, versions: [...then], left: own.versions?.left ?? [] });
    }
  }
  return { games, removed, versions: [...versions.values()], count };
}
