import { openPause, votedFor } from '../../game/counts';
import { today } from '../../game/days';
import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import type { Answer, Step } from '../../game/steps';
import { numberOf, type Refusal, type StepKey, text } from '../../game/words';
import { apply } from './apply';
import { nightOrder } from './night';
import { holders } from './roles';
import { closesPhase } from './step';
import { steps } from './steps';

const misfit: Refusal = { rule: 'DM-35', reason: text('refusal.notThisAnswer') };

/** The facts that record an answer in a step of the open phase; a refusal when the answer does not fit the step. */
export function answer(state: GameState, key: StepKey, given: Answer): readonly Fact[] | Refusal {
  const step = steps(state).find((one) => one.key === key);
  if (!step) return { rule: 'DM-35', reason: text('refusal.notThisStep') };
  const no = numberOf(key);
  switch (step.kind) {
    case 'roles':
      return given.type === 'role' ? roleFacts(state, given) : misfit;
    case 'seat':
    case 'shots':
      return actFacts(key, given);
    case 'hands':
      return given.type === 'hands' ? handFacts(state, step, given) : misfit;
    case 'choice':
      return given.type === 'option' ? choiceFacts(state, step, given.option) : misfit;
    case 'number':
      return given.type === 'number' ? numberFacts(step, no, given.number) : misfit;
    case 'discussion':
      if (given.type === 'nominate') {
        return [
          { type: 'nominated', day: no, seat: given.seat, ...(given.by === null ? {} : { by: given.by }) },
        ];
      }
      return given.type === 'withdraw'
        ? [{ type: 'nominationWithdrawn', day: no, seat: given.seat }]
        : misfit;
    case 'confirm':
    case 'speech':
      return misfit;
  }
}

/** A role that only one may hold moves from its holder to the new one. */
function roleFacts(state: GameState, { seat, role }: Extract<Answer, { type: 'role' }>): Fact[] {
  const single = role !== null && (state.setup.composition[role] ?? 0) === 1;
  const before = single ? holders(state, role).filter((other) => other !== seat) : [];
  return [
    ...before.map((other): Fact => ({ type: 'role', seat: other, role: null })),
    { type: 'role', seat, role },
  ];
}

function actFacts(key: StepKey, given: Answer): readonly Fact[] | Refusal {
  const acting = nightOrder.find((one) => key.endsWith(`/${one.act}`));
  if (!acting) return misfit;
  const base = { type: 'act', night: numberOf(key), role: acting.role } as const;
  if (given.type === 'seat') return [{ ...base, target: given.seat }];
  if (given.type === 'proposal') return [{ ...base, shooter: given.shooter, target: given.target }];
  return misfit;
}

/**
 * Hands in the order they went up. The one that brings the third (DM-30) stops the run: the rest wait. In a run
 * who has voted already is passed over; a single hand is judged by the rules.
 */
function handFacts(
  state: GameState,
  step: Extract<Step, { kind: 'hands' }>,
  { voters, up }: Extract<Answer, { type: 'hands' }>,
): readonly Fact[] | Refusal {
  const day = today(state);
  if (!day) return misfit;
  const base = { day: day.no, count: step.count, candidate: step.candidate };
  const facts: Fact[] = [];
  let after = state;
  for (const voter of voters) {
    const now = today(after)?.counts.find((one) => one.no === step.count);
    const voted = now ? votedFor(now, voter) : null;
    const waits = now?.waiting.some((hand) => hand.voter === voter) ?? false;
    if (voters.length > 1 && (up ? voted !== null : voted !== step.candidate && !waits)) continue;
    const paused = now ? openPause(now) : null;
    const type = (up ? paused !== null && voted === null : waits && voted === null) ? 'handWaits' : 'hand';
    const fact: FactOf<'hand'> | FactOf<'handWaits'> = { type, ...base, voter, up };
    facts.push(fact);
    after = apply(after, fact, false);
  }
  return facts.length > 0 ? facts : { rule: 'DM-27', reason: text('refusal.allVoted') };
}

function choiceFacts(
  state: GameState,
  step: Extract<Step, { kind: 'choice' }>,
  option: string,
): readonly Fact[] | Refusal {
  const no = numberOf(step.key);
  if (step.key.endsWith('/win')) {
    if (!state.win) return misfit;
    const { winner } = state.win;
    return option === 'playOn'
      ? [{ type: 'winDeclined', winner, during: state.phase }]
      : [{ type: 'gameEnded', winner, during: state.phase }];
  }
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

function numberFacts(step: Extract<Step, { kind: 'number' }>, no: number, number: number): readonly Fact[] {
  const turn = /\/turn\/\d+\/(\d+)$/.exec(step.key);
  if (turn) return [{ type: 'numberNamed', day: no, seat: Number(turn[1]), number }];
  return [{ type: 'lot', purpose: 'shootout', day: no, from: step.from, to: step.to, drawn: number }];
}

/**
 * The facts that Next records in the open step. A role that gave no answer is recorded as having chosen nobody;
 * the last step of a phase closes it.
 */
export function next(state: GameState): readonly Fact[] {
  const all = steps(state);
  const step = all.find((one) => one.status === 'now');
  if (!step) return [];
  if (step.kind === 'choice' && step.key.endsWith('/win') && state.win) {
    return [{ type: 'gameEnded', winner: state.win.winner, during: state.phase }];
  }
  if (closesPhase(all, step.key)) return [{ type: 'phaseClosed', phase: state.phase }];
  const done: Fact = { type: 'done', step: step.key };
  if (step.kind !== 'seat' || step.callOnly || step.chosen !== undefined) return [done];
  const silent = actFacts(step.key, { type: 'seat', seat: null });
  return 'rule' in silent ? [done] : [...silent, done];
}
