import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import { roleText } from '../../game/roles';
import type { GameState } from '../../game/state';
import { living } from '../../game/state';
import type { ChoiceOption } from '../../game/steps';
import { type RoleId, type Seat, type StepKey, text } from '../../game/words';
import { holders } from '../common/roles';
import { roleSlots } from '../common/slots';
import { type Draft, livingOffers, type Shared } from '../common/step';
import { isCity, isDealt, isDealtTo, rolesIn } from './roles';
import { specOf } from './specs';
import { agreementMs, nightClock, step } from './step';

/** The steps of Night 0: the opening, the cards, the agreement of the blacks, the Sheriff (PO-04…09, SP-20…25). */
export function nightZeroSteps(state: GameState): Draft[] {
  const spec = specOf(state);
  const seats = living(state);
  const drafts = spec.opening.map((name) =>
    name === 'present'
      ? presentStep(state)
      : step(state, stepKey[name], 'confirm', { seats: name === 'nightfall' ? [] : seats }, { name }),
  );
  drafts.push(...seats.map((seat) => cardStep(state, seat)));
  drafts.push(meetStep(state));
  if (spec.notesOrder) drafts.push(orderStep(state));
  if (spec.sheriffFirst !== null && isDealtTo(state, 'sheriff')) {
    const name = spec.sheriffFirst === 'shows' ? 'sheriffShows' : 'sheriffLooks';
    drafts.push(slotsStep(state, stepKey.identify('sheriff'), ['sheriff'], { name }));
  }
  const refusal = isDealt(state)
    ? null
    : ({ kind: 'irregular', rule: spec.cites.roles, reason: text('refusal.rolesMissing') } as const);
  return drafts.map((draft, at) =>
    at === drafts.length - 1 ? { ...draft, next: { label: draft.next.label, refusal } } : draft,
  );
}

/** MP-38, MP-39: the roll call; before everybody has answered no card is dealt. */
function presentStep(state: GameState): Draft {
  const seats = living(state);
  const up = state.present;
  const missing = seats.filter((seat) => !up.includes(seat));
  return step(
    state,
    stepKey.present,
    'hands',
    { count: 0, candidate: 0, offers: livingOffers(state), up, waiting: [], purpose: 'present', about: [] },
    {
      name: 'present',
      // Ten are called by their numbers, another table round in a circle.
      script: isCity(state.setup) ? 'presentAll' : 'present',
      refusal:
        missing.length === 0
          ? null
          : {
              kind: 'irregular',
              rule: specOf(state).cites.roles,
              reason: text('refusal.notPresent', { seats: missing }),
            },
    },
  );
}

/** PO-06, SP-21: one seat draws its card; the host's key for the role is all it takes. */
function cardStep(state: GameState, seat: Seat): Draft {
  const { cites, cardMs } = specOf(state);
  const role = state.seats[seat - 1]?.role ?? null;
  const dealt = rolesIn(state.setup).filter(({ id }) => isDealtTo(state, id));
  const options = dealt.map(({ id }): ChoiceOption => {
    const others = holders(state, id).filter((other) => other !== seat).length;
    const label = roleText(state.setup, id);
    if (others < (state.setup.composition[id] ?? 0)) return { id, label };
    const reason = text('refusal.roleTaken', { role: label });
    return { id, label, refusal: { kind: 'impossible', rule: cites.composition, reason } };
  });
  return step(
    state,
    stepKey.card(seat),
    'choice',
    { options, chosen: role, seats: [seat] },
    {
      name: 'card',
      params: { seat },
      clock: nightClock(lasts(state.setup, 'card', cardMs)),
      closed: role !== null || state.done.includes(stepKey.card(seat)),
      refusal:
        role === null ? { kind: 'irregular', rule: cites.roles, reason: text('refusal.rolesMissing') } : null,
    },
  );
}

/** PO-07…09, SP-22, SP-23, MP-01, MP-17: the blacks wake together, once; the Don shows himself, the Werewolf too (MP-04). */
function meetStep(state: GameState): Draft {
  const { agreement, cites } = specOf(state);
  const usual = agreement === 'byHand' ? null : agreementMs;
  const clock = nightClock(lasts(state.setup, 'agreement', usual));
  const meeting = rolesIn(state.setup).filter(
    ({ id, team }) => (team === 'black' || id === 'werewolf') && isDealtTo(state, id),
  );
  const ids = meeting.map(({ id }) => id);
  return slotsStep(state, stepKey.meet, ids, {
    name: 'meet',
    clock: clock && agreement === 'exactMinute' ? { ...clock, fixed: cites.agreement } : clock,
  });
}

/** PO-08, SP-19: the order of shooting, as far as the host has seen it. A note: it binds nobody. */
function orderStep(state: GameState): Draft {
  const up = state.shootingOrder;
  return step(
    state,
    stepKey.order,
    'hands',
    { count: 0, candidate: 0, offers: livingOffers(state), up, waiting: [], purpose: 'order', about: [] },
    {
      name: 'order',
      answer:
        up.length > 0
          ? { text: text('sports.answer.order', { order: up.join(' → ') }), big: false, tone: 'plain' }
          : null,
    },
  );
}

function slotsStep(state: GameState, key: StepKey, ids: readonly RoleId[], shared: Shared): Draft {
  const slots = roleSlots(state, rolesIn(state.setup), ids);
  const seats = slots.flatMap((slot) => slot.seats);
  const answer = { text: text('sports.answer.seats', { seats }), big: false, tone: 'plain' } as const;
  // With every card recorded nothing is to be given here: a number would only take a card away.
  const own = { offers: state.seats.some((one) => one.role === null) ? livingOffers(state) : [], slots };
  return step(state, key, 'roles', own, {
    ...shared,
    actors: seats,
    answer: seats.length > 0 ? answer : null,
  });
}
