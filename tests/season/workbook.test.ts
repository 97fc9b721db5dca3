import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { workbookOf } from '../../electron/console/workbook';
import { csvOf } from '../../shared/season/csv';
import { columnsOf, type Sheet, versioned } from '../../shared/season/sheet';
import { gamesSheet, playersSheet } from '../../shared/season/tables';
import { runs } from '../runs';
import { hostileName } from './hostile-names';
import { game, seat } from './summaries';
import { readWorkbook } from './xlsx-reader';

const table = (rows: Sheet['rows']): Sheet =>
  versioned(
    'names',
    [...columnsOf('text', 'player'), ...columnsOf('day', 'date'), ...columnsOf('number', 'total')],
    rows,
  );
const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('a workbook', () => {
  test('has every name as text and never as a formula, numbers as numbers, days as dates', async () => {
    const row = fc.tuple(
      hostileName,
      day.map((date) => date.toISOString().slice(0, 10)),
      fc.integer({ min: -90_000, max: 90_000 }).map((thousandth) => thousandth / 1_000),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const read = readWorkbook(await workbookOf([table(rows)])).get('names') ?? [];
        expect(read[0]).toEqual(
          ['player', 'date', 'total', 'version'].map((value) => ({ type: 'text', value })),
        );
        for (const [at, [name, date, total]] of rows.entries()) {
          expect(read[at + 1]).toEqual([
            // XML knows one kind of line break, and no control characters.
            { type: 'text', value: plain(name) },
            { type: 'day', value: date },
            { type: 'number', value: total },
            { type: 'number', value: 3 },
          ]);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('has a sheet for each table, with the columns of the CSV file, and leaves empty what is not known', async () => {
    const games = [game([seat('Ґ', { base: 3 }, { role: null })])];
    const sheets = [gamesSheet(games, ['base'], () => 'Весна'), playersSheet([], games, () => '2026-03-05')];
    const read = readWorkbook(await workbookOf(sheets));
    expect([...read.keys()]).toEqual(['games', 'players']);
    for (const { name, columns } of sheets) {
      expect(read.get(name)?.[0]?.map((cell) => cell && 'value' in cell && cell.value)).toEqual(
        columns.map((column) => column.name),
      );
    }
    const at = sheets[0]?.columns.findIndex((column) => column.name === 'role') ?? -1;
    expect(read.get('games')?.[1]?.[at]).toBeNull();
  });

  test('a day that is none stays what it says', async () => {
    const read = readWorkbook(await workbookOf([table([['a', '2026-99-99', 1]])]));
    expect(read.get('names')?.[1]?.[1]).toEqual({ type: 'text', value: '2026-99-99' });
  });
});

describe('CSV', () => {
  test('any hostile name comes back from any table as it was, but for one apostrophe', () => {
    fc.assert(
      fc.property(
        fc.array(hostileName, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(';' as const, ',' as const),
        (names, separator) => {
          const players = names.map((name, at) => ({ id: `player000${at}`, name, createdAt: at }));
          const text = csvOf(
            playersSheet(players, [], () => '2026-03-05'),
            { language: 'uk', separator },
          );
          const { data, errors } = Papa.parse<string[]>(text.slice(1), {
            delimiter: separator,
            newline: '\r\n',
          });
          expect(errors).toEqual([]);
          const found = data.slice(1).map(([name = '']) => name);
          expect(found.every((name) => !/^[=+\-@\t\r]/.test(name))).toBe(true);
          expect(found.map((name) => name.replace(/^'/, '')).toSorted()).toEqual(names.toSorted());
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

function plain(name: string): string {
  const kept = [...name].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return (code >= 32 || '\t\n\r'.includes(letter)) && code !== 0xfffe && code !== 0xffff;
  });
  return kept.join('').replace(/\r\n?/g, '\n');
}
