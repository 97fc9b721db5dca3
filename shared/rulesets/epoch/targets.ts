import type { GameState, Night } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import { healBlocks, lastClient } from './dawn';
import { type ActingRole, beganAs } from './night';
import { clanOf } from './roles';

/** What the rules say to a living target: EC-31, EC-32, EC-54, EC-63, EC-64. Made once for all the seats of a step. */
export function targetJudge(state: GameState, night: Night, role: ActingRole): (seat: Seat) => Verdict {
  if (role === 'courtesan') {
    const own = beganAs(state, night, role);
    const last = lastClient(state, night.no);
    return (seat) => {
      if (own.includes(seat)) return impossible('EC-32', text('refusal.herself'));
      return last === seat ? irregular('EC-31', text('refusal.clientAgain', { seat })) : ok;
    };
  }
  if (clanOf(role)) {
    const own = beganAs(state, night, role);
    return (seat) => (own.includes(seat) ? irregular('EC-54', text('refusal.ownClan', { seat })) : ok);
  }
  if (role !== 'doctor') return () => ok;
  const own = beganAs(state, night, role);
  const blocks = healBlocks(state, night.no);
  return (seat) => {
    const block = blocks.get(seat);
    if (block === undefined) return ok;
    const rule = own.includes(seat) ? 'EC-64' : 'EC-63';
    return irregular(rule, text(block === 'row' ? 'refusal.healedInRow' : 'refusal.healedAlready', { seat }));
  };
}
