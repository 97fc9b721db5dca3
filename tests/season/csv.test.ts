import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { GameSummary } from '../../shared/contract/club';
import { rulesets } from '../../shared/rulesets';
import { type CsvOptions, csvOf, fileName } from '../../shared/season/csv';
import { standingsBySystem, standingsOf } from '../../shared/season/standings';
import { gamesSheet, standingsSheet } from '../../shared/season/tables';
import { runs } from '../runs';
import { game, seat } from './summaries';

const uk = { language: 'uk', separator: null } as const;
const en = { language: 'en', separator: null } as const;
const columns = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'];
const points = { base: 30, night: 0, vote: 15, speech: 5, judge: 0, penalty: -50 };

/** The file of DeMafia's games, all of one season. */
const gamesOf = (games: readonly GameSummary[], season: string, options: CsvOptions) =>
  csvOf(
    gamesSheet(games, columns, () => season),
    options,
  );

/** The rows of a file as a spreadsheet reads them. */
function read(content: string, delimiter: string): string[][] {
  const parsed = Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), { delimiter, newline: '\r\n' });
  expect(parsed.errors).toEqual([]);
  return parsed.data;
}

describe('CSV of a season', () => {
  test('a row a game and seat, with the names of the columns in the first line', () => {
    const played = game([seat('Ґалаґан', points, { seat: 3, role: 'boss', team: 'black', result: 'win' })]);
    expect(gamesOf([played], 'Весна', uk)).toBe(
      '\uFEFFseason;date;game;seat;player;role;team;result;base;night;vote;speech;judge;penalty;total;table;host;out;fouls;game_id;player_id;house;version\r\n' +
        'Весна;2026-03-05;1;3;Ґалаґан;boss;black;win;30;0;15;5;0;-50;0;;;;0;game0001;Ґалаґан0;;3',
    );
  });

  test('a row a player in the standings', () => {
    const played = [1, 2, 3].map((no) =>
      game([seat('Ї', no === 1 ? points : { base: 10 })], { id: `game000${no}`, startedAt: no }),
    );
    const table = { columns, rows: standingsOf(played, columns) };
    expect(csvOf(standingsSheet(table), uk)).toBe(
      '\uFEFFplace;player;games;wins;base;night;vote;speech;judge;penalty;total;average;player_id;played;fouls;removals;score;below;version\r\n' +
        '1;Ї;3;0;50;0;15;5;0;-50;20;6,67;Ї0000000;3;0;0;;no;3',
    );
    expect(csvOf(standingsSheet(table), en)).toContain(
      '\r\n1,Ї,3,0,50,0,15,5,0,-50,20,6.67,Ї0000000,3,0,0,,no,3',
    );
  });

  test('separator and decimal comma follow the language; the club may choose the separator', () => {
    const half = game([seat('A', { vote: 0.5 })]);
    expect(gamesOf([half], 'S', { language: 'ru', separator: null })).toContain(';0,5;0;0;0;0,5;');
    expect(gamesOf([half], 'S', { language: 'uk', separator: ',' })).toContain(',"0,5",0,0,0,"0,5",');
    expect(gamesOf([half], 'S', { language: 'en', separator: ';' })).toContain(';0.5;0;0;0;0.5;');
  });

  test('games that run or were called off have no rows, and rows are in the order of play', () => {
    const a = game([seat('late')], { id: 'game0001', startedAt: 9 });
    const b = game([seat('early')], { id: 'game0002', startedAt: 1 });
    const off = game([seat('off')], { id: 'game0003', status: 'called-off' });
    const rows = read(gamesOf([a, off, b], 'S', en), ',');
    expect(rows.slice(1).map((row) => row[4])).toEqual(['early', 'late']);
  });

  test.each(['=1+1', '+38', '-50', '@sum', '\tx', '\rx', "'x"])(
    'a name that begins like a formula gets one apostrophe in front: %j',
    (name) => {
      const rows = read(gamesOf([game([seat('p', {}, { name })])], name, uk), ';');
      expect(rows[1]?.[0]).toBe(`'${name}`);
      expect(rows[1]?.[4]).toBe(`'${name}`);
    },
  );

  test('any name and number comes back as it was written, in every language and with both separators', () => {
    const start = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', "'", '"', ';', ',', '\n', 'Ґ');
    const name = fc.tuple(start, fc.string({ unit: 'binary', maxLength: 12 })).map((parts) => parts.join(''));
    const amount = fc.integer({ min: -5000, max: 5000 }).map((tenths) => tenths / 10);
    const line = fc.record({ name, base: amount, role: fc.option(fc.constantFrom('boss', 'citizen')) });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        name,
        fc.constantFrom('uk' as const, 'ru' as const, 'en' as const),
        fc.constantFrom(';' as const, ',' as const),
        (lines, season, language, separator) => {
          const seats = lines.map((made) =>
            seat('p', { base: made.base }, { name: made.name, role: made.role }),
          );
          const rows = read(gamesOf([game(seats)], season, { language, separator }), separator);
          expect(rows[0]).toEqual(gamesSheet([], columns, () => '').columns.map((column) => column.name));
          expect(rows).toHaveLength(1 + lines.length);
          for (const [at, made] of lines.entries()) {
            const row = rows[at + 1] ?? [];
            expect(unescaped(row[0])).toBe(season);
            expect(unescaped(row[4])).toBe(made.name);
            expect(row[5]).toBe(made.role ?? '');
            expect(Number(row[8]?.replace(language === 'en' ? '.' : ',', '.'))).toBe(made.base);
            expect([row[0], row[4]].some((cell) => /^[=+\-@\t\r]/.test(cell ?? ''))).toBe(false);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('the standings come back with as many cells as there are columns', () => {
    const table = { columns: ['base'], rows: standingsOf([game([seat('A;"B"\n', points)])], ['base']) };
    const rows = read(csvOf(standingsSheet(table), uk), ';');
    expect(rows[0]?.slice(0, 7)).toEqual(['place', 'player', 'games', 'wins', 'base', 'total', 'average']);
    expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
    expect(rows[1]?.[1]).toBe('A;"B"\n');
  });

  test('PO-32, A-45: a system without points has wins and how many of a hundred they are, and no empty columns', () => {
    const seats = [
      seat('Ї', {}, { role: 'don', team: 'black', result: 'loss' }),
      seat('Ґ', {}, { seat: 2, team: 'red', result: 'win' }),
    ];
    const sports = { ruleset: 'polemica', winner: 'red' } as const;
    const more = [
      seat('Ї', {}, { result: 'win' }),
      seat('Ґ', {}, { seat: 2, result: 'win' }),
      seat('Є', {}, { seat: 3 }),
    ];
    const games = [
      game(seats, sports),
      game(more, { ...sports, id: 'game0002', gameNo: 2, startedAt: 2 }),
      game([seat('Є')], { ...sports, id: 'game0003', startedAt: 3 }),
      game([seat('Ї')], { ...sports, id: 'game0004', startedAt: 4 }),
    ];
    const [table] = standingsBySystem(games, rulesets);
    expect(table && csvOf(standingsSheet(table), uk)).toBe(
      '\uFEFFplace;player;games;wins;winrate;player_id;played;fouls;removals;score;below;version\r\n' +
        '1;Ґ;2;2;100;Ґ0000000;2;0;0;;no;3\r\n2;Ї;3;1;33,33;Ї0000000;3;0;0;;no;3\r\n3;Є;2;0;0;Є0000000;2;0;0;;no;3',
    );
    const sheet = gamesSheet(games.slice(0, 1), [], () => 'Весна');
    expect(csvOf(sheet, uk)).toBe(
      '\uFEFFseason;date;game;seat;player;role;team;result;table;host;out;fouls;game_id;player_id;house;version\r\n' +
        'Весна;2026-03-05;1;1;Ї;don;black;loss;;;;0;game0001;Ї0000000;;3\r\n' +
        'Весна;2026-03-05;1;2;Ґ;citizen;red;win;;;;0;game0001;Ґ0000000;;3',
    );
  });

  test('MP-44: Mafia Pro has the columns of its house points', () => {
    const own = seat('Ї', { base: 2, night: 1 }, { role: 'sheriff', team: 'red', result: 'win' });
    const games = [game([own], { ruleset: 'mafia-pro' })];
    const [table] = standingsBySystem(games, rulesets);
    expect(table && csvOf(standingsSheet(table), en)).toBe(
      '\uFEFFplace,player,games,wins,base,night,total,average,player_id,played,fouls,removals,score,below,version\r\n1,Ї,1,1,2,1,3,3,Ї0000000,1,0,0,,no,3',
    );
    const sheet = gamesSheet(games, table?.columns ?? [], () => 'S');
    expect(csvOf(sheet, en)).toContain(
      'result,base,night,total,table,host,out,fouls,game_id,player_id,house,version\r\nS,2026-03-05,1,1,Ї,sheriff,red,win,2,1,3,,,,0,',
    );
  });

  test('the file is named after the season, without what a file system refuses', () => {
    expect(fileName('csv', 'Весна 2026', '', 'standings')).toBe('Весна 2026 standings.csv');
    expect(fileName('csv', 'Весна 2026', 'mafia-pro', 'games')).toBe('Весна 2026 mafia-pro games.csv');
    expect(fileName('csv', '../a\\b:c*?"<>|\n', 'games')).toBe('a b c games.csv');
    expect(fileName('csv', '...', 'games')).toBe('games.csv');
  });
});

/** What was written, before the one apostrophe that keeps a cell from being a formula. */
function unescaped(cell: string | undefined): string {
  return (cell ?? '').replace(/^'/, '');
}
