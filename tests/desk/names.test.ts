import { describe, expect, test } from 'vitest';
import { clean, parseList, resized, seatedTwice, shuffled, swapped } from '../../renderer/host/setup/names';

describe('a pasted list', () => {
  test.each([
    ['one name a line', 'Олег\nМарта\n\nТарас\n'],
    ['numbered with dots', '1. Олег\n2. Марта\n3. Тарас'],
    ['numbered with brackets', '1) Олег\n2) Марта\n3) Тарас'],
    ['numbered with № and a dash', '№1 - Олег\n№2 - Марта\n№3 - Тарас'],
    ['with a bare number in every line', '1 Олег\n2 Марта\n3 Тарас'],
    ['two columns of a sheet', '1\tОлег\n2\tМарта\n3\tТарас'],
    ['with bullets', '- Олег\n• Марта\n— Тарас'],
    ['on one line with commas', 'Олег, Марта,Тарас'],
    ['on one line, numbered', '1. Олег, 2. Марта, 3. Тарас'],
    ['on one line with bare numbers', '1 Олег, 2 Марта, 3 Тарас'],
    ['on lines of two with bare numbers', '1 Олег; 2 Марта\n3 Тарас'],
    ['a file with a number in its first column', '1;Олег\n2;Марта\n3;Тарас'],
    ['two names in one of the numbered lines', '1) Олег\n\n2 - Марта, Тарас'],
    ['lines that end with commas', 'Олег,\nМарта,\nТарас'],
    ['with Windows line ends', 'Олег\r\nМарта\r\nТарас\r\n'],
  ])('%s', (_how, pasted) => {
    expect(parseList(pasted)).toEqual(['Олег', 'Марта', 'Тарас']);
  });

  test('a nickname that begins with a digit keeps it', () => {
    expect(parseList('7up\n2 Pac\nОлег')).toEqual(['7up', '2 Pac', 'Олег']);
    expect(parseList('1. 7up\n2. 2 Pac')).toEqual(['7up', '2 Pac']);
    expect(parseList('1. 2 Pac\n2. 3 Doors')).toEqual(['2 Pac', '3 Doors']);
    expect(parseList('1\t13\n2\tОлег')).toEqual(['13', 'Олег']);
  });

  test('a comma, a semicolon and a tab always separate two people', () => {
    expect(parseList('6) Соня\n8 - Пан Коцький, Лис Микита\n№10 =Формула\n11.   Довге Ім’я')).toEqual([
      'Соня',
      'Пан Коцький',
      'Лис Микита',
      '=Формула',
      'Довге Ім’я',
    ]);
    expect(parseList('Олег; Марта\nТарас\tІрина')).toEqual(['Олег', 'Марта', 'Тарас', 'Ірина']);
  });
});

describe('the same player twice', () => {
  test('is found whatever the case and the spaces', () => {
    expect([...seatedTwice(['Олег', 'марта', ' МАРТА ', '', ''])]).toEqual([
      [2, 3],
      [3, 2],
    ]);
  });

  test('free seats are not the same player', () => {
    expect(seatedTwice(['', ' ', 'Олег']).size).toBe(0);
  });
});

describe('many seats at once', () => {
  test('shuffling keeps everybody and leaves free seats where they are', () => {
    const names = ['a', 'b', '', 'c', 'd', ''];
    const mixed = shuffled(names, () => 0);
    expect(mixed).not.toEqual(names);
    expect([...mixed].sort()).toEqual([...names].sort());
    expect(mixed[2]).toBe('');
    expect(mixed[5]).toBe('');
  });

  test('two seats are exchanged, a free one too', () => {
    expect(swapped(['a', 'b', ''], 1, 3)).toEqual(['', 'b', 'a']);
  });

  test('fewer seats take free ones first', () => {
    expect(resized(['a', '', 'b', ''], 2)).toEqual(['a', 'b']);
    expect(resized(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
  });

  test('more seats are free', () => {
    expect(resized(['a'], 3)).toEqual(['a', '', '']);
  });

  test('a name is kept without spaces around it and is never longer than 60 characters', () => {
    expect(clean('  Dr.   Watson ')).toBe('Dr. Watson');
    expect(clean('х'.repeat(80))).toHaveLength(60);
  });
});

test('a name is nothing but what can be seen of it, and turns no words around', () => {
  expect(clean('те\u202Eст')).toBe('те ст');
  expect(clean('a\u0000b\u2066')).toBe('a b');
  expect(clean('\u200B\u200D')).toBe('');
  expect(clean('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  expect(clean('Ґ’')).toBe('Ґ’');
});
