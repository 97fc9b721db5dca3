import type { Step } from '../../game/steps';
import type { StepKey } from '../../game/words';
import { type BuildStep, stepsIn } from '../common/step';
import type { Wording } from '../common/wording';
import type { SportsSpec } from './spec';
import { specOf } from './specs';

/** Durations in ms: PO-09, SP-23; PO-11, SP-27, MP-16; MP-25; PO-16, SP-48, MP-33. */
export const agreementMs = 60_000;
export const speechMs = 60_000;
export const defenceMs = 30_000;
export const lastWordMs = 60_000;

/** The clocks of a system by the names under which a club may set its own. */
export function durationsOf(spec: SportsSpec): Readonly<Record<string, number | null>> {
  return {
    card: spec.cardMs,
    agreement: spec.agreement === 'byHand' ? null : agreementMs,
    speech: speechMs,
    defence: defenceMs,
    hands: spec.handsMs,
    check: spec.checkMs,
    lastWord: lastWordMs,
  };
}

/** The words of the sports tables. */
export const wording: Wording = {
  title: (name) => `sports.title.${name}`,
  script: (name) => `sports.script.${name}`,
  next: (name) => `sports.next.${name}`,
  option: (name) => `sports.option.${name}`,
  timed: {
    meetMinute: ['agreement'],
    tie: ['defence'],
    defence: ['defence'],
    lastWord: ['lastWord'],
    lastWordOpen: ['lastWord'],
  },
};

const plain = stepsIn(wording);

/** Builds one step; a system says some of its scripts in its own words. */
export const step: BuildStep = (state, key, kind, own, shared) => {
  const script = shared.script === undefined ? shared.name : shared.script;
  const said = script === null ? null : (specOf(state).scripts[script] ?? script);
  return plain(state, key, kind, own, { ...shared, script: said });
};

/** A countdown everybody may see; null where the rules set none. */
export const openClock = (ms: number | null) =>
  ms === null ? null : ({ kind: 'countdown', ms, public: true } as const);

/** A countdown of the night, for the host alone. */
export const nightClock = (ms: number | null) =>
  ms === null ? null : ({ kind: 'countdown', ms, public: false } as const);

const last =
  /\/(dawn|nightfall|meet|order|sheriff|speech\/\d+|morning|nominations|verdict|no-vote|last-word\/\d+|dusk)$/;

/** Whether Next in this step closes the phase: it is the last one, and nothing can follow from it. */
export function closesPhase(steps: readonly Step[], key: StepKey): boolean {
  return steps.at(-1)?.key === key && last.test(key);
}

/** Steps before which no win is announced: the morning, and the words of those who leave. */
export function isFarewell(key: StepKey): boolean {
  return /\/(morning|best-move\/\d+|last-word\/\d+)$/.test(key);
}

/**
 * The step whose clock runs: what everybody sees. A last minute begins only when the role that acts before it has acted
 * (MP-33, MP-43); a speech that was interrupted goes on.
 */
export function clockStep(steps: readonly Step[]): Step | null {
  const open = steps.find((one) => one.status === 'now');
  const seen = tableStep(steps) ?? null;
  const acts = open !== undefined && /\/acts-now\/\d+$/.test(open.key);
  return acts && seen !== null && isFarewell(seen.key) ? open : seen;
}

/**
 * The step that everybody at the table sees: a question to the host alone is none, nor is a win he has to confirm, nor
 * his reminder that a role acts.
 */
export function tableStep(steps: readonly Step[]): Step | undefined {
  return steps.find(
    (one) => one.status !== 'done' && !/\/(win|after-removal\/\d+|acts-now\/\d+)$/.test(one.key),
  );
}
