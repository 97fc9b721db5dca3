import { openPause, votedFor } from '../../game/counts';
import { today } from '../../game/days';
import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import type { Answer, Step } from '../../game/steps';
import { neutralTeam, numberOf, type Refusal, type StepKey, text } from '../../game/words';
import { applied } from './apply';
import type { Family } from './family';
import { holders } from './roles';

/** The answer does not fit the step. */
export const misfit = (family: Family): Refusal => ({
  rule: family.cites.step,
  reason: text('refusal.notThisAnswer'),
});

/** The facts that record an answer in a step of the open phase; a refusal when the answer does not fit the step. */
export function answered(
  family: Family,
  state: GameState,
  key: StepKey,
  given: Answer,
): readonly Fact[] | Refusal {
  const step = family.steps(state).find((one) => one.key === key);
  if (!step) return { rule: family.cites.step, reason: text('refusal.notThisStep') };
  switch (step.kind) {
    case 'roles':
      return given.type === 'role' && step.offers.length > 0 ? roleFacts(state, given) : misfit(family);
    case 'seat':
    case 'shots':
      return family.acts(state, step, given);
    case 'hands':
      return given.type === 'hands' ? family.hands(state, step, given) : misfit(family);
    case 'choice':
      if (given.type !== 'option') return misfit(family);
      return key.endsWith('/win')
        ? winFacts(family, state, given.option)
        : family.choice(state, step, given.option);
    case 'number':
      return given.type === 'number' ? family.number(state, step, given.number) : misfit(family);
    case 'discussion':
      if (given.type === 'nominate') return [family.nominate(state, step, given)];
      return given.type === 'withdraw'
        ? [{ type: 'nominationWithdrawn', day: numberOf(key), seat: given.seat }]
        : misfit(family);
    case 'confirm':
    case 'speech':
      return misfit(family);
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

function winFacts(family: Family, state: GameState, option: string): readonly Fact[] | Refusal {
  if (!state.win) return misfit(family);
  const { winner } = state.win;
  const during = state.phase;
  if (option === 'playOn') return [{ type: 'winDeclined', winner, during }];
  const [, how, seat] = /^(beside|alone)-(\d+)$/.exec(option) ?? [];
  if (seat === undefined) return [{ type: 'gameEnded', winner, during }];
  const neutrals = [Number(seat)];
  return [{ type: 'gameEnded', winner: how === 'alone' ? neutralTeam : winner, during, neutrals }];
}

/**
 * Hands in the order they went up. The one that brings the third (DM-30) stops the run: the rest wait. In a run
 * who has voted already is passed over; a single hand is judged by the rules.
 */
export function handFacts(
  family: Family,
  state: GameState,
  step: Extract<Step, { kind: 'hands' }>,
  { voters, up }: Extract<Answer, { type: 'hands' }>,
): readonly Fact[] | Refusal {
  const day = today(state);
  if (!day) return misfit(family);
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
    after = applied(family, after, fact);
  }
  return facts.length > 0 ? facts : { rule: family.cites.hand, reason: text('refusal.allVoted') };
}

/**
 * The facts that Next records in the open step. A role that gave no answer is recorded as having chosen nobody;
 * the last step of a phase closes it.
 */
export function next(family: Family, state: GameState): readonly Fact[] {
  const all = family.steps(state);
  const step = all.find((one) => one.status === 'now');
  if (!step) return [];
  if (step.key.endsWith('/win') && state.win && !step.next.refusal) {
    return [{ type: 'gameEnded', winner: state.win.winner, during: state.phase }];
  }
  const silent = family.unanswered(state, step);
  return family.closesPhase(all, step.key)
    ? [...silent, { type: 'phaseClosed', phase: state.phase }]
    : [
        ...silent,
        { type: 'done', step: step.key, ...(family.losesSpeech(state, step.key) ? { skipped: true } : {}) },
      ];
}
