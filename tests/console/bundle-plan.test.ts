import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planBundle } from '../../electron/console/bundlePlan';
import { marksOf, versionKey } from '../../electron/console/versionOf';
import type { OpenedBundle } from '../../electron/store/bundle';
import { encodeHeader, encodeLines, parseGame } from '../../electron/store/game-file';
import type { GameVersions } from '../../electron/store/versions';
import { nameKey, peopleOf } from '../../shared/club/people';
import type { Player, Season } from '../../shared/contract/club';
import type { Line } from '../../shared/game/journal';
import { runs } from '../runs';
import { headerOf, linesOf, NOON } from '../store/fixtures';

/** A club in memory: what a bundle is taken into. */
interface Memory {
  readonly players: readonly Player[];
  readonly seasons: readonly Season[];
  readonly versions: readonly GameVersions[];
  readonly texts: ReadonlyMap<string, string>;
}

const empty: Memory = { players: [], seasons: [], versions: [], texts: new Map() };
const now = NOON;

function planned(club: Memory, bundle: OpenedBundle, same: (player: Player) => boolean) {
  const here = { ...club, index: [], textOf: (game: string) => club.texts.get(game) ?? null, now };
  const asked = new Set(planBundle(here, bundle, new Set()).questions.map(({ player }) => player));
  const yes = bundle.players.filter((player) => asked.has(player.id) && same(player));
  return { plan: planBundle(here, bundle, new Set(yes.map(({ id }) => id))), asked };
}

function taken(club: Memory, bundle: OpenedBundle, same: (player: Player) => boolean): Memory {
  const { games, removed, ...documents } = planned(club, bundle, same).plan.merge;
  const texts = new Map(club.texts);
  for (const { id, text } of games) texts.set(id, text);
  for (const id of removed) texts.delete(id);
  return { ...documents, texts };
}

/** Lines of a game that went this way: each step is one of two, so that ways are beginnings of each other or part. */
function textOf(game: string, way: readonly boolean[], season: string, name = 'Гравець'): string {
  const { setup, ...header } = headerOf(game);
  const seats = setup.seats.map(({ player }, at) => ({ player, name: `${name} ${at}` }));
  const lines = linesOf(1, way.length).map((line, at): Line => ({ ...line, at: NOON + Number(way[at]) }));
  const whole = [encodeHeader({ ...header, season, setup: { ...setup, seats } }), encodeLines(lines)];
  return new TextDecoder().decode(Buffer.concat(whole));
}

function bundleOf(parts: {
  games?: readonly (readonly [string, string])[];
  players?: readonly Player[];
  seasons?: readonly Season[];
}): OpenedBundle {
  const { games = [], players = [], seasons = [{ id: 'season2026', name: '2026', createdAt: 1 }] } = parts;
  return {
    at: now,
    club: '',
    players,
    seasons,
    unreadable: 0,
    file: 'other.json.gz',
    games: games.map(([id, text]) => ({ id, text, parsed: parseGame(new TextEncoder().encode(text), id) })),
  };
}

/** What the club comes to, without what may differ by the order things came in: who has which versions of which game. */
function outcome(club: Memory) {
  const people = peopleOf(club.players);
  const keyOf = (text: string) => versionKey(marksOf(parseGame(new TextEncoder().encode(text), 'x')));
  const seasonName = (text: string) => {
    const { season } = parseGame(new TextEncoder().encode(text), 'x').header;
    return club.seasons.find(({ id }) => id === season)?.name;
  };
  return {
    games: [...club.texts].map(([id, text]) => [id, keyOf(text), seasonName(text)]).toSorted(),
    versions: club.versions
      .filter(({ versions }) => versions.length > 0)
      .map(({ game, versions }) => [game, versions.map(({ text }) => keyOf(text)).toSorted()])
      .toSorted(),
    people: club.players.map(({ id }) => people.idsOf(people.personOf(id)).toSorted().join()).toSorted(),
    seasons: club.seasons.map(({ name }) => name).toSorted(),
  };
}

const game = fc.constantFrom('gameaaaa1', 'gamebbbb2', 'gamecccc3');
const way = fc.array(fc.boolean(), { maxLength: 4 });
const season = fc.constantFrom('season2026', 'otherseas1');
const seasonNames: Record<string, string> = { season2026: '2026', otherseas1: '2026', thirdseas1: 'Осінь' };
const player = fc.constantFrom(...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `player000${letter}`)).map(
  // Two ids of each name: of some the host says they are one person, of some they are not.
  (id): Player => ({ id, name: ['Їжак', 'їжак ', 'Щука'][id.charCodeAt(9) % 3]?.trim() ?? '', createdAt: 1 }),
);
const bundle = fc
  .record({
    games: fc.array(fc.tuple(game, way, season), { maxLength: 5 }),
    // Two of one name on one laptop are two people already.
    players: fc.uniqueArray(player, { selector: ({ name }) => nameKey(name), maxLength: 4 }),
  })
  .map(({ games, players }) =>
    bundleOf({
      games: games.map(([id, steps, from]) => [
        id,
        textOf(id, steps, id === 'gamecccc3' ? 'thirdseas1' : from),
      ]),
      players,
      seasons: Object.entries(seasonNames).map(([id, name]) => ({ id, name, createdAt: 1 })),
    }),
  );
/** What the host answers to a name, whoever comes second. */
const isSame = ({ name }: Player) => nameKey(name) !== 'щука';

describe('taking bundles in', () => {
  test('twice changes nothing more and asks nothing more', () => {
    fc.assert(
      fc.property(fc.array(bundle, { maxLength: 3 }), bundle, (before, one) => {
        const club = before.reduce((known, next) => taken(known, next, isSame), empty);
        const once = taken(club, one, isSame);
        const again = planned(once, one, isSame);
        expect([...again.asked]).toEqual([]);
        expect(again.plan.games).toMatchObject({ fresh: 0, grown: 0, diverged: 0 });
        expect(taken(once, one, isSame)).toEqual(once);
      }),
      { numRuns: runs(100) },
    );
  });

  test('comes to the same in any order, up to the questions', () => {
    fc.assert(
      fc.property(fc.array(bundle, { minLength: 2, maxLength: 4 }), fc.nat(), (all, by) => {
        const turned = all.map((_, at) => all[(at + by) % all.length] ?? bundleOf({})).reverse();
        const end = (bundles: readonly OpenedBundle[]) =>
          outcome(bundles.reduce((club, next) => taken(club, next, isSame), empty));
        expect(end(turned)).toEqual(end(all));
      }),
      { numRuns: runs(100) },
    );
  });

  test('loses no version: each that came is there or a beginning of one that is', () => {
    fc.assert(
      fc.property(fc.array(bundle, { minLength: 1, maxLength: 4 }), (all) => {
        const club = all.reduce((known, next) => taken(known, next, isSame), empty);
        for (const { id, parsed } of all.flatMap(({ games }) => games)) {
          const apart = club.versions.find((one) => one.game === id)?.versions ?? [];
          const kept = [club.texts.get(id), ...apart.map(({ text }) => text)].flatMap((text) => text ?? []);
          expect(kept.length).toBeGreaterThan(0);
          // A game is either among the others or apart, never both.
          expect(club.texts.has(id)).toBe(apart.length === 0);
          const marks = marksOf(parsed);
          const covers = (text: string) =>
            marks.every((mark, at) => marksOf(parseGame(new TextEncoder().encode(text), id))[at] === mark);
          expect(kept.some(covers)).toBe(true);
        }
      }),
      { numRuns: runs(80) },
    );
  });
});

describe('the same game', () => {
  const [a, b] = [true, false];
  const here = (steps: boolean[], name?: string): Memory => ({
    ...empty,
    texts: new Map([['gameaaaa1', textOf('gameaaaa1', steps, 'season2026', name)]]),
  });
  const coming = (...ways: boolean[][]) =>
    bundleOf({ games: ways.map((steps) => ['gameaaaa1', textOf('gameaaaa1', steps, 'season2026')]) });
  const no = () => false;

  test('with more entries takes the place of the shorter one, with the names as they are here', () => {
    const club = taken(here([a], 'Гість'), coming([a, b]), no);
    expect(club.texts.get('gameaaaa1')).toBe(textOf('gameaaaa1', [a, b], 'season2026', 'Гість'));
    expect(planned(here([a, b]), coming([a]), no).plan.games).toMatchObject({ same: 1 });
  });

  test('played on differently lies apart with both versions, and a third joins them', () => {
    const club = taken(here([a, a]), coming([a, b]), no);
    expect(club.texts.size).toBe(0);
    expect(club.versions[0]?.versions.map(({ from }) => from)).toEqual(['', 'other.json.gz']);
    expect(taken(club, coming([b]), no).versions[0]?.versions).toHaveLength(3);
    // A version that goes on stays the one it was.
    const on = taken(club, coming([a, b, b]), no);
    expect(on.versions[0]?.versions).toHaveLength(2);
  });

  test('that the host decided against is not asked about again, until it was played on', () => {
    const left = [textOf('gameaaaa1', [a, b], 'season2026')];
    const chosen: Memory = { ...here([a, a]), versions: [{ game: 'gameaaaa1', versions: [], left }] };
    expect(taken(chosen, coming([a, b]), no).texts).toEqual(chosen.texts);
    expect(planned(chosen, coming([a, b]), no).plan.games).toMatchObject({ same: 1 });
    expect(planned(chosen, coming([a, b, b]), no).plan.games).toMatchObject({ diverged: 1 });
  });
});

describe('people', () => {
  const club: Memory = {
    ...empty,
    players: [{ id: 'player0001', name: 'Їжак', createdAt: 1, aliases: ['Колючий'] }],
  };
  const coming = (name: string, more: Partial<Player> = {}) =>
    bundleOf({ players: [{ id: 'player0002', name, createdAt: 2, ...more }] });

  test.each([
    ['nickname', ' їжак ', {}],
    ['alias', 'колючий', {}],
    ['alias of the one who comes', 'Голка', { aliases: ['ЇЖАК'] }],
  ])('with a known %s are asked about', (_, name, more) => {
    const { plan } = planned(club, coming(name, more), () => true);
    expect(plan.questions).toMatchObject([{ player: 'player0002', here: { player: 'player0001' } }]);
    expect(peopleOf(plan.merge.players).personOf('player0002')).toBe('player0001');
    const { plan: apart } = planned(club, coming(name, more), () => false);
    expect(peopleOf(apart.merge.players).personOf('player0002')).toBe('player0002');
  });

  test('who are here by id stay as they are, and others come without a question', () => {
    const known = bundleOf({ players: [{ id: 'player0001', name: 'Щука', createdAt: 9 }] });
    expect(planned(club, known, () => true).plan).toMatchObject({
      questions: [],
      merge: { players: club.players },
    });
    expect(planned(club, coming('Щука'), () => true).plan).toMatchObject({
      questions: [],
      fresh: [{ name: 'Щука' }],
    });
  });
});

test('a game that is new here comes to the season it was moved to over there', () => {
  const seasons = [
    { id: 'season2026', name: '2026', createdAt: 1 },
    { id: 'thirdseas1', name: 'Осінь', createdAt: 2, games: ['gameaaaa1'] },
  ];
  const text = textOf('gameaaaa1', [true], 'season2026');
  const one = bundleOf({ games: [['gameaaaa1', text]], seasons });
  const autumn = { id: 'ownautumn1', name: 'осінь', createdAt: 3 };
  const club = taken({ ...empty, seasons: [autumn] }, one, () => false);
  expect(club.seasons.map(({ name, games }) => [name, games])).toEqual([
    ['осінь', ['gameaaaa1']],
    ['2026', undefined],
  ]);
  expect(taken(club, one, () => false)).toEqual(club);
});

describe('a season that comes with a list of games moved to it', () => {
  const spring = { id: 'season2026', name: '2026', createdAt: 1 };
  const autumn = (games: string[], id = 'thirdseas1', name = 'Осінь') => ({ id, name, createdAt: 2, games });
  const two: [string, string][] = ['gameaaaa1', 'gamebbbb2'].map((id) => [
    id,
    textOf(id, [true], 'season2026'),
  ]);
  const has = (club: Memory) => club.seasons.map(({ name, games = [] }) => [name, games]);

  test('leaves a game that is here already where it is', () => {
    const [known] = two;
    const here: Memory = { ...empty, seasons: [spring], texts: new Map(known ? [known] : []) };
    const seasons = [spring, autumn(['gameaaaa1', 'gamebbbb2'])];
    const club = taken(here, bundleOf({ games: two, seasons }), () => false);
    expect(has(club)).toEqual([
      ['2026', []],
      ['Осінь', ['gamebbbb2']],
    ]);
  });

  test('leaves a game of which versions lie apart here, and one that was moved here and is in the bin', () => {
    const here: Memory = {
      ...empty,
      seasons: [{ ...spring, games: ['gamebbbb2'] }],
      versions: [{ game: 'gameaaaa1', versions: [{ text: two[0]?.[1] ?? '', from: '', at: 1 }], left: [] }],
    };
    const seasons = [spring, autumn(['gameaaaa1', 'gamebbbb2'])];
    expect(has(taken(here, bundleOf({ games: two, seasons }), () => false))[0]).toEqual([
      '2026',
      ['gamebbbb2'],
    ]);
  });

  test('keeps only what came, and a game that two seasons list comes to one of them', () => {
    const seasons = [
      spring,
      autumn(['gameaaaa1', 'gamecccc3']),
      autumn(['gameaaaa1', 'gamebbbb2'], 'fourthsea1', 'Зима'),
    ];
    expect(has(taken(empty, bundleOf({ games: two, seasons }), () => false))).toEqual([
      ['2026', []],
      ['Осінь', ['gameaaaa1']],
      ['Зима', ['gamebbbb2']],
    ]);
  });
});
