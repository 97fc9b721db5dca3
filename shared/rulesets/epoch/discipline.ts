import type { Departure, Discipline } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import type { Seat } from '../../game/words';
import { text } from '../../game/words';

/** EC-118: so many remarks in one game make a suicide. */
export const remarksToRemove = 2;

/** EC-117, EC-120: for what a remark is given by the host's own hand, also at a live table. */
const reasons = ['missed-vote', 'flood', 'other'] as const;

/** EC-101, EC-117…121: two remarks make a suicide, whatever each was for. */
export function discipline(state: GameState): Discipline {
  return {
    removal: state.setup.house?.discipline?.remarks ?? remarksToRemove,
    cause: 'suicide',
    reasons: reasons.map((reason) => ({ reason, label: text(`epoch.remark.${reason}`) })),
  };
}

/** EC-122, EC-124, EC-127: who leaves by the host's hand, at the table or as a spirit; A-35: going home. */
export const departures: readonly Departure[] = [
  { cause: 'disqualified', reason: 'roleReveal', label: text('epoch.departure.roleReveal') },
  { cause: 'removed', reason: 'aggressive-flood', label: text('epoch.departure.aggressive-flood') },
  { cause: 'removed', reason: 'spirit', label: text('epoch.departure.spirit'), whenOut: true },
  { cause: 'left', reason: 'goes-home', label: text('epoch.departure.goes-home') },
];

/** EC-121, EC-124, A-81: the warnings of this game: a second remark for flood, a spirit that interfered. */
export function warningsIn(state: GameState): { readonly seat: Seat; readonly reason: 'flood' | 'spirit' }[] {
  const { removal, cause } = discipline(state);
  return state.seats.flatMap(({ seat, out, remarks = [], barred }) => [
    ...(out?.cause === cause && remarks[removal - 1]?.reason === 'flood'
      ? [{ seat, reason: 'flood' } as const]
      : []),
    ...(barred ? [{ seat, reason: 'spirit' } as const] : []),
  ]);
}
