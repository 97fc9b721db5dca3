import { expect, test } from 'vitest';
import { planBrought, readBrought } from '../../shared/season/brought';
import { standingsOf } from '../../shared/season/standings';
import { standingsSheet } from '../../shared/season/tables';
import { game, seat } from './summaries';

test.each([
  ['Їжак;дві;1;5', 'games', 'дві'],
  ['Їжак;2.5;1;5', 'games', '2.5'],
  ['Їжак;2;3;5', 'wins', '3'],
  ['Їжак;2;1;багато', 'base', 'багато'],
  [';2;1;5', 'name', ''],
])('the row %s of a sheet says that its %s is wrong: «%s»', (row, field, value) => {
  const { sheet, columns } = readBrought(`гравець;ігор;перемог;base\n${row}`, ['base']);
  expect(planBrought(sheet, columns, ['base'], [])).toMatchObject([
    { state: 'bad', row: null, wrong: { field, value } },
  ]);
});

test('who has too few games for a place has none in the file either', () => {
  const games = [game([seat('Ї', { base: 3 }), seat('Є', { base: 1 })]), game([seat('Ї', { base: 2 })])];
  const columns = ['base'];
  const rows = standingsOf(games, columns, { minGames: 2 });
  const sheet = standingsSheet({ columns, rows });
  const of = (name: string) => sheet.columns.findIndex((column) => column.name === name);
  expect(sheet.rows.map((row) => [row[of('player')], row[of('place')], row[of('below')]])).toEqual([
    ['Ї', 1, 'no'],
    ['Є', null, 'yes'],
  ]);
});
