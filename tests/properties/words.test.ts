import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../../shared/contract/club';
import { fullLog, hostView } from '../../shared/game/hostView';
import type { Text } from '../../shared/game/words';
import { demafia } from '../../shared/rulesets/demafia';
import { epoch } from '../../shared/rulesets/epoch';
import { baseOf, keysOf, paramsOf, words } from '../languages/files';
import { runs } from '../runs';
import { anyFact } from './anyFact';
import { Dice, rolls } from './dice';
import { playGame } from './player';

/** Every `Text` inside a value, parameters that are texts themselves included. */
function* textsIn(value: unknown): Generator<Text> {
  if (typeof value !== 'object' || value === null) return;
  const { key, params } = value as { key?: unknown; params?: unknown };
  const known = typeof key === 'string' && /^[a-z]+\.[\w.-]+$/i.test(key);
  if (known && Object.keys(value).every((name) => name === 'key' || name === 'params')) {
    yield { key, ...(params === undefined ? {} : { params: params as NonNullable<Text['params']> }) };
  }
  for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Names the screen adds beside `seat` and `seats`. */
function given(params: Text['params']): Set<string> {
  const names = Object.keys(params ?? {});
  if (names.includes('seat')) names.push('name', 'player');
  if (names.includes('seats')) names.push('players', 'count');
  return new Set(names);
}

/** What is wrong with a text in any language; empty when it can be said. */
function faults({ key, params }: Text): string[] {
  return languages.flatMap((language) => {
    if (!keysOf(language).has(key)) return [`${language}: no words for ${key}`];
    const forms = [...words[language]].filter(([form]) => baseOf(form, language) === key);
    const missing = forms.flatMap(([, word]) => paramsOf(word).filter((name) => !given(params).has(name)));
    return missing.map((name) => `${language}: ${key} is not given ${name}`);
  });
}

it.each([
  { ruleset: demafia, games: 30 },
  { ruleset: epoch, games: 15 },
])(
  'everything that $ruleset.id says has words in all three languages, and their parameters',
  ({ ruleset, games }) => {
    const said = new Map<string, Text>();
    const hear = (value: unknown) => {
      for (const text of textsIn(value)) said.set(`${text.key} ${Object.keys(text.params ?? {})}`, text);
    };
    fc.assert(
      fc.property(rolls(700), (list) => {
        const dice = new Dice(list);
        const other = new Dice([...list].reverse());
        playGame(dice, {
          ruleset,
          look: (game) => {
            hear(hostView(game, { id: 'game', season: 'season', gameNo: 1 }));
            const verdict = ruleset.check(game.state, anyFact(game.state, other));
            hear(verdict);
            hear(fullLog(game).at(-1));
          },
        });
      }),
      { numRuns: runs(games) },
    );
    expect([...said.values()].flatMap(faults)).toEqual([]);
    expect(said.size).toBeGreaterThan(120);
  },
);
