import type { Fact } from '../../game/facts';
import type { GameState } from '../../game/state';

/**
 * The cards of the composition dealt to the seats (SP-04). Chance comes in as an argument: a whole number from 0 and
 * below the one it is given. What was recorded before is taken back.
 */
export function dealFacts({ setup, seats }: GameState, chance: (below: number) => number): Fact[] {
  const cards = Object.entries(setup.composition).flatMap(([role, count]) =>
    Array.from({ length: count }, () => role),
  );
  const cleared = seats.filter((seat) => seat.role !== null);
  const dealt = seats.map(({ seat }): Fact => {
    const [role] = cards.splice(chance(cards.length), 1);
    return { type: 'role', seat, role: role ?? null };
  });
  return [...cleared.map(({ seat }): Fact => ({ type: 'role', seat, role: null })), ...dealt];
}
