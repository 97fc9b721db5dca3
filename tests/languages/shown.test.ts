import { describe, expect, test } from 'vitest';
import { i18n } from '../../renderer/ui/i18n';
import { say } from '../../renderer/ui/say';
import { languages } from '../../shared/contract/club';
import { beginGame, type Game, withLine } from '../../shared/game/game';
import { fullLog, hostView } from '../../shared/game/hostView';
import { story } from '../../shared/game/story';
import type { Text } from '../../shared/game/words';
import { keysOf, namespaces } from './files';
import { casesPlayed } from './played';

const texts = shownInCases();

/*
 * The keys that the rules put together of parts are checked where they come out: in everything that the host is shown
 * at every line of these games.
 */
describe('what the host is shown in the games told by hand, and in the picked games of the other tables', () => {
  test('comes in hundreds of different texts', () => {
    expect(texts.length).toBeGreaterThan(300);
  });

  test('has words in every language', () => {
    const keys = new Set(texts.flatMap(keysIn));
    const missing = languages.flatMap((language) =>
      [...keys].filter((key) => !keysOf(language).has(key)).map((key) => `${language}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(languages)('%s: has everything that its words ask for', (language) => {
    const t = i18n.getFixedT(language);
    const named = Array.from({ length: 25 }, (_, at) => ({ seat: at + 1, name: 'Їжак' }));
    // What is not given stays in its braces.
    const bad = texts
      .map((text) => say((key, params) => t(key, params ?? {}), language, named, text))
      .filter((said) => /\{\{|\[object|undefined|NaN/.test(said));
    expect(bad).toEqual([]);
  });
});

function shownInCases(): readonly Text[] {
  const found = new Map<string, Text>();
  for (const { game: played } of casesPlayed(/^demafia-0|^epoch-day|^(?!demafia).*-pin-/)) {
    for (const game of linesOf(played)) {
      const { steps, boards, seats } = hostView(game, { id: 'x', season: 'x', gameNo: 1 });
      collect([steps, boards, seats], found);
    }
    collect([fullLog(played), story(played)], found);
  }
  return [...found.values()];
}

/** The game after each of its lines. */
function linesOf({ ruleset, setup, lines }: Game): Game[] {
  let game: Game | null = beginGame(ruleset, setup);
  return lines.flatMap((line) => {
    game = game && withLine(game, line);
    return game ? [game] : [];
  });
}

function collect(value: unknown, into: Map<string, Text>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isText(value)) into.set(JSON.stringify(value), value);
  else for (const inner of Object.values(value)) collect(inner, into);
}

/** Steps have keys too, but none that begins with the name of a language file. */
function isText(value: object): value is Text {
  return 'key' in value && namespaces.some((name) => String(value.key).startsWith(`${name}.`));
}

function keysIn({ key, params = {} }: Text): string[] {
  const inner = Object.values(params)
    .flat()
    .flatMap((param) => (typeof param === 'object' && 'key' in param ? keysIn(param) : []));
  // Words for a context stand under a key of their own, where there are any.
  const own = `${key}_${params.context}`;
  return [keysOf('uk').has(own) ? own : key, ...inner];
}
