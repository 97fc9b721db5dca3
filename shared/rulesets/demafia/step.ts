import { stepKey } from '../../game/phases';
import type { GameState } from '../../game/state';
import type { Step } from '../../game/steps';
import { isNight, type StepKey } from '../../game/words';
import { type Draft, stepsIn } from '../common/step';
import { winStep as proposedWin } from '../common/winStep';
import type { Wording } from '../common/wording';

/** Durations in ms: DM-23, DM-26, DM-32. */
export const talkMs = 240_000;
export const defenceMs = 20_000;

/** The words of DeMafia. */
export const wording: Wording = {
  title: (name) => `demafia.title.${name}`,
  script: (name) => `demafia.script.${name}`,
  next: (name) => `demafia.next.${name}`,
  option: (name) => `demafia.option.${name}`,
  timed: { talk: ['talk'], defence: ['defence'], tieDefence: ['defence'], crash: ['defence'] },
};

/** Builds one step; words come from `demafia.title.<name>`, `demafia.script.<script>`. */
export const step = stepsIn(wording);

/** The win waits for the host's word now: not in the middle of the night it came in, and not before the morning. */
export function winIsDue(state: GameState): boolean {
  if (!state.win || state.ended) return false;
  if (isNight(state.phase)) return state.win.during !== state.phase;
  const morning = stepKey.morning(state.days.at(-1)?.no ?? 0);
  return !state.phase.endsWith('/talk') || state.days.length < 2 || state.done.includes(morning);
}

/** DM-65: the win the host confirms or declines. */
export function winStep(state: GameState): Draft | null {
  return winIsDue(state) ? proposedWin(state, wording) : null;
}

/** Whether Next in this step closes the phase. */
export function closesPhase(steps: readonly Step[], key: StepKey): boolean {
  return steps.at(-1)?.key === key && /\/(dawn|talk|nominations|verdict|no-vote)$/.test(key);
}
