import { handsFor, newCount, withoutSeat } from '../../game/counts';
import type { Fact, FactOf } from '../../game/facts';
import { following } from '../../game/phases';
import type { Act, Count, Day, GameState, Night, SeatState, Setup } from '../../game/state';
import { living, seatOf } from '../../game/state';
import { type Cause, isNight, numberOf, type PhaseId, type Seat } from '../../game/words';
import { isCounted, leavers, outcomeOf, pausesAt, standing } from './day';
import { resolveNights } from './night';
import { foulThresholds } from './options';
import { winner } from './win';

/** A DeMafia game at the beginning of Night 0. */
export function begin(setup: Setup): GameState {
  const seats = setup.seats.map(
    (_, index): SeatState => ({ seat: index + 1, role: null, out: null, fouls: [], disqualified: null }),
  );
  const state: GameState = {
    setup,
    seats,
    phase: 'n0',
    done: [],
    days: [],
    nights: [],
    win: null,
    mvp: null,
    bestMoves: [],
    ended: null,
  };
  return opened(state, 'n0');
}

/** The state after a fact that is not impossible. */
export function apply(state: GameState, fact: Fact, irregular: boolean): GameState {
  switch (fact.type) {
    case 'role':
      return rechecked(withSeat(state, fact.seat, { role: fact.role }), state);
    case 'act':
      return withNight(state, { acts: withAct(lastNight(state), fact, irregular) });
    case 'nominated':
      return withDay(state, { nominations: withNomination(lastDay(state), fact) });
    case 'nominationWithdrawn':
      return withDay(state, {
        nominations: lastDay(state).nominations.filter((nomination) => nomination.seat !== fact.seat),
      });
    case 'hand':
      return withCount(state, fact.count, (count) => handed(state, count, fact));
    case 'handWaits':
      return withCount(state, fact.count, (count) => {
        const others = count.waiting.filter((hand) => hand.voter !== fact.voter);
        const hand = { voter: fact.voter, candidate: fact.candidate };
        return { ...count, waiting: fact.up ? [...others, hand] : others };
      });
    case 'voteCut':
      return withCount(state, fact.count, (count) => ({ ...count, cut: fact.choice }));
    case 'tieChoice':
      return withDay(state, { tieChoice: fact.choice });
    case 'verdict':
      return withDay(state, { verdict: fact.leaves });
    case 'lot':
      return withDay(state, { lot: { from: fact.from, to: fact.to, drawn: fact.drawn } });
    case 'numberNamed':
      return withDay(state, { named: [...lastDay(state).named, { seat: fact.seat, number: fact.number }] });
    case 'done':
      return stepClosed({ ...state, done: [...state.done, fact.step] }, fact.step);
    case 'phaseClosed':
      return phaseClosed(state);
    case 'foul':
      return fouled(state, fact);
    case 'foulTakenBack':
      return foulTakenBack(state, fact.seat);
    case 'left':
      return left(state, fact);
    case 'mvp':
      return {
        ...state,
        mvp:
          fact.seat === null
            ? null
            : {
                seat: fact.seat,
                criterion: fact.criterion ?? 'accuracy',
                expelled: fact.expelled ?? null,
                note: fact.note ?? '',
              },
      };
    case 'bestMove': {
      const others = state.bestMoves.filter((seat) => seat !== fact.seat);
      return { ...state, bestMoves: fact.on ? [...others, fact.seat] : others };
    }
    case 'oratory':
      return {
        ...state,
        days: state.days.map((day) =>
          day.no === fact.day ? { ...day, oratory: { ...day.oratory, [fact.seat]: fact.on } } : day,
        ),
      };
    case 'winDeclined':
      return { ...state, win: null };
    case 'gameEnded':
      return { ...state, ended: { winner: fact.winner, during: fact.during, reason: fact.reason ?? null } };
  }
}

function lastNight(state: GameState): Night {
  const night = state.nights.at(-1);
  if (!night) throw new Error('no night yet');
  return night;
}

function lastDay(state: GameState): Day {
  const day = state.days.at(-1);
  if (!day) throw new Error('no day yet');
  return day;
}

function withSeat(state: GameState, seat: Seat, change: Partial<SeatState>): GameState {
  return { ...state, seats: state.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

function withNight(state: GameState, change: Partial<Night>): GameState {
  return { ...state, nights: state.nights.with(-1, { ...lastNight(state), ...change }) };
}

function withDay(state: GameState, change: Partial<Day>): GameState {
  return { ...state, days: state.days.with(-1, { ...lastDay(state), ...change }) };
}

/** A later answer to the same question takes the place of the earlier one. */
function withAct(night: Night, fact: FactOf<'act'>, irregular: boolean): Act[] {
  const act = { role: fact.role, shooter: fact.shooter ?? null, target: fact.target, irregular };
  return [...night.acts.filter((one) => one.role !== act.role || one.shooter !== act.shooter), act];
}

function withNomination(day: Day, fact: FactOf<'nominated'>) {
  const known = day.nominations.some((nomination) => nomination.seat === fact.seat);
  if (!known) return [...day.nominations, { seat: fact.seat, by: fact.by ?? null }];
  return day.nominations.map((nomination) =>
    nomination.seat === fact.seat ? { ...nomination, by: fact.by ?? nomination.by } : nomination,
  );
}

/** Changes one count of the day; a count begins with its first hand or step. */
function withCount(state: GameState, no: number, change: (count: Count) => Count): GameState {
  const day = lastDay(state);
  const counts = day.counts.length < no ? [...day.counts, opening(state, day, no)] : day.counts;
  return withDay(state, { counts: counts.map((count) => (count.no === no ? change(count) : count)) });
}

/** DM-32: the revote is among the tied; A-145: the number of candidates counts at the opening. */
function opening(state: GameState, day: Day, no: number): Count {
  const outcome = outcomeOf(state, day);
  return newCount(no, no === 1 ? standing(state, day) : outcome.type === 'revote' ? outcome.tied : []);
}

/** DM-30: a hand that makes the third for a candidate pauses the count; the pause comes once. */
function handed(state: GameState, count: Count, fact: FactOf<'hand'>): Count {
  const hands = count.hands.filter((hand) => hand.voter !== fact.voter);
  const waiting = count.waiting.filter((hand) => hand.voter !== fact.voter);
  if (!fact.up) return { ...count, hands };
  const raised = { ...count, waiting, hands: [...hands, { voter: fact.voter, candidate: fact.candidate }] };
  if (!pausesAt(state, lastDay(state), raised, fact.candidate)) return raised;
  const by = handsFor(raised, fact.candidate);
  return { ...raised, pauses: [...raised.pauses, { seat: fact.candidate, by, ended: false }] };
}

/** What Next in a step of the vote does to its count. */
function stepClosed(state: GameState, step: string): GameState {
  const candidate = /\/count\/(\d)\/cand\/(\d+)$/.exec(step);
  if (candidate) {
    const seat = Number(candidate[2]);
    return withCount(state, Number(candidate[1]), (count) => ({
      ...count,
      closed: [...count.closed, seat],
      waiting: count.waiting.filter((hand) => hand.candidate !== seat),
    }));
  }
  const pause = /\/pause\/(\d)\/(\d+)$/.exec(step);
  if (!pause) return state;
  return withCount(state, Number(pause[1]), (count) => ({
    ...count,
    pauses: count.pauses.map((one) => (one.seat === Number(pause[2]) ? { ...one, ended: true } : one)),
  }));
}

/** The dawn or the day's result takes effect, and the next phase opens (DM-20). */
function phaseClosed(state: GameState): GameState {
  const { phase } = state;
  let next = state;
  if (isNight(phase)) {
    const dead = resolveNights(state).at(-1)?.dawn.dead ?? [];
    next = withNight(outOf(state, dead, 'night-kill', phase), { dead });
  } else if (phase.endsWith('/vote')) {
    const day = lastDay(state);
    const expelled = leavers(state, day);
    const outcome = outcomeOf(state, day);
    const byShootout = outcome.type === 'settled' && outcome.of === 'shootout';
    next = withDay(outOf(state, expelled, byShootout ? 'shootout' : 'vote', phase), { expelled });
  }
  const after = following(phase);
  const settled = phase === 'n0' ? judgedFirst(next) : rechecked(next, state);
  return opened({ ...settled, phase: after, done: [] }, after);
}

function opened(state: GameState, phase: PhaseId): GameState {
  const no = numberOf(phase);
  if (isNight(phase)) {
    return { ...state, nights: [...state.nights, { no, living: living(state), acts: [], dead: null }] };
  }
  if (!phase.endsWith('/talk')) return state;
  const day: Day = {
    no,
    nominations: [],
    counts: [],
    tieChoice: null,
    verdict: 'proposed',
    lot: null,
    named: [],
    oratory: {},
    expelled: null,
  };
  return { ...state, days: [...state.days, day] };
}

function outOf(state: GameState, seats: readonly Seat[], cause: Cause, during: PhaseId): GameState {
  return seats.reduce((next, seat) => withSeat(next, seat, { out: { cause, during } }), state);
}

/** The win check after somebody left or a role was corrected (DM-65); before the roles are known there is none. */
function rechecked(state: GameState, before: GameState): GameState {
  if (before.phase === 'n0' || state.seats.every((seat, index) => sameSide(seat, before.seats[index])))
    return state;
  return judged(state, before.phase);
}

/** DM-65: who left on Night 0 is judged when it ends, with the roles known. */
function judgedFirst(state: GameState): GameState {
  return state.seats.some((seat) => seat.out !== null) ? judged(state, 'n0') : state;
}

function judged(state: GameState, during: PhaseId): GameState {
  const found = winner(state);
  return { ...state, win: found === null ? null : { winner: found, during } };
}

function sameSide(seat: SeatState, other: SeatState | undefined): boolean {
  return seat.out === other?.out && seat.role === other?.role;
}

/** a seat that leaves drops out of the running count with its hands; a finished count stays as it was. */
function removed(state: GameState, seat: Seat, cause: Cause, during: PhaseId): GameState {
  const day = state.days.at(-1);
  const open = state.phase.endsWith('/vote') ? day?.counts.at(-1) : undefined;
  const stripped =
    day && open && !isCounted(state, open)
      ? withDay(state, {
          counts: day.counts.map((count) => (count === open ? withoutSeat(count, seat) : count)),
        })
      : state;
  return rechecked(outOf(stripped, [seat], cause, during), state);
}

/** DM-67: the foul that reaches the removal threshold removes; it is no disqualification. */
function fouled(state: GameState, fact: FactOf<'foul'>): GameState {
  const fouls = [
    ...(state.seats[fact.seat - 1]?.fouls ?? []),
    { during: fact.during, reason: fact.reason ?? null },
  ];
  const next = withSeat(state, fact.seat, { fouls });
  const removal = foulThresholds(state)?.removal;
  return removal !== undefined && fouls.length >= removal
    ? removed(next, fact.seat, 'fouls', fact.during)
    : next;
}

/** DM-67: brings back whom the foul removed, unless he was disqualified since: that would have removed him too. */
function foulTakenBack(state: GameState, seat: Seat): GameState {
  const before = seatOf(state, seat);
  const { disqualified } = before;
  const fouls = before.fouls.slice(0, -1);
  if (before.out?.cause !== 'fouls') return withSeat(state, seat, { fouls });
  const out = disqualified && ({ cause: 'disqualified', during: disqualified.during } as const);
  return rechecked(withSeat(state, seat, { fouls, out }), state);
}

/** DM-63, A-28: a disqualified seat leaves if it is still there, and loses what it was awarded. */
function left(state: GameState, fact: FactOf<'left'>): GameState {
  const living = state.seats[fact.seat - 1]?.out === null;
  const gone = living ? removed(state, fact.seat, fact.cause, fact.during) : state;
  if (fact.cause !== 'disqualified') return gone;
  const marked = withSeat(gone, fact.seat, {
    disqualified: { during: fact.during, reason: fact.note ?? fact.reason ?? null },
  });
  return {
    ...marked,
    mvp: marked.mvp?.seat === fact.seat ? null : marked.mvp,
    bestMoves: marked.bestMoves.filter((seat) => seat !== fact.seat),
  };
}
