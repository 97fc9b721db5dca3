import type { GameState, LedgerRow } from '../../game/state';
import type { Seat } from '../../game/words';
import { beganWith } from '../common/nights';
import { holders } from '../common/roles';
import { type CheckingRole, checksBy } from './night';
import { option } from './options';
import { blackRoles, teamAt } from './roles';
import { specOf } from './specs';

/** Columns of Mafia Pro's house points, in order: the win, the useful moves. */
export const columns = ['base', 'night'] as const;

/** The column a row belongs to. */
export function columnOf(row: LedgerRow): string {
  return row.when === 'end' ? 'base' : 'night';
}

/**
 * MP-44, A-126: the club's own points for useful moves and for the win of one's team; none in the other systems
 * (PO-32, A-45).
 */
export function ledger(state: GameState): LedgerRow[] {
  if (!specOf(state).points) return [];
  const amount = option(state, 'movePoints');
  const moves = state.nights
    .filter((night) => night.dead !== null || state.ended)
    .flatMap(({ no }) => [
      ...shotRows(state, no),
      ...checkRows(state, no, 'don'),
      ...checkRows(state, no, 'sheriff'),
    ])
    .map(({ night, seat, target }): LedgerRow => {
      return { seat, rule: 'MP-44', amount, when: `n${night}`, note: String(target) };
    });
  return [...moves, ...winRows(state)];
}

interface Move {
  readonly night: number;
  readonly seat: Seat;
  readonly target: Seat;
}

/** A shot that killed a red: every black who is alive after it. */
function shotRows(state: GameState, no: number): Move[] {
  const night = state.nights.find((one) => one.no === no);
  const [target] = night?.dead ?? [];
  if (!night || target === undefined || teamAt(state, target) !== 'red') return [];
  const left = (seat: Seat) => state.seats[seat - 1]?.out?.during === `n${no}`;
  return beganWith(state, night, blackRoles)
    .filter((seat) => !left(seat))
    .map((seat) => ({ night: no, seat, target }));
}

/** A check that found the Sheriff, or a black: each seat once, as a repeat finds nothing. */
function checkRows(state: GameState, no: number, role: CheckingRole): Move[] {
  const made = checksBy(state, role);
  const [holder] = holders(state, role);
  if (holder === undefined) return [];
  return made
    .filter(
      (one, at) => one.night === no && one.yes && made.findIndex((other) => other.seat === one.seat) === at,
    )
    .map(({ seat }) => ({ night: no, seat: holder, target: seat }));
}

function winRows(state: GameState): LedgerRow[] {
  const winner = state.ended ? state.ended.winner : (state.win?.winner ?? null);
  if (winner === null) return [];
  return state.seats
    .filter(({ seat }) => teamAt(state, seat) === winner)
    .map(({ seat }) => ({ seat, rule: 'MP-44', amount: option(state, 'winPoints'), when: 'end', note: '' }));
}
