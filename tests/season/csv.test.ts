import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvFileName, gamesColumns, gamesCsv, standingsColumns, standingsCsv } from '../../shared/season/csv';
import { standingsOf } from '../../shared/season/standings';
import { runs } from '../runs';
import { game, seat } from './summaries';

const uk = { language: 'uk', separator: null } as const;
const en = { language: 'en', separator: null } as const;
const points = { base: 30, night: 0, vote: 15, speech: 5, judge: 0, penalty: -50 };

/** The rows of a file as a spreadsheet reads them. */
function read(content: string, delimiter: string): string[][] {
  const parsed = Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), { delimiter, newline: '\r\n' });
  expect(parsed.errors).toEqual([]);
  return parsed.data;
}

describe('CSV of a season', () => {
  test('a row a game and seat, with the names of the columns in the first line', () => {
    const played = game([seat('Ґалаґан', points, { seat: 3, role: 'boss', team: 'black', result: 'win' })]);
    expect(gamesCsv([played], 'Весна', uk)).toBe(
      '\uFEFFseason;date;game;seat;player;role;team;result;base;night;vote;speech;judge;penalty;total\r\n' +
        'Весна;2026-03-05;1;3;Ґалаґан;boss;black;win;30;0;15;5;0;-50;0',
    );
  });

  test('a row a player in the standings', () => {
    const table = standingsOf(
      [1, 2, 3].map((no) =>
        game([seat('Ї', no === 1 ? points : { base: 10 })], { id: `game000${no}`, startedAt: no }),
      ),
      ['base', 'night', 'vote', 'speech', 'judge', 'penalty'],
    );
    expect(standingsCsv(table, uk)).toBe(
      '\uFEFFplace;player;games;wins;base;night;vote;speech;judge;penalty;total;average\r\n' +
        '1;Ї;3;0;50;0;15;5;0;-50;20;6,67',
    );
    expect(standingsCsv(table, en)).toContain('\r\n1,Ї,3,0,50,0,15,5,0,-50,20,6.67');
  });

  test('separator and decimal comma follow the language; the club may choose the separator', () => {
    const half = game([seat('A', { vote: 0.5 })]);
    expect(gamesCsv([half], 'S', { language: 'ru', separator: null })).toContain(';0,5;0;0;0;0,5');
    expect(gamesCsv([half], 'S', { language: 'uk', separator: ',' })).toContain(',"0,5",0,0,0,"0,5"');
    expect(gamesCsv([half], 'S', { language: 'en', separator: ';' })).toContain(';0.5;0;0;0;0.5');
  });

  test('games that run or were called off have no rows, and rows are in the order of play', () => {
    const a = game([seat('late')], { id: 'game0001', startedAt: 9 });
    const b = game([seat('early')], { id: 'game0002', startedAt: 1 });
    const off = game([seat('off')], { id: 'game0003', status: 'called-off' });
    const rows = read(gamesCsv([a, off, b], 'S', en), ',');
    expect(rows.slice(1).map((row) => row[4])).toEqual(['early', 'late']);
  });

  test.each(['=1+1', '+38', '-50', '@sum', '\tx', '\rx', "'x"])(
    'a name that begins like a formula gets one apostrophe in front: %j',
    (name) => {
      const rows = read(gamesCsv([game([seat('p', {}, { name })])], name, uk), ';');
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
          const rows = read(gamesCsv([game(seats)], season, { language, separator }), separator);
          expect(rows[0]).toEqual([...gamesColumns]);
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
    const rows = read(standingsCsv(standingsOf([game([seat('A;"B"\n', points)])], ['base']), uk), ';');
    expect(rows.map((row) => row.length)).toEqual([standingsColumns.length, standingsColumns.length]);
    expect(rows[1]?.[1]).toBe('A;"B"\n');
  });

  test('the file is named after the season, without what a file system refuses', () => {
    expect(csvFileName('standings', 'Весна 2026')).toBe('Весна 2026 standings.csv');
    expect(csvFileName('games', '../a\\b:c*?"<>|\n')).toBe('a b c games.csv');
    expect(csvFileName('games', '...')).toBe('games.csv');
  });
});

/** What was written, before the one apostrophe that keeps a cell from being a formula. */
function unescaped(cell: string | undefined): string {
  return (cell ?? '').replace(/^'(?=[=+\-@\t\r'])/, '');
}
