import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { say } from '../../renderer/ui/say';
import { languages } from '../../shared/contract/club';
import type { Fact } from '../../shared/game/facts';
import type { Game } from '../../shared/game/game';
import { fullLog, hostView } from '../../shared/game/hostView';
import type { Step } from '../../shared/game/steps';
import type { Text } from '../../shared/game/words';
import { caseSchema } from '../cases/format';
import { Host } from '../cases/play';
import { baseOf, paramsOf, words } from './files';

const folder = resolve(import.meta.dirname, '../cases');

/** Everything the engine said in the games of the cases, each text once, and the scripts of the nights. */
const heard = { texts: new Map<string, Text>(), steps: new Map<string, Step>() };

class Hearing extends Host {
  override enter(facts: readonly Fact[]): void {
    super.enter(facts);
    listen(this.game);
  }
}

function listen(game: Game): void {
  for (const text of textsIn(hostView(game, { id: 'game', season: 'season', gameNo: 1 })))
    heard.texts.set(JSON.stringify(text), text);
  for (const step of game.ruleset.steps(game.state)) {
    const { key, script, callOnly, hint } = step;
    heard.steps.set(JSON.stringify({ key, script, callOnly, hint: hint?.key }), step);
  }
}

function* textsIn(value: unknown): Generator<Text> {
  if (typeof value !== 'object' || value === null) return;
  if (isText(value)) yield value;
  for (const inner of Object.values(value)) yield* textsIn(inner);
}

function isText(value: object): value is Text {
  return 'key' in value && Object.keys(value).every((name) => name === 'key' || name === 'params');
}

for (const file of readdirSync(folder).filter((name) => /^demafia-(0|pin).*\.json$/.test(name))) {
  const told = caseSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const host = new Hearing(told);
  for (const play of told.play) if (!('refused' in play)) host.play(play);
  for (const { text } of fullLog(host.game)) heard.texts.set(JSON.stringify(text), text);
}

/** Every form of the words for a key. */
function formsOf(key: string, language: (typeof languages)[number]): string[] {
  return [...words[language]].filter(([word]) => baseOf(word, language) === key).map(([, value]) => value);
}

describe('what the engine says in whole games', () => {
  test.each(languages)('%s: has words, and what belongs into them is there', (language) => {
    const named = Array.from({ length: 25 }, (_, index) => ({ seat: index + 1, name: `P${index + 1}` }));
    const wrong: string[] = [];
    const look = (key: string, params: Record<string, unknown> = {}) => {
      const forms = formsOf(key, language);
      if (forms.length === 0) wrong.push(`${key} has no words`);
      for (const name of forms.flatMap(paramsOf)) {
        if (params[name] === undefined || params[name] === '') wrong.push(`${key} has no ${name}`);
      }
      return forms[0] ?? key;
    };
    for (const text of heard.texts.values()) say(look, language, named, text);
    expect(heard.texts.size).toBeGreaterThan(500);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('DM-35, DM-18: a call sounds the same for the living, for the dead and for the Lover in place of the mafia', () => {
    const calls = [...heard.steps.values()].filter((step) => /^n[1-9]\d*\/(?!dawn|win)/.test(step.key));
    expect(calls.some((step) => step.callOnly)).toBe(true);
    expect(calls.some((step) => step.hint?.key === 'demafia.hint.loverShoots')).toBe(true);
    for (const name of ['shot', 'hunt', 'visit', 'heal', 'check']) {
      const own = calls.filter((step) => step.key.endsWith(`/${name}`));
      expect(new Set(own.map((step) => JSON.stringify([step.title, step.script]))).size, name).toBe(1);
    }
  });

  test('the morning names seats only, in seat order, never a cause', () => {
    const mornings = [...heard.texts.values()].filter((text) => text.key === 'demafia.script.morning');
    expect(mornings.length).toBeGreaterThan(0);
    for (const { params } of mornings) {
      expect(Object.keys(params ?? {})).toEqual(['seats']);
      const seats = params?.seats as readonly number[];
      expect(seats).toEqual([...seats].sort((a, b) => a - b));
    }
    for (const language of languages) {
      for (const form of formsOf('demafia.script.morning', language))
        expect(paramsOf(form)).toEqual(['players']);
    }
  });
});
