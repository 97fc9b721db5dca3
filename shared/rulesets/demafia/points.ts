import { worth } from '../../game/house';
import type { Count, Day, GameState, LedgerRow } from '../../game/state';
import { living } from '../../game/state';
import type { PhaseId, Seat } from '../../game/words';
import { holders, roleAt } from '../common/roles';
import { hitSeat, tiedInRevote } from './day';
import { loverShoots, type ResolvedNight, resolveNights } from './night';
import { option } from './options';
import { teamAt } from './roles';

/** Columns of the points table, in order. */
export const columns = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'] as const;

const columnByRule: Readonly<Record<string, (typeof columns)[number]>> = {
  'DM-37': 'base',
  'DM-38': 'base',
  'DM-40': 'base',
  'DM-41': 'base',
  'DM-44': 'night',
  'DM-47': 'night',
  'DM-48': 'night',
  'DM-51': 'night',
  'DM-53': 'night',
  'DM-56': 'night',
  'DM-58': 'vote',
  'DM-60': 'speech',
  'DM-61': 'judge',
  'DM-62': 'judge',
  'DM-63': 'penalty',
};

/** DM-37…63: what each row is worth, by its rule. */
export const amounts: Readonly<Record<string, number>> = {
  'DM-37': 10,
  'DM-38': 8,
  'DM-40': 10,
  'DM-41': 8,
  'DM-44': 4,
  'DM-47': 2,
  'DM-48': 3,
  'DM-51': 5,
  'DM-53': 6,
  'DM-56': 5,
  'DM-58': 1,
  'DM-60': 2,
  'DM-61': 5,
  'DM-62': 2,
  'DM-63': -50,
};

/** The column of the points table a row belongs to. */
export function columnOf(row: LedgerRow): string {
  return columnByRule[row.rule] ?? 'judge';
}

/**
 * All rows of points so far (DM-37…63), in the order of the game. Base rows come with a winner, proposed or
 * confirmed. Rows of a disqualified seat are void but for the penalty, unless the club keeps them.
 */
export function ledger(state: GameState): LedgerRow[] {
  const rows: LedgerRow[] = [];
  const add =
    (rule: string, when: PhaseId | 'end') =>
    (seat: Seat, note = '') => {
      rows.push({ seat, rule, amount: worth(state.setup, rule, amounts[rule] ?? 0), when, note });
    };
  const exposed = new Set<Seat>();
  let foundBefore = false;
  for (const resolved of resolveNights(state)) {
    const day = state.days.find((one) => one.no === resolved.night.no);
    if (day) dayRows(state, day, add);
    foundBefore = nightRows(state, resolved, exposed, foundBefore, add) || foundBefore;
  }
  for (const day of state.days)
    if (!state.nights.some((night) => night.no === day.no)) dayRows(state, day, add);
  endRows(state, add);
  return rows.map((row) => (isVoid(state, row) ? { ...row, void: true } : row));
}

type Add = (rule: string, when: PhaseId | 'end') => (seat: Seat, note?: string) => void;

/**
 * DM-44…57. The answers to the hunt and the check were given at once and count even when the game ends in that
 * night; shot, visit and heal count at dawn. Says whether the Sheriff was found.
 */
function nightRows(
  state: GameState,
  one: ResolvedNight,
  exposed: Set<Seat>,
  foundBefore: boolean,
  add: Add,
): boolean {
  const { night, dawn } = one;
  const when = `n${night.no}`;
  if (night.dead !== null) {
    if (dawn.hit) for (const seat of paidForShot(state, one)) add('DM-44', when)(seat, String(one.shot));
    const black = one.visit !== null && teamAt(state, one.visit) === 'black';
    const maniac = holders(state, 'maniac')[0];
    if (black && maniac !== undefined) {
      if (dawn.visit.first) add('DM-47', when)(maniac, String(one.visit));
      if (dawn.visit.lethal) add('DM-48', when)(maniac, String(one.visit));
    }
    const doctor = holders(state, 'doctor')[0];
    if (dawn.saved && one.healEarns && doctor !== undefined) {
      const patient = night.acts.find((act) => act.role === 'doctor')?.target;
      add('DM-53', when)(doctor, String(patient));
    }
  }
  if (night.dead === null && !state.ended) return false;
  const lover = holders(state, 'lover')[0];
  if (dawn.found && lover !== undefined && (option(state, 'loverRepeatScores') || !foundBefore)) {
    add('DM-51', when)(lover, String(night.acts.find((act) => act.role === 'lover')?.target));
  }
  const sheriff = holders(state, 'sheriff')[0];
  if (one.check !== null && sheriff !== undefined && teamAt(state, one.check) === 'black') {
    if (!exposed.has(one.check) || option(state, 'sheriffRepeatScores'))
      add('DM-56', when)(sheriff, String(one.check));
    exposed.add(one.check);
  }
  return dawn.found;
}

/** living Mafia and Boss; the Lover only when she shot. Alive after the dawn, or at the shot by option. */
function paidForShot(state: GameState, { night, dawn }: ResolvedNight): Seat[] {
  const shooting = loverShoots(state, night) ? ['lover'] : ['boss', 'mafia'];
  const atShot = night.living.filter((seat) => shooting.includes(roleAt(state, seat)));
  if (option(state, 'shotBonusTo') === 'aliveAtShot') return atShot;
  const left = (seat: Seat) => state.seats[seat - 1]?.out?.during === `n${night.no}`;
  return atShot.filter((seat) => !left(seat) && !dawn.dead.includes(seat));
}

/** DM-58…60: votes of the deciding count against expelled rivals, and oratory. */
function dayRows(state: GameState, day: Day, add: Add): void {
  const when = `d${day.no}/vote`;
  for (const { voter, candidate } of accurateVotes(state, day)) add('DM-58', when)(voter, String(candidate));
  for (const one of oratoryOf(state, day)) if (one.on) add('DM-60', when)(one.seat);
}

/** The count a day's result rests on; null while the vote is open, was broken off or not held. */
function decidingCount(day: Day): Count | null {
  return day.expelled === null ? null : (day.counts.at(-1) ?? null);
}

/** hands of the deciding count for a rival who was expelled by vote; by shoot-out only by option. */
function accurateVotes(state: GameState, day: Day) {
  const count = decidingCount(day);
  const expelled = (day.expelled ?? []).filter((seat) => {
    const cause = state.seats[seat - 1]?.out?.cause;
    const byTie = day.verdict === 'tied';
    return !byTie && (cause === 'vote' || (cause === 'shootout' && option(state, 'voteShootout') === 'on'));
  });
  if (!count) return [];
  return count.hands.filter(
    ({ voter, candidate }) =>
      expelled.includes(candidate) && teamAt(state, voter) !== teamAt(state, candidate),
  );
}

/**
 * DM-60, A-24, A-25: who was tied, spoke, and stays. On by default for those the revote freed; for the survivors
 * of a shoot-out by option; the host's word goes before both.
 */
export function oratoryOf(state: GameState, day: Day): { day: number; seat: Seat; on: boolean }[] {
  const [, revote] = day.counts;
  if (!revote || day.expelled === null) return [];
  const stays = (seat: Seat) => {
    const out = state.seats[seat - 1]?.out;
    return !out || out.during !== `d${day.no}/vote`;
  };
  const tied = tiedInRevote(revote);
  const freed =
    tied.length === revote.candidates.length ? [] : revote.candidates.filter((seat) => !tied.includes(seat));
  const survivors = hitSeat(day) === null ? [] : tied;
  return [
    ...freed.filter(stays).map((seat) => ({ seat, default: true })),
    ...survivors.filter(stays).map((seat) => ({ seat, default: option(state, 'oratoryShootout') === 'on' })),
  ].map(({ seat, default: byRule }) => ({ day: day.no, seat, on: day.oratory[seat] ?? byRule }));
}

/** DM-37…43 and DM-61…63: base points, the judge's bonuses, the penalty. */
function endRows(state: GameState, add: Add): void {
  const winner = state.ended ? state.ended.winner : (state.win?.winner ?? null);
  for (const { seat, out, disqualified } of state.seats) {
    if (winner !== null && teamAt(state, seat) === winner && !disqualified) {
      const white = winner === 'white';
      if (out === null) add(white ? 'DM-37' : 'DM-40', 'end')(seat);
      else add(white ? 'DM-38' : 'DM-41', 'end')(seat);
    }
    if (disqualified) add('DM-63', disqualified.during)(seat);
  }
  if (state.mvp) add('DM-61', 'end')(state.mvp.seat);
  for (const seat of state.bestMoves) add('DM-62', 'end')(seat);
}

/** DM-43, A-27. */
function isVoid(state: GameState, row: LedgerRow): boolean {
  const disqualified = state.seats[row.seat - 1]?.disqualified !== null;
  return disqualified && row.rule !== 'DM-63' && !option(state, 'dqKeepsEarned');
}

/** DM-61, A-29: accurate and cast votes in deciding counts, and on how many vote days a seat abstained. */
export function accuracy(state: GameState) {
  const tally = new Map(state.seats.map(({ seat }) => [seat, { seat, accurate: 0, cast: 0, abstained: 0 }]));
  for (const day of state.days) {
    const count = decidingCount(day);
    if (!count) continue;
    const accurate = accurateVotes(state, day);
    for (const { seat, out } of state.seats) {
      const own = tally.get(seat);
      if (!own) continue;
      if (count.hands.some((hand) => hand.voter === seat)) own.cast += 1;
      else if (!out || isAtVote(state, seat, day.no)) own.abstained += 1;
      if (accurate.some((hand) => hand.voter === seat)) own.accurate += 1;
    }
  }
  return [...tally.values()].map((own) => ({
    ...own,
    eligible: own.cast > 0 && own.accurate === own.cast && state.seats[own.seat - 1]?.disqualified === null,
  }));
}

function isAtVote(state: GameState, seat: Seat, day: number): boolean {
  const night = state.nights.find((one) => one.no === day);
  const out = state.seats[seat - 1]?.out;
  return out?.during === `d${day}/vote` || (night?.living ?? living(state)).includes(seat);
}
