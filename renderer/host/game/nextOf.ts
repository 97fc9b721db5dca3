import type { Step } from '../../../shared/game/steps';
import { text } from '../../../shared/game/words';
import { isAsk } from './now/parts';

/**
 * What Next says in a step, and why it would be refused. With everything hidden it says the same whether the
 * step's role is alive or not, and no reason that could tell.
 */
export function nextOf(step: Step, hidden: boolean): Step['next'] {
  const { label, refusal } = step.next;
  return {
    label: isUnanswered(step, hidden) ? text('table.now.nobodyChosen') : label,
    refusal: hidden && (isAsk(step.key) || !openKinds.has(step.kind)) ? null : refusal,
  };
}

/** Kinds whose refusal of Next tells nothing but that an answer is missing. */
const openKinds: ReadonlySet<Step['kind']> = new Set(['roles', 'number', 'choice']);

/** A role was called and nobody chosen yet. */
function isUnanswered(step: Step, hidden: boolean): boolean {
  if (step.status !== 'now') return false;
  switch (step.kind) {
    case 'roles':
      return step.slots.every((slot) => slot.seats.length === 0);
    case 'shots':
      // What one shooter showed is an answer, also before all have shown (PO-22).
      if (step.proposals.some((one) => one.target !== undefined)) return false;
      return step.chosen === undefined && (hidden || !step.callOnly);
    case 'seat':
      return step.chosen === undefined && (hidden || !step.callOnly);
    default:
      return false;
  }
}

/** Whether a step decides the game: confirms the proposed winner, or plays on (DM-65). */
export function isWin(step: Step): boolean {
  return step.key.endsWith('/win');
}
