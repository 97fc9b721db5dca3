import type { GameState, Night } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import { healBlock, lastClient } from './dawn';
import { type ActingRole, beganAs } from './night';
import { clanOf } from './roles';

/** What the rules say to a living target: EC-31, EC-32, EC-54, EC-63, EC-64. */
export function judgeTarget(state: GameState, night: Night, role: ActingRole, seat: Seat): Verdict {
  const own = beganAs(state, night, role);
  if (role === 'courtesan') {
    if (own.includes(seat)) return impossible('EC-32', text('refusal.herself'));
    return lastClient(state, night.no) === seat
      ? irregular('EC-31', text('refusal.clientAgain', { seat }))
      : ok;
  }
  if (clanOf(role) && own.includes(seat)) return irregular('EC-54', text('refusal.ownClan', { seat }));
  if (role !== 'doctor') return ok;
  const block = healBlock(state, night.no, seat);
  if (block === null) return ok;
  const rule = own.includes(seat) ? 'EC-64' : 'EC-63';
  return irregular(rule, text(block === 'row' ? 'refusal.healedInRow' : 'refusal.healedAlready', { seat }));
}
