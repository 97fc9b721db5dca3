import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/contract/club';
import { baseOf, keysOf, namespaces, paramsOf, words } from './files';
import { usesInCode } from './uses';

/*
 * How code names words, so that a missing and an unused key can both be found:
 *
 * - A key is written whole in one string, `'table.vote.cut'`, wherever it is passed on from there; or
 * - as a template that begins with its file and whose inserted parts stand for a segment or a part of one and hold
 *   no dot: `demafia.role.${role}`. It uses every key it can stand for, and there must be one.
 * - A plural is named without its suffix: `'desk.games'` for `games_one`, `games_few` …
 * - Words may name others by `$t(common.yes)`.
 *
 * No other string begins with the name of a language file and a dot.
 */
const uses = usesInCode();

/** Latin words that are the same in every language: names of things, keys and formats. */
const latin = new Set(
  (
    'PTS MVP CSV DeMafia Mafia Pro Host Console Polemica Epoch of Clones English HDMI Wi Fi TV HTTP Electron ' +
    'Enter Esc Escape Space Shift Ctrl Alt Tab Backspace Delete Home End OK ID'
  ).split(' '),
);
/** Values in their own letters whatever the language around them: the languages' names for themselves. */
const ownNames = new Set(['Українська', 'Русский', 'English']);

describe('language files', () => {
  test('Ukrainian, Russian and English have the same files', () => {
    for (const language of languages) {
      expect([...new Set([...words[language].keys()].map((key) => key.split('.')[0]))].sort()).toEqual(
        namespaces,
      );
    }
  });

  test('all languages know the same keys', () => {
    const all = new Set(languages.flatMap((language) => [...keysOf(language)]));
    const missing = languages.flatMap((language) =>
      [...all].filter((key) => !keysOf(language).has(key)).map((key) => `${language}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(languages)('%s: a plural has every form of the language and no other', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = new Set(
      [...words[language].keys()]
        .map((key) => baseOf(key, language))
        .filter((key) => !words[language].has(key)),
    );
    for (const key of plurals) {
      const found = [...words[language].keys()].filter((word) => baseOf(word, language) === key);
      expect(found.sort(), `${language}: ${key}`).toEqual(forms.map((form) => `${key}_${form}`).sort());
    }
  });

  test('a key takes the same parameters in every language and in every plural form', () => {
    const wanted = new Map<string, string>();
    const other: string[] = [];
    for (const language of languages) {
      for (const [key, value] of words[language]) {
        const base = baseOf(key, language);
        // "One game" may leave the number out.
        const params = [...new Set([...paramsOf(value), ...(base === key ? [] : ['count'])])]
          .sort()
          .join(' ');
        const expected = wanted.get(base) ?? params;
        wanted.set(base, expected);
        if (expected !== params) other.push(`${language}: ${key} has {${params}}, expected {${expected}}`);
      }
    }
    expect(other).toEqual([]);
  });

  test.each(languages)('%s: no words are empty or have spaces around them', (language) => {
    const bad = [...words[language]].filter(([, value]) => value === '' || value !== value.trim());
    expect(bad).toEqual([]);
  });

  test.each(languages)('%s: nothing is left in the letters of another language', (language) => {
    const foreign = { uk: /[ыэёъ]/i, ru: /[іїєґ]/i, en: /\p{Script=Cyrillic}/u }[language];
    const left = [...words[language]].filter(([, value]) => {
      if (ownNames.has(value)) return false;
      if (foreign.test(value)) return true;
      if (language === 'en' || /\p{Script=Cyrillic}/u.test(value)) return false;
      const plain = value.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, ' ');
      return (plain.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !latin.has(word));
    });
    expect(left).toEqual([]);
  });
});

describe('keys in code', () => {
  test('every key that code or other words name exists', () => {
    const known = [...keysOf('uk')];
    const missing = uses
      .filter((use) => !known.some((key) => use.pattern.test(key)))
      .map((use) => `${use.file}: ${use.key}`);
    expect([...new Set(missing)]).toEqual([]);
    expect(nested().filter((key) => !keysOf('uk').has(key))).toEqual([]);
  });

  test('every key of the files is used', () => {
    const named = new Set(nested());
    const unused = [...keysOf('uk')].filter(
      (key) => !named.has(key) && !uses.some((use) => use.pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

/** The keys that words name by `$t(…)`. */
function nested(): string[] {
  return languages.flatMap((language) =>
    [...words[language].values()].flatMap((value) =>
      [...value.matchAll(/\$t\(([\w.-]+)/g)].map((match) => match[1] ?? ''),
    ),
  );
}
