import { hasWon } from '../../game/roles';
import type { GameState, LedgerRow, Night, Setup } from '../../game/state';
import type { Seat } from '../../game/words';
import { holders } from '../common/roles';
import { clubColumnOf, clubColumns, clubLedger, hasClubPoints } from './clubPoints';
import { checksBy, fateOf, healersOf, shotTarget } from './night';
import { option } from './options';
import { teamAt } from './roles';
import type { SportsSpec } from './spec';
import { specOf } from './specs';
import { actorsFor, type CheckingRole } from './turns';

/** Columns of Mafia Pro's house points, in order: the win, the useful moves. */
export const columns = ['base', 'night'] as const;

/** The columns of a game with this setup: the club's own table, else those of the system. */
export function columnsFor(spec: Pick<SportsSpec, 'points'>, setup: Setup): readonly string[] {
  return hasClubPoints({ setup }) ? clubColumns : spec.points ? columns : [];
}

/** The column a row belongs to. */
export function columnOf(row: LedgerRow): string {
  return clubColumnOf(row) ?? (row.when === 'end' ? 'base' : 'night');
}

/**
 * MP-44, A-126: the club's own points for useful moves and for the win of one's team; none in the other systems
 * (PO-32, A-45).
 */
export function ledger(state: GameState): LedgerRow[] {
  if (hasClubPoints(state)) return clubLedger(state);
  if (!specOf(state).points) return [];
  const amount = option(state, 'movePoints');
  const moves = state.nights
    .filter((night) => night.dead !== null || state.ended)
    .flatMap((night) => [
      ...shotRows(state, night),
      ...checkRows(state, night, 'don'),
      ...checkRows(state, night, 'sheriff'),
      ...saveRows(state, night),
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
function shotRows(state: GameState, night: Night): Move[] {
  const target = shotTarget(state, night) ?? null;
  if (target === null || !night.dead?.includes(target) || teamAt(state, target) !== 'red') return [];
  const left = (seat: Seat) => state.seats[seat - 1]?.out?.during === `n${night.no}`;
  return night.living
    .filter((seat) => teamAt(state, seat) === 'black' && !left(seat))
    .map((seat) => ({ night: night.no, seat, target }));
}

/** A check that found the Sheriff, or a black. The text counts each one, also of the same seat. */
function checkRows(state: GameState, { no }: Night, role: CheckingRole): Move[] {
  const [holder] = holders(state, role);
  if (holder === undefined) return [];
  return checksBy(state, role)
    .filter((one) => one.night === no && one.yes)
    .map(({ seat }) => ({ night: no, seat: holder, target: seat }));
}

/** A save by the host's word: every holder of the role that healed. */
function saveRows(state: GameState, night: Night): Move[] {
  return healersOf(state, night)
    .filter(({ target }) => night.dead !== null && fateOf(night, target)?.dies === false)
    .flatMap(({ role, target }) =>
      actorsFor(state, night, role).map((seat) => ({ night: night.no, seat, target })),
    );
}

function winRows(state: GameState): LedgerRow[] {
  const end = state.ended ?? state.win;
  if (end === null) return [];
  return state.seats
    .filter(({ seat }) => hasWon(end, seat, teamAt(state, seat)))
    .map(({ seat }) => ({ seat, rule: 'MP-44', amount: option(state, 'winPoints'), when: 'end', note: '' }));
}
