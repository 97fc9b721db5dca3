import { votedFor } from '../../game/counts';
import { today } from '../../game/days';
import type { Fact } from '../../game/facts';
import type { GameState } from '../../game/state';
import type { Answer, Step } from '../../game/steps';
import { ballotModes, numberOf, type Refusal, type Seat, text } from '../../game/words';
import { actOf, openNight } from '../common/nights';
import { tieNobody, tieStands } from './askStep';
import { ballotOf, deciderOf, loneOf, suspectsOf } from './day';
import { calls } from './night';

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;
type Said = readonly Fact[] | Refusal;

const misfit: Refusal = { rule: 'EC-24', reason: text('refusal.notThisAnswer') };

/** What a role chose, what one mafioso of a clan says, or whom a voter names. */
export function acts(state: GameState, step: StepOf<'seat'> | StepOf<'shots'>, given: Answer): Said {
  const [, name = '', voter] = step.key.split('/');
  if (name === 'voter')
    return given.type === 'seat' ? voteFacts(state, step, Number(voter), given.seat) : misfit;
  const call = calls.find((one) => one.act === name);
  if (!call) return misfit;
  const base = { type: 'act', night: numberOf(step.key), role: call.role } as const;
  if (given.type === 'seat') return [{ ...base, target: given.seat }];
  if (given.type !== 'proposal' || step.kind !== 'shots') return misfit;
  return [{ ...base, shooter: given.shooter, target: given.target }];
}

/**
 * EC-100: one vote a voter; another one takes its place by the host's hand, nobody takes it away. Whoever is asked has
 * answered with it, so that the next one is asked.
 */
function voteFacts(state: GameState, { key, status }: Step, voter: Seat, target: Seat | null): Said {
  const day = today(state);
  if (!day) return misfit;
  const count = ballotOf(day);
  const before = count && votedFor(count, voter);
  const hand = (candidate: Seat, up: boolean): Fact => ({
    type: 'hand',
    day: day.no,
    count: 1,
    candidate,
    voter,
    up,
  });
  const facts = [
    ...(before === null ? [] : [hand(before, false)]),
    ...(target === null ? [] : [hand(target, true)]),
    ...(status === 'now' ? [{ type: 'done', step: key } as const] : []),
  ];
  return facts.length > 0 ? facts : { rule: 'EC-100', reason: text('refusal.votesSo', { seat: voter }) };
}

/** The seats of a comparison (EC-77), the ranks (EC-04), the remarks for a missed vote (EC-117). */
export function severalSeats(
  state: GameState,
  step: StepOf<'hands'>,
  { voters, up }: Extract<Answer, { type: 'hands' }>,
): Said {
  const others = (list: readonly Seat[]) => list.filter((seat) => !voters.includes(seat));
  const changed = (list: readonly Seat[]) => (up ? [...others(list), ...voters] : others(list));
  if (step.purpose === 'order') return [{ type: 'ranks', seats: changed(state.ranks ?? []) }];
  if (step.purpose === 'pair') return pairFacts(state, numberOf(step.key), changed(step.up));
  if (step.purpose !== 'remarks') return misfit;
  const marks = voters.filter((seat) => step.up.includes(seat) !== up);
  const during = state.phase;
  const facts = marks.map((seat): Fact => {
    if (up) return { type: 'remark', seat, during, reason: 'missed-vote' };
    return { type: 'remarkTakenBack', seat, during };
  });
  return facts.length > 0 ? facts : misfit;
}

function pairFacts(state: GameState, no: number, seats: readonly Seat[]): Said {
  const [target, other, ...more] = seats;
  const night = openNight(state);
  if (!night) return misfit;
  if (more.length > 0) return { rule: 'EC-77', reason: text('refusal.twoSeats') };
  const base = { type: 'act', night: no, role: 'journalist', target: target ?? null } as const;
  return [other === undefined ? base : { ...base, other }];
}

/** How the votes are called, what the one who decides says, the host's word on the result. */
export function choice(state: GameState, step: StepOf<'choice'>, option: string): Said {
  const day = numberOf(step.key);
  const mode = ballotModes.find((one) => one === option);
  if (step.key.endsWith('/ballot')) return mode ? [{ type: 'ballotMode', day, mode }] : misfit;
  if (step.key.endsWith('/ask')) return sentenceFacts(state, option);
  if (option !== 'proposed' && option !== 'nobody' && option !== 'tied') return misfit;
  return [{ type: 'verdict', day, leaves: option }];
}

function sentenceFacts(state: GameState, option: string): Said {
  const day = today(state);
  const lone = day && loneOf(state, day);
  if (day && lone !== null && (option === tieStands || option === tieNobody)) {
    return [{ type: 'loneStands', day: day.no, seat: lone, on: option === tieStands }];
  }
  const decider = day && deciderOf(state, day);
  if (!day || !decider || !('mustCondemn' in decider)) return misfit;
  if (option === 'away') return [{ type: 'away', day: day.no, seat: decider.seat, away: true }];
  if (option === 'pardon') return [{ type: 'sentence', day: day.no, seat: null }];
  const seat = suspectsOf(state, day).find((one) => String(one) === option);
  return seat === undefined ? misfit : [{ type: 'sentence', day: day.no, seat }];
}

/** The number named for Death (EC-94), or the lot over the suspects (EC-104). */
export function number(_: GameState, step: StepOf<'number'>, chosen: number): Said {
  const no = numberOf(step.key);
  if (step.key.endsWith('/death')) return [{ type: 'deathNumber', night: no, number: chosen }];
  const { from, to } = step;
  return [{ type: 'lot', purpose: 'condemned', day: no, from, to, drawn: chosen }];
}

/** A role that gave no answer is recorded as having chosen nobody. */
export function unanswered(state: GameState, step: Step): readonly Fact[] {
  const call = calls.find((one) => step.key.endsWith(`/${one.act}`));
  const night = openNight(state);
  if (!call || !night || step.callOnly) return [];
  const silent =
    step.kind === 'hands' ? !actOf(night, call.role) : 'chosen' in step && step.chosen === undefined;
  return silent ? [{ type: 'act', night: night.no, role: call.role, target: null }] : [];
}
