import { worth } from '../../game/house';
import { hasWon } from '../../game/roles';
import type { OptionSpec } from '../../game/ruleset';
import type { GameState, LedgerRow } from '../../game/state';
import type { Seat } from '../../game/words';
import { optionsOf } from '../common/options';
import { suspectsOf } from './night';
import { teamAt } from './roles';

/**
 * The points table of a club, named policies: the rules give none, so all its numbers are the club's. `flat`:
 * the compensation for every red killed in the first night; `whenLost`: only where his team lost. Not offered yet.
 */
export const clubPointsOptions = [
  { name: 'points', default: 'off', values: ['off', 'club'], rule: 'A-45', group: 'points' },
  {
    name: 'compensation',
    default: 'off',
    values: ['off', 'flat', 'whenLost'],
    rule: 'A-45',
    group: 'points',
  },
] as const satisfies readonly OptionSpec[];

interface Values {
  points: 'off' | 'club';
  compensation: 'off' | 'flat' | 'whenLost';
}
const option = optionsOf<Values>(clubPointsOptions);

/** What the table gives where the club sets nothing else. */
export const clubAmounts = {
  win: 1,
  move2: 0.25,
  move3: 0.5,
  removal: -0.5,
  compensation: 0.4,
} as const;

/** The win, the best move, the compensation; `extra` and `penalty` also take rows of the host's own, with a comment. */
export const clubColumns = ['base', 'move', 'extra', 'penalty', 'compensation'] as const;

const columnByRule: Readonly<Record<string, (typeof clubColumns)[number]>> = {
  'club-win': 'base',
  'club-move': 'move',
  'club-removal': 'penalty',
  'club-compensation': 'compensation',
};

/** The column of a row of the club's table; undefined for any other row. */
export function clubColumnOf({ rule }: LedgerRow): string | undefined {
  return columnByRule[rule];
}

/** Whether this game is played with the club's table. */
export function hasClubPoints(state: GameState): boolean {
  return option(state, 'points') === 'club';
}

/** all rows of the club's table so far; the win and the compensation come with a winner, proposed or confirmed. */
export function clubLedger(state: GameState): LedgerRow[] {
  const row = (seat: Seat, rule: string, what: keyof typeof clubAmounts, when: string, note = '') => {
    const amount = worth(state.setup, what, clubAmounts[what]);
    return amount === 0 ? [] : [{ seat, rule, amount, when, note }];
  };
  const end = state.ended ?? state.win;
  const won = (seat: Seat) => end !== null && hasWon(end, seat, teamAt(state, seat));
  return state.seats.flatMap(({ seat, out }): LedgerRow[] => {
    const named = suspectsOf(state, seat);
    const blacks = new Set(named.filter((one) => teamAt(state, one) === 'black')).size;
    const during = out?.during ?? 'end';
    return [
      ...(blacks >= 2
        ? row(seat, 'club-move', blacks === 2 ? 'move2' : 'move3', during, named.join(' '))
        : []),
      ...(out?.cause === 'fouls' || out?.cause === 'removed'
        ? row(seat, 'club-removal', 'removal', during)
        : []),
      ...(won(seat) ? row(seat, 'club-win', 'win', 'end') : []),
      ...(isCompensated(state, seat, end !== null, won(seat))
        ? row(seat, 'club-compensation', 'compensation', 'end')
        : []),
    ];
  });
}

/** A red killed in the first night, by the policy of this game. */
function isCompensated(state: GameState, seat: Seat, isOver: boolean, won: boolean): boolean {
  const policy = option(state, 'compensation');
  const out = state.seats[seat - 1]?.out;
  const first = out?.cause === 'night-kill' && out.during === 'n1' && teamAt(state, seat) === 'red';
  return isOver && first && (policy === 'flat' || (policy === 'whenLost' && !won));
}
