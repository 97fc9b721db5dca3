import type { Fact } from '../../shared/game/facts';
import type { Ruleset } from '../../shared/game/ruleset';
import type { GameState } from '../../shared/game/state';
import type { Answer, Step } from '../../shared/game/steps';
import type { Refusal } from '../../shared/game/words';

interface Offered {
  readonly answer: Answer;
  readonly refusal: Refusal | undefined;
}

/** Everything that a step offers, with what it says against it. */
function answersOf(step: Step): Offered[] {
  switch (step.kind) {
    case 'choice':
      return step.options
        .filter(() => !step.key.endsWith('/win'))
        .map(({ id, refusal }) => ({ answer: { type: 'option', option: id }, refusal }));
    case 'hands':
      return step.offers
        .filter(({ seat }) => !step.up.includes(seat))
        .map(({ seat, refusal }) => ({ answer: { type: 'hands', voters: [seat], up: true }, refusal }));
    case 'discussion':
      return step.offers.map(({ seat, refusal }) => ({
        answer: { type: 'nominate', seat, by: null },
        refusal,
      }));
    case 'seat':
    case 'shots':
      return step.offers.map(({ seat, refusal }) => ({ answer: { type: 'seat', seat }, refusal }));
    default:
      return [];
  }
}

/**
 * Where the open step and the rules say different things: an offer that is greyed out and taken or the other way, a Next
 * that passes where the step refuses it. Empty when they agree.
 */
export function offeredFaults(ruleset: Ruleset, state: GameState): string[] {
  const step = ruleset.steps(state).find((one) => one.status === 'now');
  if (!step) return [];
  const faults = answersOf(step).flatMap(({ answer, refusal }) => {
    const rule = refusedBy(ruleset, state, ruleset.answer(state, step.key, answer));
    return rule === refusal?.rule
      ? []
      : [`${step.key} ${JSON.stringify(answer)}: ${rule}, not ${refusal?.rule}`];
  });
  const [last] = ruleset.next(state).slice(-1);
  if (!last || last.type === 'gameEnded') return faults;
  const verdict = ruleset.check(state, last);
  const kind = verdict.kind === 'ok' ? undefined : verdict.kind;
  if (kind !== step.next.refusal?.kind)
    faults.push(`${step.key} Next: ${kind}, not ${step.next.refusal?.kind}`);
  return faults;
}

/** The rule against the first fact that is refused, each after the ones before it; undefined when all pass. */
function refusedBy(
  ruleset: Ruleset,
  before: GameState,
  facts: readonly Fact[] | Refusal,
): string | undefined {
  if ('rule' in facts) return facts.rule;
  let state = before;
  for (const fact of facts) {
    const verdict = ruleset.check(state, fact);
    if (verdict.kind !== 'ok') return verdict.rule;
    state = ruleset.apply(state, fact);
  }
  return undefined;
}
