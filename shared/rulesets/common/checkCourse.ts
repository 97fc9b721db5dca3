import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { isLiving, seatOf } from '../../game/state';
import { impossible, irregular, neutralTeam, ok, type Seat, text, type Verdict } from '../../game/words';
import { type Family, rolesOf } from './family';
import { holders, roleAt } from './roles';
import { currentStep } from './step';
import { isOut, otherPhase } from './verdicts';

/** Facts that may still come when the game is over. */
const afterwards: readonly Fact['type'][] = [
  'mvp',
  'bestMove',
  'oratory',
  'left',
  'role',
  'overrule',
  'swap',
  'person',
  'unrated',
  'note',
  'protest',
];

/** What no fact may do, whatever it is: name a seat that does not exist, or come after the end. */
export function checkAny(family: Family, state: GameState, fact: Fact): Verdict {
  const stranger = strangerIn(fact, state.seats.length);
  if (stranger !== undefined && fact.type !== 'joined')
    return impossible('A-140', text('refusal.noSuchSeat', { no: stranger }));
  if (state.ended && !afterwards.includes(fact.type)) {
    return impossible(family.cites.win, text('refusal.gameHasEnded'));
  }
  return ok;
}

const seatFields = [
  'seat',
  'other',
  'by',
  'shooter',
  'target',
  'candidate',
  'voter',
  'expelled',
  'seats',
  'named',
  'neutrals',
] as const;

/** What a fact is about where it does not say so itself. */
const inner = ['what', 'row', 'about'] as const;

/** The first seat a fact names that is not at this table; undefined when all are. */
function strangerIn(fact: object, seats: number): Seat | undefined {
  const fields = fact as Partial<Record<string, unknown>>;
  for (const name of seatFields) {
    const value = fields[name];
    if (typeof value === 'number' && value > seats) return value;
    if (!Array.isArray(value)) continue;
    const stranger = value.find((seat: Seat) => seat > seats);
    if (stranger !== undefined) return stranger;
  }
  for (const name of inner) {
    const value = fields[name];
    const stranger = isObject(value) ? strangerIn(value, seats) : undefined;
    if (stranger !== undefined) return stranger;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Roles are recorded on Night 0 (DM-22, SP-21); later a correction needs the host's reason. */
export function checkRole(family: Family, state: GameState, fact: FactOf<'role'>): Verdict {
  const { cites } = family;
  const roles = rolesOf(family, state);
  if (fact.role !== null && !roles.some((role) => role.id === fact.role)) {
    return impossible(cites.team, text('refusal.unknownRole', { role: fact.role }));
  }
  if (state.phase !== 'n0') return irregular(cites.roles, text('refusal.rolesAreFixed'));
  if (fact.role === null || (fact.role === 'citizen' && !family.dealsAll)) return ok;
  const others = holders(state, fact.role).filter((seat) => seat !== fact.seat).length;
  const wanted = state.setup.composition[fact.role] ?? 0;
  return others < wanted
    ? ok
    : impossible(
        cites.composition,
        text('refusal.roleTaken', { role: family.roleName(fact.role, state.setup) }),
      );
}

/**
 * Next closes the open step, unless it closes the phase or a win waits for the host's word. A speech that was held
 * although fouls had taken it away stays on the record, against the rule.
 */
export function checkDone(family: Family, state: GameState, fact: FactOf<'done'>): Verdict {
  const all = family.steps(state);
  const asked = all.find((one) => one.status === 'now' && one.key === fact.step);
  if (asked?.key.endsWith('/win') && asked.next.refusal) return asked.next.refusal;
  const open = currentStep(all);
  if (fact.skipped === undefined && family.losesSpeech(state, fact.step)) {
    return irregular(family.cites.fouls, text('refusal.spokeSilenced'));
  }
  if (!open || open.key !== fact.step || family.closesPhase(all, open.key))
    return impossible(family.cites.step, text('refusal.notThisStep'));
  if (family.winIsDue(state)) return irregular(family.cites.win, text('refusal.winWaits'));
  return open.next.refusal ?? ok;
}

/** A phase may be closed with steps still open; they count as not held. */
export function checkPhaseClosed(family: Family, state: GameState, fact: FactOf<'phaseClosed'>): Verdict {
  if (state.phase !== fact.phase) return otherPhase(family.cites.phase);
  const all = family.steps(state);
  const open = currentStep(all);
  if (family.winIsDue(state)) return irregular(family.cites.win, text('refusal.winWaits'));
  if (open && family.closesPhase(all, open.key)) return open.next.refusal ?? ok;
  return irregular(family.cites.phase, text('refusal.stepsOpen'));
}

/** A foul for somebody at the table, where fouls count. */
export function checkFoul(family: Family, state: GameState, fact: FactOf<'foul'>): Verdict {
  if (family.foulThresholds(state) === null) return impossible(family.cites.fouls, text('refusal.foulsOff'));
  return isLiving(state, fact.seat) ? ok : isOut(fact.seat);
}

/** The last foul of a seat, also of one that it removed. */
export function checkFoulTakenBack(family: Family, state: GameState, seat: Seat): Verdict {
  const { fouls, out } = seatOf(state, seat);
  if (fouls.length === 0) return impossible(family.cites.fouls, text('refusal.noFoul', { seat }));
  if (out !== null && out.cause !== 'fouls') return isOut(seat);
  // The removal has taken the seat and its hands out of the count; only an undo brings them back.
  const inCount = out !== null && out.during === state.phase && state.phase.endsWith('/vote');
  return inCount ? irregular(family.cites.fouls, text('refusal.undoInstead', { seat })) : ok;
}

/** A seat leaves the table of a game that runs, for one of these causes. */
export function checkLeaving(
  family: Family,
  state: GameState,
  fact: FactOf<'left'>,
  causes: readonly string[],
): Verdict {
  if (!causes.includes(fact.cause)) return impossible('A-35', text('refusal.notACause'));
  if (state.ended) return impossible(family.cites.win, text('refusal.gameHasEnded'));
  return isLiving(state, fact.seat) ? ok : isOut(fact.seat);
}

/** Only a win that is proposed can be declined. */
export function checkDeclined(family: Family, state: GameState, fact: FactOf<'winDeclined'>): Verdict {
  return state.win?.winner === fact.winner ? ok : impossible(family.cites.win, text('refusal.noWinProposed'));
}

/**
 * The proposed winner; another one is the host's word and needs a reason, as does calling the game off. A neutral's
 * win is always the host's word (MP-13).
 */
export function checkEnd(family: Family, state: GameState, fact: FactOf<'gameEnded'>): Verdict {
  const { winner, neutrals = [] } = fact;
  if (winner === null && neutrals.length === 0)
    return fact.reason?.trim() ? ok : impossible(family.cites.win, text('refusal.reasonMissing'));
  const roles = rolesOf(family, state);
  const isOtherEnd = winner !== null && family.otherEnds?.includes(winner);
  if (!isOtherEnd && !roles.some((role) => role.team === winner))
    return impossible(family.cites.team, text('refusal.unknownTeam'));
  const teamAt = (seat: Seat) => roles.find((role) => role.id === roleAt(state, seat))?.team;
  const other = neutrals.find((seat) => teamAt(seat) !== neutralTeam);
  if (other !== undefined) return impossible('MP-13', text('refusal.notNeutral', { seat: other }));
  if (winner === neutralTeam) {
    return neutrals.length > 0 ? ok : impossible('MP-13', text('refusal.whichNeutral'));
  }
  if (state.win?.winner === winner || (winner !== null && family.mayWin?.(state, winner))) return ok;
  return irregular(family.cites.win, text('refusal.notTheProposedWinner'));
}
