import type { People } from '../club/people';
import type { GameSummary } from '../contract/club';
import { silentVoters } from '../game/counts';
import { night, orderOf, vote } from '../game/phases';
import { customRole } from '../game/roles';
import type { Act, Day, GameState, Night } from '../game/state';
import type { PhaseId, Seat } from '../game/words';
import { type Cell, type Column, columnsOf, type Sheet, versioned } from './sheet';

/** A game with the state its journal comes to. */
export interface Played {
  readonly summary: GameSummary;
  readonly season: string;
  readonly state: GameState;
  /** Whom an id of the game means. */
  readonly personOf: People['personOf'];
}

const gameColumns: readonly Column[] = [
  ...columnsOf('text', 'season'),
  ...columnsOf('day', 'date'),
  ...columnsOf('number', 'game'),
  ...columnsOf('text', 'ruleset'),
];

const voteColumns: readonly Column[] = [
  ...gameColumns,
  ...columnsOf('number', 'day', 'count'),
  ...columnsOf('text', 'event'),
  ...columnsOf('number', 'seat'),
  ...columnsOf('text', 'player'),
  ...columnsOf('number', 'candidate'),
  ...columnsOf('text', 'candidate_player', 'game_id', 'player_id', 'candidate_id'),
];

const nightColumns: readonly Column[] = [
  ...gameColumns,
  ...columnsOf('number', 'night'),
  ...columnsOf('text', 'event', 'role'),
  ...columnsOf('number', 'seat'),
  ...columnsOf('text', 'player'),
  ...columnsOf('number', 'target'),
  ...columnsOf('text', 'target_player'),
  ...columnsOf('number', 'other'),
  ...columnsOf('text', 'game_id', 'player_id', 'target_id'),
];

/** Rows of one game's days: nominations, hands, silent votes, hands for all to leave, sentences, and who left. */
export function voteRows({ summary, season, state, personOf }: Played): Cell[][] {
  return state.days.flatMap((day) =>
    eventsOf(day).map(({ event, count = null, seat = null, candidate = null }): Cell[] => {
      const who = personAt(state, seat, vote(day.no));
      const whom = personAt(state, candidate, vote(day.no));
      return [
        ...gameCells(summary, season),
        day.no,
        count,
        event,
        seat,
        who.name,
        candidate,
        whom.name,
        summary.id,
        who.player === null ? null : personOf(who.player),
        whom.player === null ? null : personOf(whom.player),
      ];
    }),
  );
}

/** Rows of one game's nights: what each role chose, the numbers that were shown, and who was dead at dawn. */
export function nightRows({ summary, season, state, personOf }: Played): Cell[][] {
  return state.nights.flatMap((one) =>
    nightEvents(state, one).map(
      ({ event, role = null, seat = null, target = null, other = null }): Cell[] => {
        const who = personAt(state, seat, night(one.no));
        const whom = personAt(state, target, night(one.no));
        return [
          ...gameCells(summary, season),
          one.no,
          event,
          role === null ? null : (customRole(state.setup, role)?.name ?? role),
          seat,
          who.name,
          target,
          whom.name,
          other,
          summary.id,
          who.player === null ? null : personOf(who.player),
          whom.player === null ? null : personOf(whom.player),
        ];
      },
    ),
  );
}

/** The table of these rows; see `voteRows`. */
export const votesSheet = (rows: readonly (readonly Cell[])[]): Sheet =>
  versioned('votes', voteColumns, rows);
/** The table of these rows; see `nightRows`. */
export const nightsSheet = (rows: readonly (readonly Cell[])[]): Sheet =>
  versioned('nights', nightColumns, rows);

function gameCells({ date, gameNo, ruleset }: GameSummary, season: string): Cell[] {
  return [season, date, gameNo, ruleset];
}

interface VoteEvent {
  readonly event: 'nomination' | 'hand' | 'silent' | 'raise' | 'sentence' | 'out';
  readonly count?: number;
  readonly seat?: Seat | null;
  readonly candidate?: Seat | null;
}

function eventsOf(day: Day): VoteEvent[] {
  const { nominations, counts, raised, judged, expelled } = day;
  return [
    ...nominations.map(({ seat, by }) => ({ event: 'nomination', seat: by, candidate: seat }) as const),
    ...counts.flatMap((count): VoteEvent[] => [
      ...count.hands.map(
        ({ voter, candidate }) => ({ event: 'hand', count: count.no, seat: voter, candidate }) as const,
      ),
      ...silentVoters(count).map(
        (voter) =>
          ({
            event: 'silent',
            count: count.no,
            seat: voter,
            candidate: count.candidates.at(-1) ?? null,
          }) as const,
      ),
    ]),
    ...raised.map((seat) => ({ event: 'raise', seat }) as const),
    ...(judged?.condemned ?? []).map(
      (candidate) =>
        ({ event: 'sentence', seat: typeof judged?.by === 'number' ? judged.by : null, candidate }) as const,
    ),
    ...(expelled ?? []).map((candidate) => ({ event: 'out', candidate }) as const),
  ];
}

interface NightEvent {
  readonly event: 'act' | 'shown' | 'dead';
  readonly role?: string;
  readonly seat?: Seat | null;
  readonly target?: Seat | null;
  readonly other?: Seat | null;
}

function nightEvents(state: GameState, { acts, shown, dead, living }: Night): NightEvent[] {
  return [
    ...acts.map(({ role, shooter, target, other = null }) => {
      const seat = shooter ?? holderOf(state, role, living);
      return { event: 'act', role, seat, target, other } as const;
    }),
    ...shown.flatMap(({ shooter, seats }) =>
      (seats.length === 0 ? [null] : seats).map(
        (target) => ({ event: 'shown', seat: shooter, target }) as const,
      ),
    ),
    ...(dead ?? []).map((target) => ({ event: 'dead', target }) as const),
  ];
}

/** Who of those at the table had the role; null where that is not exactly one. */
function holderOf(state: GameState, role: Act['role'], living: readonly Seat[]): Seat | null {
  const holders = living.filter((seat) => state.seats[seat - 1]?.role === role);
  return holders.length === 1 ? (holders[0] ?? null) : null;
}

/** Who sat there in this phase: before a substitution the one who left. */
function personAt(
  state: GameState,
  seat: Seat | null,
  phase: PhaseId,
): { readonly player: string | null; readonly name: string | null } {
  if (seat === null) return { player: null, name: null };
  const later = state.substitutions.find((one) => one.seat === seat && orderOf(one.during) > orderOf(phase));
  return later?.out ?? state.setup.seats[seat - 1] ?? { player: null, name: null };
}
