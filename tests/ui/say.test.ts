import { describe, expect, test } from 'vitest';
import { i18n } from '../../renderer/ui/i18n';
import { say } from '../../renderer/ui/say';
import { type Text, text } from '../../shared/game/words';

const named = [
  { seat: 2, name: 'Марта' },
  { seat: 6, name: 'Софія' },
  { seat: 9, name: 'Денис' },
];

/** What the given words become; `words` stands in for a language file. */
function said(words: string, params: Text['params']): string {
  i18n.addResource('uk', 'words', 'tests.words', words);
  return say((key, given) => i18n.t(key, given), 'uk', named, {
    key: 'tests.words',
    ...(params && { params }),
  });
}

describe('a text becomes words', () => {
  test('a number sign and its number stay on one line, in every language', () => {
    expect(i18n.t('common.player.number', { lng: 'en', seat: 6 })).toMatch(/no\.\u00a06/);
    expect(i18n.t('common.player.number', { lng: 'ru', seat: 6 })).toMatch(/№\u00a06/);
  });

  test('a seat brings its name and the player, never declined', () => {
    expect(said('{{seat}} · {{name}}', { seat: 6 })).toBe('6 · Софія');
    expect(said('Говорить {{player}}.', { seat: 6 })).toBe('Говорить гравець №\u00a06 — Софія.');
  });

  test('a player at the beginning of a sentence has a capital letter', () => {
    expect(said('{{player, capital}} має слово.', { seat: 6 })).toBe('Гравець №\u00a06 — Софія має слово.');
  });

  test('a seat whose name is not known is called by its number', () => {
    expect(said('{{player}}', { seat: 4 })).toBe('гравець №\u00a04');
  });

  test('seats become a list as the language writes it, with or without names', () => {
    expect(said('{{seats}}', { seats: [2, 6, 9] })).toBe('2, 6 і 9');
    expect(said('{{players}}', { seats: [2, 6] })).toBe('№\u00a02 Марта і №\u00a06 Софія');
  });

  test('a text inside a text is looked up first', () => {
    i18n.addResource('uk', 'words', 'tests.inner', 'мафія');
    expect(said('Перемогла {{team}}', { team: text('tests.inner') })).toBe('Перемогла мафія');
  });
});
