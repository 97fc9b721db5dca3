import { today } from '../../game/days';
import type { Fact } from '../../game/facts';
import type { GameState, Night } from '../../game/state';
import type { Answer, Step } from '../../game/steps';
import { numberOf, type Refusal, type Seat, text } from '../../game/words';
import { actOf, openNight } from '../common/nights';
import { roleAt } from '../common/roles';
import { fateFacts, savedFact } from './fates';
import { shooters, shownBy, suspectsOf } from './night';
import { isCity } from './roles';
import { specOf } from './specs';
import { turnsOf } from './turns';

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

function misfit(state: GameState): Refusal {
  return { rule: specOf(state).cites.step, reason: text('refusal.notThisAnswer') };
}

/**
 * A check, or the numbers shown. A seat answers for all who shoot; a proposal shows one number of one shooter, or
 * hides it again, or takes the place of all he showed.
 */
export function acts(
  state: GameState,
  step: StepOf<'seat'> | StepOf<'shots'>,
  given: Answer,
): readonly Fact[] | Refusal {
  const night = openNight(state);
  if (!night) return misfit(state);
  if (step.kind === 'shots') {
    return isCity(state.setup) ? decidedFacts(state, night, given) : shownFacts(state, night, given);
  }
  const turn = turnsOf(state, night).find((one) => one.key === step.key);
  if (!turn || given.type !== 'seat') return misfit(state);
  return [{ type: 'act', night: night.no, role: turn.role, target: given.seat }];
}

/** MP-05: a proposal of one of the mafia, or the target; the Don's proposal takes the place of an earlier target. */
function decidedFacts(state: GameState, night: Night, given: Answer): readonly Fact[] | Refusal {
  const base = { type: 'act', night: night.no, role: 'mafia' } as const;
  if (given.type === 'seat') return [{ ...base, target: given.seat }];
  if (given.type !== 'proposal') return misfit(state);
  const { shooter, target } = given;
  const proposal = { ...base, shooter, target };
  const again = roleAt(state, shooter) === 'don' && actOf(night, 'mafia') !== undefined;
  return again ? [proposal, { ...base, target }] : [proposal];
}

function shownFacts(state: GameState, night: Night, given: Answer): readonly Fact[] | Refusal {
  const shown = (shooter: Seat, seats: readonly Seat[]): Fact => ({
    type: 'shown',
    night: night.no,
    shooter,
    seats: [...seats],
  });
  if (given.type === 'seat') {
    const seats = given.seat === null ? [] : [given.seat];
    const facts = shooters(state, night).map((shooter) => shown(shooter, seats));
    return facts.length > 0 ? facts : misfit(state);
  }
  if (given.type !== 'proposal') return misfit(state);
  const { shooter, target, only } = given;
  if (target === null) return [shown(shooter, [])];
  const before = shownBy(night, shooter) ?? [];
  return [shown(shooter, only ? [target] : toggled(before, [target], !before.includes(target)))];
}

function toggled(before: readonly Seat[], seats: readonly Seat[], up: boolean): Seat[] {
  const others = before.filter((seat) => !seats.includes(seat));
  return up ? [...others, ...seats] : others;
}

/** Several seats, each up or down: the raise, the suspects, the order of shooting, who dies at dawn, the roll call. */
export function severalSeats(
  state: GameState,
  step: StepOf<'hands'>,
  { voters, up }: Extract<Answer, { type: 'hands' }>,
): readonly Fact[] | Refusal {
  const seats = toggled(step.up, voters, up);
  if (step.purpose === 'fates') {
    const facts = fateFacts(numberOf(step.key), step, { type: 'hands', voters, up });
    return facts.length > 0 ? facts : misfit(state);
  }
  if (step.purpose === 'order') return [{ type: 'shootingOrder', seats }];
  const victim = step.candidate;
  if (step.purpose === 'suspects') {
    return [{ type: 'suspects', seat: victim, named: toggled(suspectsOf(state, victim), voters, up) }];
  }
  const day = today(state)?.no ?? 0;
  const changed = voters.length > 1 ? voters.filter((voter) => step.up.includes(voter) !== up) : voters;
  const facts = changed.map(
    (seat): Fact =>
      step.purpose === 'present'
        ? { type: 'present', seat, on: up }
        : { type: 'raiseHand', day, voter: seat, up },
  );
  return facts.length > 0 ? facts : misfit(state);
}

/** A card drawn on Night 0, the word on whom a healer chose, the word on the vote after a removal, the word on the day's result. */
export function choice(state: GameState, step: StepOf<'choice'>, option: string): readonly Fact[] | Refusal {
  const [, name = '', last = ''] = step.key.split('/');
  const day = numberOf(step.key);
  if (name === 'saved' && (option === 'lives' || option === 'dies')) {
    const night = openNight(state);
    return night ? [savedFact(state, night, Number(last), option === 'dies')] : misfit(state);
  }
  if (name === 'card') return [{ type: 'role', seat: Number(last), role: option }];
  if (name === 'after-removal' && (option === 'goesOn' || option === 'cancelled')) {
    return [{ type: 'voteAfterRemoval', day: Number(last), choice: option }];
  }
  if (option === 'proposed' || option === 'nobody' || option === 'tied') {
    return [{ type: 'verdict', day, leaves: option }];
  }
  return misfit(state);
}

function isNamed(state: GameState, seat: Seat): boolean {
  return state.suspects.some((one) => one.seat === seat);
}

/** Who showed no number, who named nobody, and a check that was not made (PO-21, PO-25). */
export function unanswered(state: GameState, step: Step): readonly Fact[] {
  if (step.callOnly) return [];
  const night = numberOf(step.key);
  if (step.kind === 'shots' && isCity(state.setup)) {
    return step.chosen === undefined ? [{ type: 'act', night, role: 'mafia', target: null }] : [];
  }
  if (step.kind === 'shots') {
    return step.proposals
      .filter((one) => one.target === undefined)
      .map(({ shooter }) => ({ type: 'shown', night, shooter, seats: [] }));
  }
  if (step.kind === 'hands' && step.purpose === 'suspects' && !isNamed(state, step.candidate)) {
    return [{ type: 'suspects', seat: step.candidate, named: [] }];
  }
  if (step.kind !== 'seat' || step.chosen !== undefined) return [];
  const silent = acts(state, step, { type: 'seat', seat: null });
  return 'rule' in silent ? [] : silent;
}
