import { worth } from '../../game/house';
import { hasWon } from '../../game/roles';
import type { OptionSpec } from '../../game/ruleset';
import type { GameState, LedgerRow, OptionValue } from '../../game/state';
import type { Seat } from '../../game/words';
import { optionsOf } from '../common/options';
import { suspectsOf } from './night';
import { teamAt } from './roles';
import type { SportsSpec } from './spec';

/**
 * The points table of a club, named policies, for its house rules alone: the rules give none, so all its numbers
 * are the club's. `flat`: the compensation for every red killed in the first night; `whenLost`: only where his team
 * lost; `season`: over a season's games, see `shared/season/compensation.ts`.
 */
export const clubPointsOptions = [
  { name: 'points', default: 'off', values: ['off', 'club'], rule: 'A-45', group: 'points' },
  {
    name: 'compensation',
    default: 'off',
    values: ['off', 'flat', 'whenLost', 'season'],
    rule: 'A-45',
    group: 'points',
  },
] as const satisfies readonly OptionSpec[];

interface Values {
  points: 'off' | 'club';
  compensation: 'off' | 'flat' | 'whenLost' | 'season';
}
const option = optionsOf<Values>(clubPointsOptions);

/** What the table has numbers for. None of them is given by anybody but the club. */
type ClubAmount = 'win' | 'move2' | 'move3' | 'removal' | 'compensation' | 'compensationShare';

/** The numbers of the table, all still to be set; a best move only where the rules have one (MP-34). */
export function clubAmountsOf(
  spec: Pick<SportsSpec, 'bestMove'>,
): Readonly<Partial<Record<ClubAmount, null>>> {
  const moves = spec.bestMove ? { move2: null, move3: null } : {};
  return { win: null, ...moves, removal: null, compensation: null, compensationShare: null };
}

/** The numbers that a table with these options cannot do without. */
export function clubAmountsNeeded(
  spec: Pick<SportsSpec, 'bestMove'>,
  { points, compensation = 'off' }: Readonly<Record<string, OptionValue>>,
): readonly string[] {
  if (points !== 'club') return [];
  return [
    ...Object.keys(clubAmountsOf(spec)).filter((name) => !name.startsWith('compensation')),
    ...(compensation === 'off' ? [] : ['compensation']),
    ...(compensation === 'season' ? ['compensationShare'] : []),
  ];
}

/** The win, the best move, the compensation; `extra` and `penalty` also take rows of the host's own, with a comment. */
export const clubColumns = ['base', 'move', 'extra', 'penalty', 'compensation'] as const;

/** A row without points that marks whom a compensation over the season is for. */
export const seasonRule = 'club-compensation-season';

const columnByRule: Readonly<Record<string, (typeof clubColumns)[number]>> = {
  'club-win': 'base',
  'club-move': 'move',
  'club-removal': 'penalty',
  'club-compensation': 'compensation',
  [seasonRule]: 'compensation',
};

/** The column of a row of the club's table; undefined for any other row. */
export function clubColumnOf({ rule }: LedgerRow): string | undefined {
  return columnByRule[rule];
}

/** Whether this game is played with the club's table. */
export function hasClubPoints({ setup }: Pick<GameState, 'setup'>): boolean {
  return setup.house !== undefined && setup.options.points === 'club';
}

/** all rows of the club's table so far; the win and the compensation come with a winner, proposed or confirmed. */
export function clubLedger(state: GameState): LedgerRow[] {
  const row = (seat: Seat, rule: string, what: ClubAmount, when: string, note = '') => {
    const amount = worth(state.setup, what, 0);
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
      ...(end !== null && isFirstKilled(state, seat) ? compensation(state, seat, won(seat), row) : []),
    ];
  });
}

function isFirstKilled(state: GameState, seat: Seat): boolean {
  const out = state.seats[seat - 1]?.out;
  return out?.cause === 'night-kill' && out.during === 'n1' && teamAt(state, seat) === 'red';
}

/** What a red killed in the first night has of it, by the policy of this game. */
function compensation(
  state: GameState,
  seat: Seat,
  won: boolean,
  row: (seat: Seat, rule: string, what: ClubAmount, when: string) => LedgerRow[],
): LedgerRow[] {
  const policy = option(state, 'compensation');
  if (policy === 'off' || (policy !== 'flat' && won)) return [];
  if (policy === 'season') return [{ seat, rule: seasonRule, amount: 0, when: 'end', note: '' }];
  return row(seat, 'club-compensation', 'compensation', 'end');
}
