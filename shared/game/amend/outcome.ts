import type { AmendPreview, CourseThen, Differs, SeatThen, VoteThen } from '../../contract/amend';
import { handsFor } from '../counts';
import type { Entry } from '../facts';
import type { Game } from '../game';
import { pointsTable } from '../points';
import { heldRole } from '../ruleset';
import type { Day, GameState } from '../state';
import type { Step } from '../steps';
import { isNight, type PhaseId, type Text } from '../words';

type Answers = ReadonlyMap<string, { readonly phase: PhaseId; readonly title: Text; readonly answer: Text }>;

/** Collects what the host was to show at night, while a game is replayed. */
export class Answered {
  private readonly found = new Map<string, { phase: PhaseId; title: Text; answer: Text }>();

  constructor(private readonly steps: (state: GameState) => readonly Step[]) {}

  /** Sees a state before its entry; a night is read when it closes. */
  look(state: GameState, { fact }: Entry): void {
    if (isNight(state.phase) && (fact.type === 'phaseClosed' || fact.type === 'gameEnded')) this.read(state);
  }

  /** All answers so far, with those of a night that is open. */
  after({ state }: Game): Answers {
    if (isNight(state.phase)) this.read(state);
    return this.found;
  }

  private read(state: GameState): void {
    for (const { key, phase, title, answer } of this.steps(state)) {
      if (answer?.big) this.found.set(key, { phase, title, answer: answer.text });
    }
  }
}

/** What two timelines of one game come to, as far as they differ. */
export function differences(
  before: Game,
  after: Game,
  answersBefore: Answers,
  answersAfter: Answers,
): Pick<AmendPreview, 'seats' | 'votes' | 'answers' | 'points' | 'course'> {
  const days = Math.max(before.state.days.length, after.state.days.length);
  const seats = Math.max(before.state.seats.length, after.state.seats.length);
  const totals = (game: Game) =>
    new Map(pointsTable(game.ruleset, game.state).rows.map((row) => [row.seat, row.total]));
  const [old, now] = [totals(before), totals(after)];
  const course = { before: courseThen(before), after: courseThen(after) };
  return {
    seats: numbered(seats, (no) => ({ seat: no, before: seatThen(before, no), after: seatThen(after, no) })),
    votes: numbered(days, (no) => ({ day: no, before: voteThen(before, no), after: voteThen(after, no) })),
    answers: differentAnswers(answersBefore, answersAfter),
    points: numbered(seats, (no) => ({ seat: no, before: old.get(no) ?? 0, after: now.get(no) ?? 0 })),
    course: isSame(course) ? null : course,
  };
}

function numbered<T extends Differs<unknown>>(most: number, make: (no: number) => T): T[] {
  return Array.from({ length: most }, (_, index) => make(index + 1)).filter((one) => !isSame(one));
}

function isSame({ before, after }: Differs<unknown>): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function seatThen({ ruleset, state }: Game, no: number): SeatThen | null {
  const seat = state.seats[no - 1];
  if (!seat) return null;
  const { out, fouls, disqualified } = seat;
  return {
    out: out && { cause: out.cause, during: out.during },
    role: heldRole(ruleset, state, no),
    fouls: fouls.length,
    disqualified: disqualified !== null,
  };
}

function voteThen({ state }: Game, no: number): VoteThen | null {
  const day = state.days.find((one) => one.no === no);
  return day && (day.counts.length > 0 || day.expelled !== null) ? voteOf(day) : null;
}

function voteOf(day: Day): VoteThen {
  return {
    counts: day.counts.map((count) => ({
      no: count.no,
      candidates: count.candidates.map((seat) => ({
        seat,
        hands: handsFor(count, seat).toSorted((a, b) => a - b),
      })),
    })),
    leaves: day.expelled,
  };
}

function courseThen({ ruleset, state }: Game): CourseThen {
  const open = ruleset.steps(state).find((step) => step.status === 'now');
  return {
    phase: state.phase,
    step: open?.title ?? null,
    ended: state.ended !== null,
    winner: state.ended ? state.ended.winner : (state.win?.winner ?? null),
  };
}

function differentAnswers(before: Answers, after: Answers): AmendPreview['answers'] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const told = now ?? old;
    const pair = { before: old?.answer ?? null, after: now?.answer ?? null };
    return !told || isSame(pair) ? [] : [{ phase: told.phase, title: told.title, ...pair }];
  });
}
