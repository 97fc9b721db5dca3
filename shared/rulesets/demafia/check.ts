import { openCandidate, openPause, votedFor } from '../../game/counts';
import { today } from '../../game/days';
import type { Fact, FactOf } from '../../game/facts';
import type { Count, Day, GameState } from '../../game/state';
import { isLiving, seatOf } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import { hitSeat, isCounted, type Outcome, outcomeOf, shootoutTurn } from './day';
import { actorsOf, blockedPatient, calledRoles, openNight } from './night';
import { foulThresholds } from './options';
import { accuracy, oratoryOf } from './points';
import { holders, roles, teamAt } from './roles';
import { closesPhase, currentStep, winIsDue } from './step';
import { steps } from './steps';

const otherPhase = () => impossible('DM-20', text('refusal.otherPhase'));
const isOut = (seat: Seat) => impossible('A-140', text('refusal.seatIsOut', { seat }));

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

function checkAct(state: GameState, fact: FactOf<'act'>): Verdict {
  const night = openNight(state);
  if (!night || night.no !== fact.night) return otherPhase();
  const called = calledRoles(state, night.no);
  const acting = called.find((one) => one.role === fact.role);
  if (!acting) return impossible('DM-12', text('refusal.notCalled'));
  const actors = actorsOf(state, night, acting.role);
  if (actors.length === 0) return impossible('DM-35', text('refusal.roleIsOut'));
  if (fact.shooter !== undefined && (acting.role !== 'mafia' || !actors.includes(fact.shooter))) {
    return impossible('DM-14', text('refusal.notAShooter', { seat: fact.shooter }));
  }
  if (fact.target !== null && !isLiving(state, fact.target)) return isOut(fact.target);
  const open = steps(state).find((step) => step.status !== 'done');
  const index = called.indexOf(acting);
  const earlier = called.slice(0, index).some((one) => open?.key.endsWith(`/${one.act}`));
  if (earlier || open?.kind === 'roles') return irregular('DM-35', text('refusal.outOfOrder'));
  if (acting.role === 'mafia') return checkShot(state, fact);
  if (acting.role === 'doctor' && fact.target !== null && blockedPatient(state, night.no) === fact.target) {
    return irregular('DM-08', text('refusal.healedTwice', { seat: fact.target }));
  }
  return ok;
}

/** DM-13: the mafia always chooses; A-14: a shot at one's own is allowed with a warning. */
function checkShot(state: GameState, fact: FactOf<'act'>): Verdict {
  if (fact.target === null) return irregular('DM-13', text('refusal.noShot'));
  if (teamAt(state, fact.target) !== 'black') return ok;
  return { kind: 'ok', warning: { rule: 'DM-13', reason: text('refusal.ownTeam', { seat: fact.target }) } };
}

/** DM-25: living seats, each once, while the talk is open. A missing nominator may be added. */
function checkNomination(
  state: GameState,
  fact: FactOf<'nominated'> | FactOf<'nominationWithdrawn'>,
): Verdict {
  const day = today(state);
  if (!day || day.no !== fact.day || state.phase !== `d${day.no}/talk`) {
    return impossible('DM-25', text('refusal.nominationsClosed'));
  }
  const known = day.nominations.find((nomination) => nomination.seat === fact.seat);
  if (fact.type === 'nominationWithdrawn')
    return known ? ok : impossible('DM-25', text('refusal.notNominated', { seat: fact.seat }));
  if (!isLiving(state, fact.seat)) return isOut(fact.seat);
  if (fact.by !== undefined && !isLiving(state, fact.by)) return isOut(fact.by);
  if (known && (known.by !== null || fact.by === undefined)) {
    return impossible('DM-25', text('refusal.nominatedAlready', { seat: fact.seat }));
  }
  return ok;
}

/** The count that is running; null when the vote stands elsewhere. */
function runningCount(state: GameState, day: Day): Count | null {
  const last = day.counts.at(-1) ?? null;
  return last && !isCounted(state, last) ? last : null;
}

/** The count a hand may belong to: the running one, or the next as soon as its first candidate is called. */
function countFor(
  state: GameState,
  day: Day,
  no: number,
): { count: Count | null; candidate: Seat | null } | null {
  if (state.phase !== `d${day.no}/vote`) return null;
  const running = runningCount(state, day);
  if (running) return running.no === no ? { count: running, candidate: openCandidate(running) } : null;
  const open = currentStep(steps(state));
  if (open?.kind !== 'hands' || open.count !== no) return null;
  return { count: null, candidate: open.candidate };
}

/** DM-27, DM-28, DM-30: one vote a voter and count, for the candidate who is called, never during the pause. */
function checkHand(state: GameState, fact: FactOf<'hand'> | FactOf<'handWaits'>): Verdict {
  const day = today(state);
  const at = day && day.no === fact.day ? countFor(state, day, fact.count) : null;
  if (!at) return otherPhase();
  const { count } = at;
  if (!isLiving(state, fact.voter)) return isOut(fact.voter);
  const voted = count ? votedFor(count, fact.voter) : null;
  const paused = count ? openPause(count) : null;
  if (fact.type === 'handWaits') {
    const waits = count?.waiting.some((hand) => hand.voter === fact.voter) ?? false;
    if (fact.up && voted !== null) return votedAlready(fact.voter, voted);
    return paused?.seat === fact.candidate || (!fact.up && waits)
      ? ok
      : impossible('DM-30', text('refusal.noPause'));
  }
  if (fact.up && paused) return impossible('DM-30', text('refusal.paused', { seat: paused.seat }));
  if (fact.up && voted !== null) return votedAlready(fact.voter, voted);
  if (!fact.up && voted !== fact.candidate)
    return impossible('DM-27', text('refusal.noHand', { seat: fact.voter }));
  if (
    !fact.up &&
    count?.pauses.some((pause) => pause.seat === fact.candidate && pause.by.includes(fact.voter))
  ) {
    return irregular('A-21', text('refusal.pauseHand', { seat: fact.voter }));
  }
  if (count?.closed.includes(fact.candidate))
    return irregular('DM-28', text('refusal.lateHand', { seat: fact.candidate }));
  return fact.candidate === at.candidate
    ? ok
    : impossible('DM-27', text('refusal.notCalledYet', { seat: fact.candidate }));
}

function votedAlready(seat: Seat, other: Seat): Verdict {
  return impossible('DM-27', text('refusal.votedAlready', { seat, other }));
}

/** DM-28, A-20: the cut is the host's answer to an offer. */
function checkCut(state: GameState, fact: FactOf<'voteCut'>): Verdict {
  const offered = steps(state).some(
    (step) => step.key === `d${fact.day}/cut/${fact.count}` && step.status === 'now',
  );
  return offered ? ok : impossible('DM-28', text('refusal.notSettled'));
}

/** DM-33, DM-34, A-22: the choice, the loaded number, the turns and the host's verdict, each in its place. */
function checkOutcome(
  state: GameState,
  fact: FactOf<'tieChoice'> | FactOf<'lot'> | FactOf<'numberNamed'> | FactOf<'verdict'>,
): Verdict {
  const day = today(state);
  if (!day || day.no !== fact.day || state.phase !== `d${day.no}/vote`) return otherPhase();
  const outcome = outcomeOf(state, day);
  switch (fact.type) {
    case 'tieChoice':
      if (outcome.type === 'choice') return ok;
      return day.tieChoice !== null && day.named.length === 0 && isTieChosen(outcome)
        ? ok
        : impossible('DM-33', text('refusal.noTie'));
    case 'lot':
      if (outcome.type !== 'shootout') return impossible('DM-34', text('refusal.noShootout'));
      if (day.named.length > 0) return impossible('DM-34', text('refusal.shootoutBegan'));
      if (fact.drawn < fact.from || fact.drawn > fact.to)
        return impossible('DM-34', text('refusal.outOfRange', { from: fact.from, to: fact.to }));
      return fact.to >= outcome.tied.length
        ? ok
        : irregular('A-150', text('refusal.rangeTooSmall', { min: outcome.tied.length }));
    case 'numberNamed':
      return checkNumber(day, fact, outcome.type === 'shootout' ? outcome.tied : []);
    case 'verdict':
      return outcome.type === 'settled' ? ok : impossible('DM-27', text('refusal.notSettled'));
  }
}

/** The host chose over a tie, and may still choose the other. */
function isTieChosen(outcome: Outcome): boolean {
  return outcome.type === 'shootout' || (outcome.type === 'settled' && outcome.of === 'expel');
}

function checkNumber(day: Day, fact: FactOf<'numberNamed'>, tied: readonly Seat[]): Verdict {
  if (!day.lot || hitSeat(day) !== null || tied.length === 0)
    return impossible('DM-34', text('refusal.noShootout'));
  if (fact.number < day.lot.from || fact.number > day.lot.to) {
    return impossible('DM-34', text('refusal.outOfRange', { from: day.lot.from, to: day.lot.to }));
  }
  if (day.named.some((turn) => turn.number === fact.number)) {
    return impossible('DM-34', text('refusal.numberUsed', { number: fact.number }));
  }
  if (!tied.includes(fact.seat)) return impossible('DM-34', text('refusal.notTied', { seat: fact.seat }));
  const turn = shootoutTurn(tied, day);
  return turn?.seat === fact.seat
    ? ok
    : irregular('DM-34', text('refusal.notHisTurn', { seat: turn?.seat ?? 0 }));
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

/** DM-61: one MVP, by accuracy only who is on the list, by initiative with a note and the expelled rival. */
function checkMvp(state: GameState, fact: FactOf<'mvp'>): Verdict {
  if (fact.seat === null) return ok;
  if (!state.ended) return impossible('DM-61', text('refusal.gameRuns'));
  if (seatOf(state, fact.seat).disqualified)
    return impossible('DM-61', text('refusal.isDisqualified', { seat: fact.seat }));
  if (state.mvp && state.mvp.seat !== fact.seat)
    return impossible('DM-61', text('refusal.oneMvp', { seat: state.mvp.seat }));
  if (fact.criterion === 'accuracy') {
    const own = accuracy(state).find((one) => one.seat === fact.seat);
    return own?.eligible ? ok : impossible('DM-61', text('refusal.notAccurate', { seat: fact.seat }));
  }
  if (!fact.note?.trim()) return impossible('DM-61', text('refusal.mvpNote'));
  const rival = fact.expelled;
  const expelled = rival !== undefined && state.days.some((day) => day.expelled?.includes(rival));
  return expelled && teamAt(state, rival) !== teamAt(state, fact.seat)
    ? ok
    : impossible('DM-61', text('refusal.mvpRival'));
}

/** DM-62: up to two, not for the disqualified. */
function checkBestMove(state: GameState, fact: FactOf<'bestMove'>): Verdict {
  if (!fact.on) return ok;
  if (seatOf(state, fact.seat).disqualified)
    return impossible('DM-62', text('refusal.isDisqualified', { seat: fact.seat }));
  if (state.bestMoves.includes(fact.seat)) return ok;
  return state.bestMoves.length < 2 ? ok : impossible('DM-62', text('refusal.twoBestMoves'));
}

/** DM-60: only for those who were tied that day and stayed. */
function checkOratory(state: GameState, fact: FactOf<'oratory'>): Verdict {
  const day = state.days.find((one) => one.no === fact.day);
  const proposed = day && oratoryOf(state, day).some((one) => one.seat === fact.seat);
  return proposed ? ok : impossible('DM-60', text('refusal.notTied', { seat: fact.seat }));
}

/** DM-65: the proposed winner; another one is the host's word and needs a reason, as does calling the game off. */
function checkEnd(state: GameState, fact: FactOf<'gameEnded'>): Verdict {
  if (fact.winner === null)
    return fact.reason?.trim() ? ok : impossible('DM-65', text('refusal.reasonMissing'));
  if (!['white', 'black'].includes(fact.winner)) return impossible('DM-02', text('refusal.unknownTeam'));
  if (state.win?.winner === fact.winner) return ok;
  return irregular('DM-65', text('refusal.notTheProposedWinner'));
}
