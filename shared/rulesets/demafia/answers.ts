import { today } from '../../game/days';
import type { Fact } from '../../game/facts';
import type { GameState } from '../../game/state';
import type { Answer, Step } from '../../game/steps';
import { numberOf, type Refusal, text } from '../../game/words';
import { nightOrder } from './night';

const misfit: Refusal = { rule: 'DM-35', reason: text('refusal.notThisAnswer') };

/** A role's choice, or the proposal of one who shoots (DM-14). */
export function acts(_: GameState, { key }: Pick<Step, 'key'>, given: Answer): readonly Fact[] | Refusal {
  const acting = nightOrder.find((one) => key.endsWith(`/${one.act}`));
  if (!acting) return misfit;
  const base = { type: 'act', night: numberOf(key), role: acting.role } as const;
  if (given.type === 'seat') return [{ ...base, target: given.seat }];
  if (given.type === 'proposal') return [{ ...base, shooter: given.shooter, target: given.target }];
  return misfit;
}

/** The cut (DM-28), the choice over a tie (DM-33), the host's word on the result. */
export function choice(
  state: GameState,
  { key }: Pick<Step, 'key'>,
  option: string,
): readonly Fact[] | Refusal {
  const no = numberOf(key);
  if (option === 'cut' || option === 'rest') {
    const count = today(state)?.counts.at(-1)?.no ?? 1;
    return [{ type: 'voteCut', day: no, count, choice: option }];
  }
  if (option === 'expel' || option === 'shootout') return [{ type: 'tieChoice', day: no, choice: option }];
  if (option === 'proposed' || option === 'nobody' || option === 'tied') {
    return [{ type: 'verdict', day: no, leaves: option }];
  }
  return misfit;
}

/** DM-34: the loaded number, or the one that is named in turn. */
export function number(
  _: GameState,
  { key, from, to }: Extract<Step, { kind: 'number' }>,
  chosen: number,
): readonly Fact[] {
  const no = numberOf(key);
  const turn = /\/turn\/\d+\/(\d+)$/.exec(key);
  if (turn) return [{ type: 'numberNamed', day: no, seat: Number(turn[1]), number: chosen }];
  return [{ type: 'lot', purpose: 'shootout', day: no, from, to, drawn: chosen }];
}

/** A role that gave no answer is recorded as having chosen nobody. */
export function unanswered(state: GameState, step: Step): readonly Fact[] {
  if (step.kind !== 'seat' || step.callOnly || step.chosen !== undefined) return [];
  const silent = acts(state, step, { type: 'seat', seat: null });
  return 'rule' in silent ? [] : silent;
}
