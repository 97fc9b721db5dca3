import type { Fact } from '../../game/facts';
import { stepKey } from '../../game/phases';
import { roleText } from '../../game/roles';
import type { GameState, Night } from '../../game/state';
import type { Answer, Step } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import { type Draft, livingOffers } from '../common/step';
import { deadOf, fateOf, healersOf } from './night';
import { isCity, isDealtTo } from './roles';
import { step } from './step';

/**
 * nothing follows by itself from what a card does. Where a healer chose the target of the shot the host says
 * whether it was saved (MP-44); then he names who else dies, or lives, by the other cards.
 */
export function fateSteps(state: GameState, night: Night): Draft[] {
  const own = isCity(state.setup) ? (state.setup.customRoles ?? []) : [];
  if (!own.some((role) => isDealtTo(state, role.id))) return [];
  const [healed] = healersOf(state, night);
  return [...(healed ? [savedStep(state, night, healed)] : []), fatesStep(state, night)];
}

function savedStep(
  state: GameState,
  night: Night,
  { role, target: seat }: ReturnType<typeof healersOf>[0],
): Draft {
  const fate = fateOf(night, seat);
  const chosen = fate ? (fate.dies ? 'dies' : 'lives') : null;
  return step(
    state,
    stepKey.saved(night.no, seat),
    'choice',
    {
      options: [
        { id: 'lives', label: text('sports.option.saved', { seat }) },
        { id: 'dies', label: text('sports.option.dies', { seat }) },
      ],
      chosen,
      seats: [seat],
    },
    {
      name: 'saved',
      params: { seat, role: roleText(state.setup, role) },
      script: null,
      refusal: fate ? null : { kind: 'impossible', rule: 'A-125', reason: text('refusal.choose') },
    },
  );
}

function fatesStep(state: GameState, night: Night): Draft {
  return step(
    state,
    stepKey.fates(night.no),
    'hands',
    {
      count: 0,
      candidate: 0,
      offers: livingOffers(state),
      up: deadOf(state, night),
      waiting: [],
      purpose: 'fates',
      about: [],
    },
    { name: 'fates', script: null },
  );
}

/** The host's word on the target that a healer chose. */
export function savedFact(state: GameState, night: Night, seat: Seat, dies: boolean): Fact {
  const by = healersOf(state, night).find((one) => one.target === seat)?.role;
  return { type: 'fate', night: night.no, seat, dies, ...(by === undefined ? {} : { by }) };
}

/** The host's word on seats that die, or do not. */
export function fateFacts(
  night: number,
  { up: before }: Extract<Step, { kind: 'hands' }>,
  { voters, up }: Extract<Answer, { type: 'hands' }>,
): Fact[] {
  return voters
    .filter((seat) => before.includes(seat) !== up)
    .map((seat) => ({ type: 'fate', night, seat, dies: up }));
}
