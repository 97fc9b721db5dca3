import { expect, test } from 'vitest';
import { languages } from '../../shared/contract/club';
import type { Step } from '../../shared/game/steps';
import { baseOf, paramsOf, words } from './files';
import { casesPlayed } from './played';

const steps: Step[] = [];
casesPlayed(/^demafia-/, (table) => steps.push(...table.ruleset.steps(table.game.state)));

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

test('SP-35, PO-21: at a sports table a call sounds the same for the living and for the dead', () => {
  const calls: Step[] = [];
  casesPlayed(/^(polemica|sports-ua|mafia-pro)-pin-/, (table) => {
    calls.push(
      ...table.ruleset
        .steps(table.game.state)
        .filter((step) => step.kind === 'seat')
        .map((step) => ({ ...step, phase: table.ruleset.id })),
    );
  });
  expect(calls.some((step) => step.callOnly)).toBe(true);
  for (const system of ['polemica', 'sports-ua', 'mafia-pro']) {
    for (const act of ['don-check', 'sheriff-check']) {
      const own = calls.filter((step) => step.phase === system && step.key.endsWith(`/${act}`));
      expect(own.length).toBeGreaterThan(0);
      expect(
        new Set(own.map(({ title, script, clock }) => JSON.stringify([title, script, clock]))).size,
      ).toBe(1);
    }
  }
});
