import type { HostSeat, HostView, HostVote, LogLine } from '../contract/host';
import { amendTold } from './changes';
import { handsFor, newCount, openCandidate, openPause, silentVoters, votedFor, votersLeft } from './counts';
import { today } from './days';
import { type Game, redoTarget, undoTarget } from './game';
import type { Line } from './journal';
import { isUntold, tell } from './log';
import { tellFoul } from './logFoul';
import { pointsTable } from './points';
import { deckOf, heldRole, heldTeam, nextRemark, teamOf, winnersOf } from './ruleset';
import type { Count } from './state';
import type { Step } from './steps';
import { isNight, neutralTeam, type Seat } from './words';

/** What the host's screen needs beside the game itself. */
export interface GameFacts {
  readonly id: string;
  readonly season: string;
  readonly gameNo: number;
}

const logLength = 8;

/** Everything the host's screen draws of one game. Has all secrets; the screen hides them until the host asks. */
export function hostView(game: Game, facts: GameFacts): HostView {
  const { ruleset, state } = game;
  const { setup } = state;
  const steps = ruleset.steps(state);
  const open = steps.find((step) => step.status === 'now') ?? null;
  const day = isNight(state.phase) ? null : today(state);
  const count = openCount(game, steps);
  return {
    ...facts,
    ruleset: setup.ruleset,
    house: setup.house ?? null,
    phase: state.phase,
    composition: setup.composition,
    options: setup.options,
    customRoles: setup.customRoles ?? [],
    neutrals: neutralsOf(game),
    seats: hostSeats(game, open, count),
    steps,
    now: open?.key ?? null,
    nominations: day?.nominations ?? [],
    vote: count ? hostVote(game, count, steps) : null,
    discipline: ruleset.discipline?.(state) ?? null,
    boards: ruleset.boards(state),
    win: state.ended ? null : state.win,
    ...wouldWin(game),
    points: pointsTable(ruleset, state),
    end: state.ended
      ? {
          winner: state.ended.winner,
          ...winnersOf(ruleset, state, state.ended.winner),
          reason: state.ended.reason,
          neutrals: state.ended.neutrals,
          mvp: state.mvp,
          awards: ruleset.awards ?? false,
          bestMoves: state.bestMoves,
          suspects: state.suspects.map((move) => ({
            ...move,
            black: move.named.filter((seat) => heldTeam(ruleset, state, seat) === 'black').length,
          })),
          accuracy: ruleset.accuracy(state),
          oratory: ruleset.oratory(state),
        }
      : null,
    log: game.history.undoable.slice(-logLength).flatMap((n) => logLine(game, n)),
    undo: lineOf(game, undoTarget(game)),
    redo: lineOf(game, redoTarget(game)),
    unrated: state.unrated,
    orphans: game.timeline.filter((placed) => placed.status === 'orphan').length,
  };
}

/** The whole log: every line that holds, oldest first. */
export function fullLog(game: Game): LogLine[] {
  return game.history.undoable.flatMap((n) => logLine(game, n));
}

/** The count the screen shows: the last one of an open vote, or the one that is about to begin. */
function openCount(game: Game, steps: readonly Step[]): Count | null {
  const { state } = game;
  if (!state.phase.endsWith('/vote')) return null;
  const open = steps.find((step) => step.status === 'now');
  const last = today(state)?.counts.at(-1) ?? null;
  if (open?.kind !== 'hands' || open.purpose !== 'vote' || open.count === last?.no) return last;
  const candidates = steps.flatMap((step) =>
    step.kind === 'hands' && step.purpose === 'vote' && step.count === open.count ? [step.candidate] : [],
  );
  return newCount(open.count, candidates);
}

function hostVote(game: Game, count: Count, steps: readonly Step[]): HostVote {
  const current = steps.some(
    (step) => step.kind === 'hands' && step.purpose === 'vote' && step.status !== 'done',
  )
    ? openCandidate(count)
    : null;
  const needed = game.ruleset.neededHands(game.state, count);
  return {
    count: count.no,
    candidates: count.candidates.map((seat) => ({
      seat,
      hands: handsFor(count, seat),
      waiting: count.waiting.filter((hand) => hand.candidate === seat).map((hand) => hand.voter),
      silent: seat === count.candidates.at(-1) ? silentVoters(count).length : 0,
      state: count.closed.includes(seat) ? 'closed' : seat === current ? 'current' : 'waiting',
    })),
    votersLeft: votersLeft(game.state, count),
    paused: openPause(count)?.seat ?? null,
    needed,
  };
}

function hostSeats(game: Game, open: Step | null, count: Count | null): HostSeat[] {
  const { ruleset, state } = game;
  const { setup } = state;
  const tags = ruleset.tags(state);
  const nominated = new Set(isNight(state.phase) ? [] : ruleset.standing(state));
  return state.seats.map(({ seat, out, fouls, disqualified, remarks, barred }): HostSeat => {
    return {
      seat,
      name: setup.seats[seat - 1]?.name ?? '',
      role: heldRole(ruleset, state, seat),
      team: heldTeam(ruleset, state, seat),
      ...(ruleset.isOpen?.(state, seat) ? { opened: true } : {}),
      out,
      disqualified: disqualified !== null,
      disqualifiedFor: disqualified?.reason ?? null,
      fouls: fouls.length,
      ...(remarks?.length ? { remarks: remarks.length } : {}),
      ...(ruleset.discipline ? { nextRemark: nextRemark(ruleset, state, seat).consequence } : {}),
      ...(barred ? { barred: true } : {}),
      nextFoul: ruleset.nextFoul(state, seat).consequence,
      silenced: ruleset.isSilenced(state, seat),
      nominated: nominated.has(seat),
      acting: open?.actors.includes(seat) ?? false,
      votedFor: count ? votedFor(count, seat) : null,
      tag: tags.get(seat) ?? null,
    };
  });
}

/** Who would win with each side if the host ended the game now (EC-107). */
function wouldWin({ ruleset, state }: Game): Pick<HostView, 'wouldWin'> {
  const { winners, teams } = ruleset;
  if (state.ended || !winners) return {};
  return { wouldWin: Object.fromEntries(teams.map((team) => [team, winners(state, team)])) };
}

/** Seats that play for themselves, living or not. */
function neutralsOf({ ruleset, setup, state }: Game): Seat[] {
  const deck = deckOf(ruleset, setup);
  return state.seats.flatMap(({ seat, role }) =>
    role !== null && teamOf(deck, role) === neutralTeam ? [seat] : [],
  );
}

function lineOf(game: Game, n: number | null): LogLine | null {
  return n === null ? null : (logLine(game, n)[0] ?? null);
}

function logLine(game: Game, n: number): LogLine[] {
  const line = game.lines[n - 1];
  return line ? told(game, line) : [];
}

function told(game: Game, line: Line): LogLine[] {
  const { op } = line;
  if (op.type === 'amend') {
    const what = amendTold(game, line, op);
    return [{ n: line.n, at: line.at, ...what, phase: game.state.phase, despite: op.reason || null }];
  }
  if (op.type !== 'add') return [];
  const placed = placedAt(game, line);
  const despite = op.entries.find((entry) => entry.despite !== undefined)?.despite ?? null;
  const facts = op.entries.map((entry) => entry.fact);
  const what = { ...tell(game.setup, facts), ...tellFoul(game, line.n, facts) };
  const secret = what.secret || facts.some((fact) => isUntold(game, fact));
  return [{ n: line.n, at: line.at, ...what, secret, phase: placed ?? game.state.phase, despite }];
}

/** The phase a line's first entry fell in; undefined when the line was undone. */
function placedAt(game: Game, line: Line): string | undefined {
  return game.timeline.findLast((placed) => placed.n === line.n)?.phase;
}
