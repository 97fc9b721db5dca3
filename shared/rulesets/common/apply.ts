import type { Fact, FactOf } from '../../game/facts';
import { following } from '../../game/phases';
import type { Count, GameState } from '../../game/state';
import type { Seat } from '../../game/words';
import { opened } from './begin';
import {
  lastDay,
  lastNight,
  withAct,
  withAnswer,
  withDay,
  withHand,
  withNight,
  withNomination,
  withSeat,
  withShown,
  withWaiting,
} from './changes';
import type { Family } from './family';
import { fouled, foulTakenBack, judgedFirst, left, rechecked } from './leaving';
import { overruled } from './overrule';
import { corrected, joined, substituted, swapped } from './people';
import { remarked, remarkTakenBack } from './remarks';
import { skipped } from './reopen';

/** The state after a fact that is not impossible. */
export function applied(family: Family, state: GameState, fact: Fact): GameState {
  switch (fact.type) {
    case 'present': {
      const others = state.present.filter((seat) => seat !== fact.seat);
      return { ...state, present: fact.on ? [...others, fact.seat] : others };
    }
    case 'role':
      return rechecked(family, withSeat(state, fact.seat, { role: fact.role }), state);
    case 'act':
      return withNight(state, { acts: withAct(lastNight(state), fact) });
    case 'shown':
      return withNight(state, { shown: withShown(lastNight(state), fact) });
    case 'fate': {
      const others = lastNight(state).fates.filter((one) => one.seat !== fact.seat);
      return withNight(state, {
        fates: [...others, { seat: fact.seat, dies: fact.dies, by: fact.by ?? null }],
      });
    }
    case 'shootingOrder':
      return { ...state, shootingOrder: fact.seats };
    case 'ranks':
      return { ...state, ranks: fact.seats };
    case 'deathNumber':
      return withNight(state, { death: fact.number });
    case 'nominated':
      return withDay(state, { nominations: withNomination(lastDay(state), fact) });
    case 'nominationWithdrawn':
      return withDay(state, {
        nominations: lastDay(state).nominations.filter((nomination) => nomination.seat !== fact.seat),
      });
    case 'hand':
      return withCount(family, state, fact.count, (count) => {
        const changed = withHand(count, fact);
        return fact.up ? family.handRaised(state, changed, fact) : changed;
      });
    case 'handWaits':
      return withCount(family, state, fact.count, (count) => withWaiting(count, fact));
    case 'voteCut':
      return withCount(family, state, fact.count, (count) => ({ ...count, cut: fact.choice }));
    case 'tieChoice':
      return withDay(state, { tieChoice: fact.choice });
    case 'raiseHand': {
      const others = lastDay(state).raised.filter((voter) => voter !== fact.voter);
      return withDay(state, { raised: fact.up ? [...others, fact.voter] : others });
    }
    case 'voteAfterRemoval':
      return { ...state, removals: withAnswer(state.removals, fact) };
    case 'ballotMode':
      return withDay(state, { mode: fact.mode });
    case 'away': {
      const others = (lastDay(state).away ?? []).filter((seat) => seat !== fact.seat);
      return withDay(state, { away: fact.away ? [...others, fact.seat] : others });
    }
    case 'loneStands':
      return withDay(state, { loneStands: fact.on ? fact.seat : null });
    case 'sentence':
      return withDay(state, { sentence: fact.seat });
    case 'suspects': {
      const others = state.suspects.filter((one) => one.seat !== fact.seat);
      return { ...state, suspects: [...others, { seat: fact.seat, named: fact.named }] };
    }
    case 'verdict':
      return withDay(state, { verdict: fact.leaves });
    case 'lot':
      return withDay(state, { lot: { from: fact.from, to: fact.to, drawn: fact.drawn } });
    case 'numberNamed':
      return withDay(state, { named: [...lastDay(state).named, { seat: fact.seat, number: fact.number }] });
    case 'done':
      return rechecked(
        family,
        stepClosed(family, { ...state, done: [...state.done, fact.step] }, fact.step),
        state,
      );
    case 'phaseClosed':
      return phaseClosed(family, state);
    case 'foul':
      return fouled(family, state, fact);
    case 'foulTakenBack':
      return foulTakenBack(family, state, fact.seat);
    case 'remark':
      return remarked(family, state, fact);
    case 'remarkTakenBack':
      return remarkTakenBack(family, state, fact.seat);
    case 'left':
      return left(family, state, fact);
    case 'mvp':
      return { ...state, mvp: mvpOf(fact) };
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
    case 'gameEnded': {
      const { winner, during, reason = null, neutrals = [] } = fact;
      return { ...state, ended: { winner, during, reason, neutrals: [...new Set(neutrals)] } };
    }
    case 'overrule':
      return fact.what.kind === 'skip'
        ? movedOn(family, skipped(state), state)
        : overruled(family, state, fact);
    case 'substitute':
      return substituted(state, fact);
    case 'swap':
      return swapped(state, fact);
    case 'joined':
      return joined(state, fact);
    case 'person':
      return corrected(state, fact);
    case 'unrated':
      return { ...state, unrated: fact.on };
    case 'note': {
      const { about, text, during } = fact;
      return { ...state, notes: [...state.notes, { about, text, during }] };
    }
    case 'protest': {
      const { seat, text, during } = fact;
      return { ...state, protests: [...state.protests, { seat, text, during }] };
    }
  }
}

function mvpOf(fact: FactOf<'mvp'>): GameState['mvp'] {
  const { seat, criterion = 'accuracy', expelled = null, note = '' } = fact;
  return seat === null ? null : { seat, criterion, expelled, note };
}

/** Changes one count of the day; a count begins with its first hand or step. */
export function withCount(
  family: Family,
  state: GameState,
  no: number,
  change: (count: Count) => Count,
): GameState {
  const day = lastDay(state);
  const counts = day.counts.length < no ? [...day.counts, family.opening(state, day, no)] : day.counts;
  return withDay(state, { counts: counts.map((count) => (count.no === no ? change(count) : count)) });
}

/** Next in the hands for a candidate closes him; hands that waited for him wait no longer. */
function stepClosed(family: Family, state: GameState, step: string): GameState {
  const candidate = /\/count\/(\d)\/cand\/(\d+)$/.exec(step);
  if (!candidate) return family.stepClosed(state, step);
  const seat = Number(candidate[2]);
  return withCount(family, state, Number(candidate[1]), (count) => {
    const closed = {
      ...count,
      closed: [...count.closed, seat],
      waiting: count.waiting.filter((hand) => hand.candidate !== seat),
    };
    return family.isCounted(state, closed) ? family.countClosed(state, closed) : closed;
  });
}

/** The dawn or the day's result takes effect, and the next phase opens (DM-20). */
function phaseClosed(family: Family, state: GameState): GameState {
  return movedOn(family, family.phaseClosing(state), state);
}

/** The state at the beginning of the next phase; whom the host sent away by the vote is among the expelled. */
function movedOn(family: Family, closing: GameState, before: GameState): GameState {
  const { phase } = before;
  const next = phase.endsWith('/vote') ? withDay(closing, { expelled: expelledIn(closing) }) : closing;
  const after = following(phase);
  const settled = phase === 'n0' ? judgedFirst(family, next) : rechecked(family, next, before);
  return opened({ ...settled, phase: after, done: [] }, after);
}

function expelledIn(state: GameState): Seat[] {
  const sent = state.seats.filter(
    ({ out }) => out?.during === state.phase && (out.cause === 'vote' || out.cause === 'shootout'),
  );
  return [...new Set([...(lastDay(state).expelled ?? []), ...sent.map((seat) => seat.seat)])].sort(
    (a, b) => a - b,
  );
}
