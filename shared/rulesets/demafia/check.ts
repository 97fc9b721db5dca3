import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { isLiving, seatOf } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import { checkAct } from './checkAct';
import { checkBestMove, checkMvp, checkOratory } from './checkAward';
import { checkCut, checkHand, checkNomination, checkOutcome } from './checkVote';
import { foulThresholds } from './options';
import { holders, roles } from './roles';
import { closesPhase, currentStep, winIsDue } from './step';
import { steps } from './steps';
import { isOut, otherPhase } from './verdicts';

/** What the rules say to a fact in this state. */
export function check(state: GameState, fact: Fact): Verdict {
  const stranger = seatsIn(fact).find((seat) => seat > state.seats.length);
  if (stranger !== undefined) return impossible('A-140', text('refusal.noSuchSeat', { no: stranger }));
  if (state.ended && !['mvp', 'bestMove', 'oratory', 'left', 'role'].includes(fact.type)) {
    return impossible('DM-65', text('refusal.gameHasEnded'));
  }
  switch (fact.type) {
    case 'role':
      return checkRole(state, fact);
    case 'act':
      return checkAct(state, fact);
    case 'nominated':
    case 'nominationWithdrawn':
      return checkNomination(state, fact);
    case 'hand':
    case 'handWaits':
      return checkHand(state, fact);
    case 'voteCut':
      return checkCut(state, fact);
    case 'tieChoice':
    case 'lot':
    case 'numberNamed':
    case 'verdict':
      return checkOutcome(state, fact);
    case 'done':
      return checkDone(state, fact);
    case 'phaseClosed':
      return checkPhaseClosed(state, fact);
    case 'foul':
      if (foulThresholds(state) === null) return impossible('DM-67', text('refusal.foulsOff'));
      return isLiving(state, fact.seat) ? ok : isOut(fact.seat);
    case 'foulTakenBack':
      return checkFoulTakenBack(state, fact.seat);
    case 'left':
      return checkLeft(state, fact);
    case 'mvp':
      return checkMvp(state, fact);
    case 'bestMove':
      return checkBestMove(state, fact);
    case 'oratory':
      return checkOratory(state, fact);
    case 'winDeclined':
      return state.win?.winner === fact.winner ? ok : impossible('DM-65', text('refusal.noWinProposed'));
    case 'gameEnded':
      return checkEnd(state, fact);
  }
}

function seatsIn(fact: Fact): Seat[] {
  return (['seat', 'by', 'shooter', 'target', 'candidate', 'voter', 'expelled'] as const).flatMap((name) => {
    const value = (fact as Partial<Record<typeof name, unknown>>)[name];
    return typeof value === 'number' ? [value] : [];
  });
}

/** DM-22: roles are recorded on Night 0; later a correction needs the host's reason. */
function checkRole(state: GameState, fact: FactOf<'role'>): Verdict {
  if (fact.role !== null && !roles.some((role) => role.id === fact.role)) {
    return impossible('DM-02', text('refusal.unknownRole', { role: fact.role }));
  }
  if (state.phase !== 'n0') return irregular('DM-22', text('refusal.rolesAreFixed'));
  if (fact.role === null || fact.role === 'citizen') return ok;
  const others = holders(state, fact.role).filter((seat) => seat !== fact.seat).length;
  const wanted = state.setup.composition[fact.role] ?? 0;
  return others < wanted
    ? ok
    : impossible('DM-03', text('refusal.roleTaken', { role: text(`role.demafia.${fact.role}`) }));
}

function checkDone(state: GameState, fact: FactOf<'done'>): Verdict {
  const all = steps(state);
  const open = currentStep(all);
  if (!open || open.key !== fact.step || closesPhase(all, open.key))
    return impossible('DM-35', text('refusal.notThisStep'));
  if (winIsDue(state)) return irregular('DM-65', text('refusal.winWaits'));
  return open.next.refusal ?? ok;
}

/** A phase may be closed with steps still open; they count as not held. */
function checkPhaseClosed(state: GameState, fact: FactOf<'phaseClosed'>): Verdict {
  if (state.phase !== fact.phase) return otherPhase();
  const all = steps(state);
  const open = currentStep(all);
  if (winIsDue(state)) return irregular('DM-65', text('refusal.winWaits'));
  if (open && closesPhase(all, open.key)) return open.next.refusal ?? ok;
  return irregular('DM-20', text('refusal.stepsOpen'));
}

function checkFoulTakenBack(state: GameState, seat: Seat): Verdict {
  const { fouls, out } = seatOf(state, seat);
  if (fouls.length === 0) return impossible('DM-67', text('refusal.noFoul', { seat }));
  return out === null || out.cause === 'fouls' ? ok : isOut(seat);
}

/** DM-63: once a game, living or dead; A-35: who goes home must be there. */
function checkLeft(state: GameState, fact: FactOf<'left'>): Verdict {
  if (fact.cause === 'disqualified') {
    const already = seatOf(state, fact.seat).disqualified !== null;
    return already ? impossible('DM-63', text('refusal.disqualifiedAlready', { seat: fact.seat })) : ok;
  }
  if (fact.cause !== 'left') return impossible('A-35', text('refusal.notACause'));
  if (state.ended) return impossible('DM-65', text('refusal.gameHasEnded'));
  return isLiving(state, fact.seat) ? ok : isOut(fact.seat);
}

/** DM-65: the proposed winner; another one is the host's word and needs a reason, as does calling the game off. */
function checkEnd(state: GameState, fact: FactOf<'gameEnded'>): Verdict {
  if (fact.winner === null)
    return fact.reason?.trim() ? ok : impossible('DM-65', text('refusal.reasonMissing'));
  if (!['white', 'black'].includes(fact.winner)) return impossible('DM-02', text('refusal.unknownTeam'));
  if (state.win?.winner === fact.winner) return ok;
  return irregular('DM-65', text('refusal.notTheProposedWinner'));
}
