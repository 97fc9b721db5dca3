import { z } from 'zod';
import type { About, RowRef } from './facts';
import { playedHouseSchema } from './house';
import type { DayOfJudge, NightOfDeath } from './judgement';
import {
  type Cause,
  type PhaseId,
  type RoleId,
  rulesetIds,
  type Seat,
  type StepKey,
  type TeamId,
} from './words';

export const optionValueSchema = z.union([z.string().max(200), z.number(), z.boolean()]);
export type OptionValue = z.infer<typeof optionValueSchema>;

/** Ids become file names, so they are strict. */
export const idSchema = z.string().regex(/^[a-z0-9]{8,32}$/);

/** The most roles of its own that a game can have. */
export const mostCustomRoles = 12;

/**
 * A role of the club's own: its abilities are on its card, in words. The console wakes it, records whom it
 * chose and shows the card; what comes of it is the host's word. The id stands in facts and step keys.
 */
export const customRoleSchema = z.strictObject({
  id: z.string().regex(/^custom-[1-9]\d?$/),
  name: z.string().trim().min(1).max(40),
  team: z.enum(['red', 'black', 'neutral']),
  /** Its place in the order of the night (MP-06); 0: it does not wake. */
  order: z.number().int().min(0).max(99),
  /** A save of this role is a useful move (MP-44). */
  heals: z.boolean(),
  /** It acts after its elimination: it is opened also in a closed game (MP-43). */
  actsWhenOut: z.boolean(),
  /** What stands on the card (MP-12). */
  text: z.string().max(300),
});
export type CustomRole = z.infer<typeof customRoleSchema>;

/** The club's own roles, each id once. */
export const customRolesSchema = z
  .array(customRoleSchema)
  .max(mostCustomRoles)
  .refine((roles) => new Set(roles.map((role) => role.id)).size === roles.length);

/** Why the club's ledger keeps somebody from the table, or from hosting (EC-113, EC-114, EC-116, EC-119, EC-122). */
export const blockKinds = ['zombie', 'suspension', 'blackList', 'ban', 'noConfidence'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Who plays or hosts in spite of the club's ledger, and why the host admits it. */
export const admittedSchema = z.strictObject({
  reason: z.string().min(1).max(500),
  people: z
    .array(z.strictObject({ player: idSchema, blocks: z.array(z.enum(blockKinds)).min(1).max(9) }))
    .min(1)
    .max(26),
});
export type Admitted = z.infer<typeof admittedSchema>;

/** What is fixed when a game begins. */
export const setupSchema = z.strictObject({
  ruleset: z.enum(rulesetIds),
  options: z.record(z.string().max(40), optionValueSchema),
  /** By seat, from 1: who sits there, and the name used that evening. */
  seats: z
    .array(z.strictObject({ player: idSchema, name: z.string().min(1).max(60) }))
    .min(5)
    .max(25),
  /** How many of each role are in the game. */
  composition: z.record(z.string().max(40), z.number().int().min(0).max(25)),
  /** Recorded, but not counted in the season. */
  unrated: z.literal(true).optional(),
  /** Roles of the club's own in this game; missing where it has none. */
  customRoles: customRolesSchema.optional(),
  /** Missing where the ledger had nothing against anybody. */
  admitted: admittedSchema.optional(),
  /** The club's own numbers; missing where the game is played by the system's. */
  house: playedHouseSchema.optional(),
});
export type Setup = z.infer<typeof setupSchema>;

export interface Out {
  readonly cause: Cause;
  readonly during: PhaseId;
}

export interface Foul {
  readonly during: PhaseId;
  readonly reason: string | null;
  /** Day whose speech this foul costs; missing where it costs none. */
  readonly silences?: number;
}

export interface SeatState {
  readonly seat: Seat;
  /** Null until it is recorded; then it counts as the plain role of its ruleset. */
  readonly role: RoleId | null;
  readonly out: Out | null;
  readonly fouls: readonly Foul[];
  /** Disqualified (DM-63), living or dead: during which phase, and why. */
  readonly disqualified: Foul | null;
  /** Remarks where the rules count them in place of fouls (EC-117); missing: none. */
  readonly remarks?: readonly Foul[];
  /** Out already and sent from the room until the end of the game (EC-124). */
  readonly barred?: Foul;
}

export interface Nomination {
  readonly seat: Seat;
  readonly by: Seat | null;
}

export interface Hand {
  readonly voter: Seat;
  readonly candidate: Seat;
  /** Given when the time for the vote was over (EC-117). */
  readonly late?: true;
}

/** One ballot over the candidates. */
export interface Count {
  readonly no: number;
  /** In order of nomination. A candidate who leaves during the count is taken out. */
  readonly candidates: readonly Seat[];
  /** How many stood at the opening. */
  readonly opened: number;
  /** Hands that hold, in the order they went up. */
  readonly hands: readonly Hand[];
  /** Hands seen during a pause, not counted yet. */
  readonly waiting: readonly Hand[];
  /** Candidates whose hands were counted to the end. */
  readonly closed: readonly Seat[];
  /** Pauses that came (DM-30): the candidate, the hands that caused it, and whether the speech is over. */
  readonly pauses: readonly { readonly seat: Seat; readonly by: readonly Seat[]; readonly ended: boolean }[];
  readonly cut: 'cut' | 'rest' | null;
  /** Seats at the table when the last candidate was closed, where silent votes count (SP-31). */
  readonly voters?: readonly Seat[];
}

export interface Day extends DayOfJudge {
  readonly no: number;
  /** Seats at the table when the day began. */
  readonly living: readonly Seat[];
  readonly nominations: readonly Nomination[];
  readonly counts: readonly Count[];
  readonly tieChoice: 'expel' | 'shootout' | null;
  /** The host's word where it is not the proposed result; `tied`: the one who is left of a tie goes. */
  readonly verdict: 'proposed' | 'nobody' | 'tied';
  /** The loaded number of the shoot-out (DM-34). */
  readonly lot: { readonly from: number; readonly to: number; readonly drawn: number } | null;
  readonly named: readonly { readonly seat: Seat; readonly number: number }[];
  /** Hands for all the tied to leave, in the order they went up (MP-27). */
  readonly raised: readonly Seat[];
  /** Whether the raise vote passed; null while it is not closed. */
  readonly raisePassed: boolean | null;
  /** Host's word on oratory points by seat; what is missing has the rule's default. */
  readonly oratory: Readonly<Record<Seat, boolean>>;
  /** Set when the vote is closed: who left by it. */
  readonly expelled: readonly Seat[] | null;
}

export interface Act {
  readonly role: RoleId;
  readonly shooter: Seat | null;
  readonly target: Seat | null;
  /** The second seat of a comparison (EC-77). */
  readonly other?: Seat;
}

/** The host's word on what a night does to a seat, where it is not what the shot says. */
export interface Fate {
  readonly seat: Seat;
  readonly dies: boolean;
  /** The role whose choice of this seat it is about; null when it is about no choice. */
  readonly by: RoleId | null;
}

/** The numbers one shooter showed. */
export interface Shown {
  readonly shooter: Seat;
  readonly seats: readonly Seat[];
}

export interface Night extends NightOfDeath {
  readonly no: number;
  /** Seats at the table when the night began. */
  readonly living: readonly Seat[];
  /** The latest answer of each acting role and shooter. */
  readonly acts: readonly Act[];
  /** The numbers of each shooter who was recorded. */
  readonly shown: readonly Shown[];
  readonly fates: readonly Fate[];
  /** Set when the night is closed: who died at dawn, as it is announced: in seat order, Death's victim last (EC-96). */
  readonly dead: readonly Seat[] | null;
  /** The host's word before the dawn: who dies and who does not, whatever follows from the acts. */
  readonly killed: readonly Seat[];
  readonly spared: readonly Seat[];
}

/** A removal that puts a day's vote in question, and the host's word on it. */
export interface Removal {
  readonly day: number;
  readonly seat: Seat;
  readonly choice: 'goesOn' | 'cancelled' | null;
}

/** Whom a player killed at night named (MP-34). */
export interface BestMove {
  readonly seat: Seat;
  readonly named: readonly Seat[];
}

interface WinProposal {
  readonly winner: TeamId;
  readonly during: PhaseId;
}

/** One person in the place of another, from this phase on. */
interface Substitution {
  readonly seat: Seat;
  readonly out: Setup['seats'][number];
  readonly in: Setup['seats'][number];
  readonly during: PhaseId;
  /** Who of the two has the points of this game. */
  readonly points: 'out' | 'in';
}

/** The host's word on a derived row: it does not count, or counts again. */
export interface RowWord {
  readonly row: RowRef;
  readonly on: boolean;
}

/** Something the host or a player wants on the record. */
export interface Remark {
  readonly during: PhaseId;
  readonly text: string;
}

/** Everything that follows from the timeline. Never stored. */
export interface GameState {
  /** As it holds now: a latecomer has his seat in it, a seat the person who sits there. */
  readonly setup: Setup;
  readonly seats: readonly SeatState[];
  readonly phase: PhaseId;
  /** Steps of the open phase that were closed with Next. */
  readonly done: readonly StepKey[];
  readonly days: readonly Day[];
  readonly nights: readonly Night[];
  readonly win: WinProposal | null;
  readonly mvp: {
    readonly seat: Seat;
    readonly criterion: 'accuracy' | 'initiative';
    readonly expelled: Seat | null;
    readonly note: string;
  } | null;
  readonly bestMoves: readonly Seat[];
  /** Seats that answered the roll call, where there is one (MP-38). */
  readonly present: readonly Seat[];
  readonly shootingOrder: readonly Seat[];
  /** Mafiosi by rank as the host set it (EC-04); missing, and for whom it does not name: by seat. */
  readonly ranks?: readonly Seat[];
  readonly removals: readonly Removal[];
  readonly suspects: readonly BestMove[];
  readonly ended: {
    readonly winner: TeamId | null;
    readonly during: PhaseId;
    readonly reason: string | null;
    /** Neutrals who won, alone or beside a team (MP-13). */
    readonly neutrals: readonly Seat[];
  } | null;
  /** Rows of the host's own, in the order they were given. */
  readonly ownRows: readonly LedgerRow[];
  readonly rowWords: readonly RowWord[];
  readonly substitutions: readonly Substitution[];
  readonly unrated: boolean;
  readonly notes: readonly (Remark & { readonly about: About })[];
  readonly protests: readonly (Remark & { readonly seat: Seat })[];
}

/** One row of points. `when` is the phase it comes from, or `end`. A void row is shown struck out and not added. */
export interface LedgerRow {
  readonly seat: Seat;
  readonly rule: string;
  readonly amount: number;
  readonly when: PhaseId | 'end';
  /** Seat or seats the row is about, as plain digits; empty when there is nothing to say. */
  readonly note: string;
  readonly void?: boolean;
  /** The column of a row of the host's own. */
  readonly column?: string;
}

/** The seats still at the table, ascending. */
export function living(state: GameState): Seat[] {
  return state.seats.filter((seat) => !seat.out).map((seat) => seat.seat);
}

/** One seat's state; throws on a seat that does not exist, which is a bug of the caller. */
export function seatOf(state: GameState, seat: Seat): SeatState {
  const found = state.seats[seat - 1];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Whether the seat exists and is still at the table. */
export function isLiving(state: GameState, seat: Seat): boolean {
  const found = state.seats[seat - 1];
  return found !== undefined && found.out === null;
}
