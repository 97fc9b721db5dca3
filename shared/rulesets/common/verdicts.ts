import { impossible, type Seat, type Text, text } from '../../game/words';

/** The fact belongs to a phase that is not open; `rule` states the order of the phases. */
export const otherPhase = (rule: string) => impossible(rule, text('refusal.otherPhase'));
/** These rules know nothing of the kind; `rule` states what they do know. */
export const unheardOf = (rule: string) => impossible(rule, text('refusal.notInTheseRules'));
/** The seat is no longer at the table. */
export const isOut = (seat: Seat) => impossible('A-140', text('refusal.seatIsOut', { seat }));
/** The console's own no: there is nothing to do, or nothing to do it to. No rule is behind it. */
export const pointless = (reason: Text) => impossible('console', reason);
