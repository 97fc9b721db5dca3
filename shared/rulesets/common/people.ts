import type { FactOf } from '../../game/facts';
import type { GameState, Setup } from '../../game/state';
import type { Seat } from '../../game/words';
import { withNight } from './changes';
import { exchanged, withNames } from './swap';

type Person = Setup['seats'][number];

/** The state with somebody else in a seat. */
function seated(state: GameState, seat: Seat, person: Person): GameState {
  const seats = state.setup.seats.map((own, index) => (index === seat - 1 ? person : own));
  return { ...state, setup: { ...state.setup, seats } };
}

/** Both stay on the record; who has the points is the club's choice, made with each substitution. */
export function substituted(state: GameState, fact: FactOf<'substitute'>): GameState {
  const { seat, player, name, points, during } = fact;
  const out = state.setup.seats[seat - 1];
  if (!out) return state;
  const change = { seat, out, in: { player, name }, during, points };
  return seated({ ...state, substitutions: [...state.substitutions, change] }, seat, change.in);
}

/** The one who sits there was written down wrongly; after a substitution it is the one who came in. */
export function corrected(state: GameState, { seat, player, name }: FactOf<'person'>): GameState {
  const last = state.substitutions.findLastIndex((one) => one.seat === seat);
  const substitutions = state.substitutions.map((one, index) =>
    index === last ? { ...one, in: { player, name } } : one,
  );
  return seated({ ...state, substitutions }, seat, { player, name });
}

/** Two change places with all that is theirs; or only their names were in the wrong places. */
export function swapped(state: GameState, { seat, other, moves }: FactOf<'swap'>): GameState {
  if (moves === 'people') return exchanged(state, seat, other);
  const substitutions = state.substitutions.map((one) => {
    if (one.seat !== seat && one.seat !== other) return one;
    return { ...one, seat: one.seat === seat ? other : seat };
  });
  return withNames({ ...state, substitutions }, seat, other);
}

/** One seat more behind the last, and one card more. */
export function joined(state: GameState, { seat, player, name, role }: FactOf<'joined'>): GameState {
  const { setup } = state;
  const composition = { ...setup.composition, [role]: (setup.composition[role] ?? 0) + 1 };
  const next: GameState = {
    ...state,
    setup: { ...setup, composition, seats: [...setup.seats, { player, name }] },
    seats: [...state.seats, { seat, role: null, out: null, fouls: [], disqualified: null }],
  };
  return withNight(next, { living: [...(state.nights.at(-1)?.living ?? []), seat] });
}
