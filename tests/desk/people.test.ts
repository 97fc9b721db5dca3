import { expect, test } from 'vitest';
import { found, personsOf } from '../../renderer/host/players/find';
import { foundBy, knownAs, matches, suggestionOf } from '../../renderer/host/setup/suggestions';
import type { Player } from '../../shared/contract/club';

const player = (name: string, rest: Partial<Player> = {}): Player => ({
  id: name.padEnd(8, '0'),
  name,
  createdAt: 1,
  ...rest,
});
const players = [
  player('Ясен', { fullName: 'Лисенко Олег' }),
  player('Лис', { aliases: ['Микита', 'Рудий'] }),
  player('Ґава'),
  player('Лисиця', { inactive: true }),
  player('Пан Лис', { sameAs: 'Ґава0000' }),
];
const persons = personsOf(players, 'uk');

test('people stand by nickname in the order of the language, merged records behind their person', () => {
  expect(persons.map((one) => one.player.name)).toEqual(['Ґава', 'Лис', 'Лисиця', 'Ясен']);
  expect(persons[0]?.also).toEqual(['Пан Лис']);
});

test('somebody is found by nickname, full name, alias and merged record, and it is said by which', () => {
  const by = (typed: string) => found(persons, typed).map((one) => [one.person.player.name, one.by]);
  expect(by('ЛИС')).toEqual([
    ['Лис', null],
    ['Лисиця', null],
    ['Ясен', 'Лисенко Олег'],
    ['Ґава', 'Пан Лис'],
  ]);
  expect(by(' микита ')).toEqual([['Лис', 'Микита']]);
  expect(by('хтось')).toEqual([]);
  expect(by('')).toHaveLength(4);
});

test('at a seat an alias means the player, a nickname goes before an alias, and who no longer comes is not offered', () => {
  const suggestions = persons.map(suggestionOf);
  expect(matches(suggestions, 'лис').map(({ name }) => name)).toEqual(['Лис', 'Ясен', 'Ґава']);
  expect(matches(suggestions, 'руд').map(({ name }) => name)).toEqual(['Лис']);
  expect(knownAs(suggestions, 'рудий')?.name).toBe('Лис');
  expect(knownAs(suggestions, 'лисиця')?.name).toBe('Лисиця');
  expect(knownAs(suggestions, '')).toBeNull();
  const other = suggestionOf({ player: player('Рудий'), records: [], also: [], keys: [] });
  expect(knownAs([...suggestions, other], 'рудий')?.name).toBe('Рудий');
  expect(suggestions.map((one) => foundBy(one, 'руд')).filter(Boolean)).toEqual(['Рудий']);
});
