import { impossible, type Seat, text } from '../../game/words';

/** The fact belongs to a phase that is not open (DM-20). */
export const otherPhase = () => impossible('DM-20', text('refusal.otherPhase'));
/** The seat is no longer at the table. */
export const isOut = (seat: Seat) => impossible('A-140', text('refusal.seatIsOut', { seat }));
