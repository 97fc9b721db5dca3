import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../shared/contract/club';
import type { Fact } from '../../shared/game/facts';
import type { Step } from '../../shared/game/steps';
import { caseSchema } from '../cases/format';
import { Host } from '../cases/play';
import { baseOf, paramsOf, words } from './files';

const folder = join(import.meta.dirname, '../cases');
const steps: Step[] = [];

class Hearing extends Host {
  override enter(facts: readonly Fact[]): void {
    super.enter(facts);
    steps.push(...this.game.ruleset.steps(this.game.state));
  }
}

for (const file of readdirSync(folder).filter((name) => name.startsWith('demafia-'))) {
  const told = caseSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const host = new Hearing(told);
  for (const play of told.play) if (!('refused' in play)) host.play(play);
}

test('DM-35, DM-18: a call sounds the same for the living, for the dead and for the Lover in place of the mafia', () => {
  const calls = steps.filter((step) => /^n[1-9]\d*\/(shot|hunt|visit|heal|check)$/.test(step.key));
  expect(calls.some((step) => step.callOnly)).toBe(true);
  expect(calls.some((step) => step.hint?.key === 'demafia.hint.loverShoots')).toBe(true);
  for (const act of ['shot', 'hunt', 'visit', 'heal', 'check']) {
    const own = calls.filter((step) => step.key.endsWith(`/${act}`));
    // The title is seen by whoever looks over the host's shoulder while the roles are hidden.
    expect(new Set(own.map(({ title, script }) => JSON.stringify([title, script]))).size, act).toBe(1);
  }
});

test('the morning names seats only, in seat order, never a cause', () => {
  const mornings = steps.filter((step) => step.script?.key === 'demafia.script.morning');
  expect(mornings.length).toBeGreaterThan(0);
  for (const { script, kind, ...step } of mornings) {
    const dead = kind === 'confirm' && 'seats' in step ? step.seats : [];
    expect(dead).toEqual([...dead].sort((a, b) => a - b));
    expect(script?.params).toEqual({ seats: dead });
  }
  for (const language of languages) {
    const said = [...words[language]].filter(([key]) => baseOf(key, language) === 'demafia.script.morning');
    for (const [, form] of said) expect(paramsOf(form)).toEqual(['players']);
  }
});
