import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peopleIn, planImport, readPeople } from '../../shared/club/import';
import { peopleOf } from '../../shared/club/people';
import type { GameSummary, Player } from '../../shared/contract/club';
import { rulesets } from '../../shared/rulesets';
import { changedSince, closedWith } from '../../shared/season/closed';
import { figuresOf } from '../../shared/season/figures';
import { standingsBySystem, standingsOf } from '../../shared/season/standings';
import { runs } from '../runs';
import { game, seat } from './summaries';

const columns = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'];
const player = (name: string, rest: Partial<Player> = {}): Player => ({
  id: name.padEnd(8, '0'),
  name,
  createdAt: 1,
  ...rest,
});
const who = ['ann', 'bob', 'cat', 'dan', 'eve'];

describe('who is meant', () => {
  test('by an id: the record of the person, over two merges; by a name: nickname before alias before merged record', () => {
    const people = peopleOf([
      player('ann', { aliases: ['Голка'] }),
      player('bob', { sameAs: 'ann00000', aliases: ['Cat'] }),
      player('dan', { sameAs: 'bob00000' }),
      player('cat'),
    ]);
    expect(['ann', 'bob', 'dan', 'cat'].map((name) => people.personOf(name.padEnd(8, '0')))).toEqual([
      'ann00000',
      'ann00000',
      'ann00000',
      'cat00000',
    ]);
    expect(people.idsOf('ann00000')).toEqual(['ann00000', 'bob00000', 'dan00000']);
    expect(people.named(' голка ')?.id).toBe('ann00000');
    expect(people.named('CAT')?.id).toBe('cat00000');
    expect(people.named('Dan')?.id).toBe('ann00000');
    expect(people.named('eve')).toBeUndefined();
  });

  test('a ring of merges is one person, and a merge into nobody does not hold', () => {
    const people = peopleOf([
      player('ann', { sameAs: 'bob00000' }),
      player('bob', { sameAs: 'cat00000' }),
      player('cat', { sameAs: 'bob00000' }),
      player('dan', { sameAs: 'gone0000' }),
    ]);
    expect(who.slice(0, 3).map((name) => people.personOf(name.padEnd(8, '0')))).toEqual(
      Array(3).fill('bob00000'),
    );
    expect(people.person('dan00000')?.name).toBe('dan');
  });
});

const someGames = fc
  .array(
    fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...who),
        base: fc.integer({ min: -50, max: 50 }),
        result: fc.constantFrom('win' as const, 'loss' as const),
        fouls: fc.integer({ min: 0, max: 4 }),
        out: fc.constantFrom(null, 'vote', 'fouls', 'disqualified'),
      }),
      { selector: ({ name }) => name, maxLength: 5 },
    ),
    { maxLength: 12 },
  )
  .map((played) =>
    played.map((lines, at) =>
      game(
        lines.map(({ name, base, ...rest }, index) => seat(name, { base }, { ...rest, seat: index + 1 })),
        { id: `game${String(at).padStart(4, '0')}`, startedAt: at },
      ),
    ),
  );

describe('merged records', () => {
  test('are one line, which has what both had; taken back, the table is what it was', () => {
    fc.assert(
      fc.property(
        someGames,
        fc.shuffledSubarray(who, { minLength: 2, maxLength: 2 }),
        (games, [one, other]) => {
          const before = who.map((name) => player(name));
          const id = `${other}`.padEnd(8, '0');
          const into = `${one}`.padEnd(8, '0');
          const merged = before.map((own) => (own.id === id ? { ...own, sameAs: into } : own));
          const back = merged.map(({ sameAs: _, ...own }) => own);
          const table = (players: readonly Player[]) =>
            standingsOf(games, columns, { people: peopleOf(players) });
          const apart = table(before);
          const joined = table(merged);
          expect(table(back)).toEqual(apart);
          const sum = (rows: typeof apart, what: 'total' | 'games' | 'wins' | 'fouls' | 'removals') =>
            rows.reduce((total, row) => total + row[what], 0);
          const both = apart.filter((row) => row.player === id || row.player === into);
          const line = joined.filter((row) => row.player === into);
          expect(joined.some((row) => row.player === id)).toBe(false);
          for (const what of ['total', 'games', 'wins', 'fouls', 'removals'] as const) {
            expect(sum(joined, what)).toBe(sum(apart, what));
            expect(sum(line, what)).toBe(sum(both, what));
          }
          const page = figuresOf(into, games, peopleOf(merged), rulesets);
          expect([page.all.games, page.all.wins, page.fouls, page.removals]).toEqual(
            (['games', 'wins', 'fouls', 'removals'] as const).map((what) => sum(line, what)),
          );
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

describe('how a season counts', () => {
  const table = (games: readonly GameSummary[], by: Parameters<typeof standingsOf>[2]) =>
    standingsOf(games, columns, by).map((row) => `${row.place} ${row.name}${row.below ? ' below' : ''}`);
  const three = [
    game([seat('ann', { base: 30 }), seat('bob', { base: 10 }, { result: 'win' })], {
      id: 'game0001',
      startedAt: 1,
    }),
    game([seat('ann', { base: 0 }), seat('bob', { base: 10 }), seat('cat', { base: 25 })], {
      id: 'game0002',
      startedAt: 2,
    }),
    game([seat('ann', { base: 0 }, { fouls: 3 }), seat('bob', { base: 10 })], {
      id: 'game0003',
      startedAt: 3,
    }),
  ];

  test('by points, by average, by a formula; equal players are separated by the tie-breaks in their order', () => {
    expect(table(three, {})).toEqual(['1 bob', '1 ann', '3 cat']);
    expect(table(three, { order: 'average' })).toEqual(['1 cat', '2 bob', '2 ann']);
    expect(table(three, { order: 'formula', formula: 'wins * 100 + avg' })).toEqual([
      '1 bob',
      '2 cat',
      '3 ann',
    ]);
    expect(table(three, { ties: ['wins'] })).toEqual(['1 bob', '2 ann', '3 cat']);
    expect(table(three, { ties: ['average', 'fewerFouls'] })).toEqual(['1 bob', '2 ann', '3 cat']);
    expect(table(three, { ties: ['fewerGames', 'average'] })).toEqual(['1 bob', '1 ann', '3 cat']);
  });

  test('a formula names columns another system has; there they are 0', () => {
    const sports = game([seat('ann', {}, { result: 'win' })], { ruleset: 'polemica' });
    const [own] = standingsBySystem([sports], rulesets, { order: 'formula', formula: 'wins * 10 + judge' });
    expect(own?.rows[0]?.score).toBe(10);
  });

  test('who has too few games stands behind all others, whatever the points', () => {
    expect(table(three, { minGames: 2, order: 'average' })).toEqual(['1 bob', '1 ann', '3 cat below']);
  });

  test('only the best games count, and it is said how many there were', () => {
    const rows = standingsOf(three, columns, { best: 1 });
    expect(rows.map(({ name, games, played, total }) => [name, games, played, total])).toEqual([
      ['ann', 1, 3, 30],
      ['cat', 1, undefined, 25],
      ['bob', 1, 3, 10],
    ]);
  });

  test('what was brought in counts with the games; in a table of one role it does not', () => {
    const brought = [
      { player: 'ann00000', ruleset: 'demafia' as const, games: 2, wins: 2, points: { base: 5 }, total: 9 },
    ];
    const people = peopleOf(who.map((name) => player(name)));
    const [ann] = standingsBySystem(three, rulesets, { brought, people })[0]?.rows ?? [];
    expect(ann).toMatchObject({ name: 'ann', games: 5, wins: 2, total: 39, points: { base: 35 } });
    const [role] = standingsBySystem(three, rulesets, { brought, people, role: 'citizen' });
    expect(role?.rows.find((row) => row.name === 'ann')?.total).toBe(30);
    const [only] = standingsBySystem([], rulesets, { brought, people });
    expect(only?.rows.map((row) => row.name)).toEqual(['ann']);
  });

  test('a closed season tells which games were corrected, came or went since', () => {
    const closed = closedWith(three, standingsBySystem(three, rulesets), 7);
    expect(changedSince(closed, three)).toEqual([]);
    const renamed = three.map((one) => ({ ...one, seats: one.seats.map((own) => ({ ...own, name: 'x' })) }));
    expect(changedSince(closed, renamed)).toEqual([]);
    const [first, second, third] = three;
    if (!first || !second || !third) throw new Error('three games');
    const corrected = { ...first, seats: first.seats.map((own) => ({ ...own, total: own.total + 1 })) };
    const now = [
      corrected,
      { ...second, unrated: true as const },
      third,
      { ...third, id: 'game0009', startedAt: 9 },
      { ...third, id: 'constructor', startedAt: 10 },
    ];
    expect(changedSince(closed, now)).toEqual([
      { game: 'game0001', how: 'changed' },
      { game: 'game0009', how: 'added' },
      { game: 'constructor', how: 'added' },
      { game: 'game0002', how: 'gone' },
    ]);
  });
});

describe('people of a sheet', () => {
  const read = (content: string, players: readonly Player[] = []) => {
    const { sheet, columns: found } = readPeople(content);
    return planImport(players, peopleIn(sheet, found)).map(({ no, state, who: name }) => [no, state, name]);
  };

  test('columns are known by their names in each language, else the first holds the names', () => {
    expect(readPeople('\uFEFFПІБ;Нік;Примітка\nІван Ґ;Їжак;ліворуч').columns).toEqual({
      name: 1,
      fullName: 0,
      aliases: null,
      notes: 2,
    });
    const { sheet, columns: found } = readPeople('Їжак,Лис\nМавка,Щука');
    expect([sheet.rows.length, found.name]).toEqual([2, 0]);
  });

  test('new ones, known ones, doubles, empty rows and names of others are told apart', () => {
    const players = [
      player('Їжак', { id: 'player01', aliases: ['Голка'] }),
      player('Лис', { id: 'player02' }),
    ];
    const content = 'нік;піб;інші імена\nМавка;;\nголка;Марта;\nЇжак;;\n;хтось;\nСойка;;Лис\nЛис;;\nмавка;;';
    expect(read(content, players)).toEqual([
      [1, 'new', null],
      [2, 'known', 'Їжак'],
      [3, 'twice', 'голка'],
      [4, 'nameless', null],
      [5, 'taken', 'Лис'],
      [6, 'twice', 'Сойка'],
      [7, 'twice', 'Мавка'],
    ]);
  });

  test('what a record cannot hold is said, and nothing of it is cut off', () => {
    const names = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => `i${from + at}`).join('|');
    const full = player('Ann', { id: 'player01', aliases: names(20).split('|') });
    const long = 'x'.repeat(2_001);
    const sheet = `name,full name,aliases,notes\nann,,new one,\nBob,,${names(21, 50)},\nCid,,,${long}\nDan,,${'y'.repeat(61)},\nEva,,${names(20, 90)},`;
    expect(read(sheet, [full]).map(([, state]) => state)).toEqual(['full', 'full', 'full', 'full', 'new']);
  });

  test('a sheet that was taken has nothing new the second time', () => {
    const ann = player('Ann', { id: 'player01', fullName: 'A', notes: 'n', aliases: ['x'] });
    expect(read('name,full name,aliases,notes\nann,A,X,n', [ann])).toEqual([[1, 'same', 'Ann']]);
  });
});
