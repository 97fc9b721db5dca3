import { stepKey } from '../../game/phases';
import type { GameState } from '../../game/state';
import { type RoleId, type StepKey, text } from '../../game/words';
import { holders } from '../common/roles';
import { roleSlots } from '../common/slots';
import { type Draft, livingOffers, type Shared } from '../common/step';
import { type Clan, clans, isDealt, ranked, roles } from './roles';
import { councilClock, step } from './step';

/** Who shows himself to the host alone, in this order. */
const single = ['courtesan', 'maniac', 'doctor', 'judge', 'journalist', 'tramp', 'werewolf'] as const;

/**
 * EC-14, EC-15, EC-50, A-60: Night 0: each clan meets, the Sheriff and the Sergeant meet; then the other roles show
 * themselves to the host. Nobody acts.
 */
export function nightZeroSteps(state: GameState): Draft[] {
  const isIn = (role: RoleId) => (state.setup.composition[role] ?? 0) > 0;
  const meets = clans.filter((clan) => isIn(clan.boss));
  const sheriffs: readonly RoleId[] = isIn('sergeant') ? ['sheriff', 'sergeant'] : ['sheriff'];
  const last = sheriffs.at(-1) ?? 'sheriff';
  const drafts = [
    ...meets.flatMap((clan) => [meetStep(state, clan), ...rankSteps(state, clan)]),
    slotsStep(state, stepKey.identify(last), sheriffs, {
      name: last === 'sergeant' ? 'sheriffMeets' : 'sheriffShows',
    }),
    ...single
      .filter(isIn)
      .map((role) => slotsStep(state, stepKey.identify(role), [role], { name: `shows-${role}` })),
  ];
  const refusal = isDealt(state)
    ? null
    : ({ kind: 'irregular', rule: 'EC-14', reason: text('refusal.rolesMissing') } as const);
  return drafts.map((draft, at) =>
    at === drafts.length - 1 ? { ...draft, next: { label: draft.next.label, refusal } } : draft,
  );
}

/** EC-14, EC-50, EC-99: the Boss and the mafiosi of one clan meet and may confer. */
function meetStep(state: GameState, clan: Clan): Draft {
  const ids = [clan.boss, clan.others].filter((role) => (state.setup.composition[role] ?? 0) > 0);
  return slotsStep(state, stepKey.identify(clan.team), ids, {
    name: `meet-${clan.team}`,
    clock: councilClock(state),
  });
}

/** EC-04: the ranks below the Boss, where there is something to rank; as they are, they go by seat. */
function rankSteps(state: GameState, clan: Clan): Draft[] {
  if ((state.setup.composition[clan.others] ?? 0) < 2) return [];
  const seats = ranked(state, clan);
  const up = (state.ranks ?? []).filter((seat) => seats.includes(seat));
  const offers = holders(state, clan.others).map((seat) => ({ seat }));
  const own = { count: 0, candidate: 0, offers, up, waiting: [], purpose: 'order', about: [] } as const;
  const answer = { text: text('epoch.answer.order', { order: seats.join(' → ') }), big: false } as const;
  return [
    step(state, stepKey.ranks(clan.team), 'hands', own, {
      name: 'ranks',
      script: null,
      answer: { ...answer, tone: 'plain' },
    }),
  ];
}

function slotsStep(state: GameState, key: StepKey, ids: readonly RoleId[], shared: Shared): Draft {
  const slots = roleSlots(state, roles, ids);
  const seats = slots.flatMap((slot) => slot.seats);
  const answer = { text: text('epoch.answer.seats', { seats }), big: false, tone: 'plain' } as const;
  const own = { offers: livingOffers(state), slots };
  return step(state, key, 'roles', own, {
    ...shared,
    actors: seats,
    answer: seats.length > 0 ? answer : null,
  });
}
