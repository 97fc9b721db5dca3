import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import type { GameState } from '../../game/state';
import type { Step, StepClock } from '../../game/steps';
import { isNight, numberOf, type Refusal, type StepKey, type Text } from '../../game/words';
import { stepsIn } from '../common/step';
import type { Wording } from '../common/wording';

/** Durations in ms: the discussion and when it may end (EC-98), the council of a clan (EC-99), a late vote (EC-117). */
export const talkMs = 240_000;
export const talkCueMs = 180_000;
export const councilMs = 180_000;
export const lateVoteMs = 180_000;

/** The words of the Epoch of Clones. */
export const wording: Wording = {
  title: (name) => `epoch.title.${name}`,
  script: (name) => `epoch.script.${name}`,
  next: (name) => `epoch.next.${name}`,
  option: (name) => `epoch.option.${name}`,
  timed: { talk: ['talk', 'talkCue'] },
};

/** Builds one step; words come from `epoch.title.<name>`, `epoch.script.<script>`. */
export const step = stepsIn(wording);

/** What greys out an offer, an option or Next, whatever reason the host may have. */
export function refused(rule: string, reason: Text): Refusal & { readonly kind: 'impossible' } {
  return { kind: 'impossible', rule, reason };
}

/** A countdown of the night, for the host alone. */
export const councilClock = (state: GameState): StepClock => ({
  kind: 'countdown',
  ms: lasts(state.setup, 'council', councilMs),
  public: false,
});

/** Whether Next in this step closes the phase: it is the last one, and nothing can follow from it. */
export function closesPhase(steps: readonly Step[], key: StepKey): boolean {
  return steps.at(-1)?.key === key && /^n0\/|\/(dawn|morning|leaves\/\d+|talk|verdict)$/.test(key);
}

/** The step whose clock runs; the time for a late vote runs on from the opening of the vote (EC-117). */
export function clockStep(steps: readonly Step[]): Step | null {
  const open = tableStep(steps) ?? null;
  if (!open || !/\/voter\/\d+$/.test(open.key)) return open;
  return steps.find((one) => one.key.endsWith('/ballot') && one.clock !== null) ?? open;
}

/** A win waits for the host's word: not in the night it came in, and not before the dead of a morning have left. */
export function winIsDue(state: GameState): boolean {
  if (!state.win || state.ended) return false;
  if (isNight(state.phase)) return state.win.during !== state.phase;
  if (!state.phase.endsWith('/talk')) return true;
  const day = numberOf(state.phase);
  const dead = state.nights.at(-1)?.dead ?? [];
  return [stepKey.morning(day), ...dead.map((seat) => stepKey.leaves(day, seat))].every((key) =>
    state.done.includes(key),
  );
}

/** The step that everybody at the table sees: a win that the host has to confirm is none. */
export function tableStep(steps: readonly Step[]): Step | undefined {
  return steps.find((one) => one.status !== 'done' && !one.key.endsWith('/win'));
}
