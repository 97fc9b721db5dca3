import { z } from 'zod';
import type { Fact } from '../game/facts';
import { type Change, changeSchema } from '../game/journal';
import type { Cause, PhaseId, Refusal, RoleId, Seat, TeamId, Text } from '../game/words';

/** One entry of the timeline, as it can be corrected. */
export interface EntryLine {
  readonly id: string;
  /** Journal line it came with. */
  readonly n: number;
  readonly at: number;
  readonly phase: PhaseId;
  readonly text: Text;
  /** Nothing of it may be seen while the roles are hidden. */
  readonly secret: boolean;
  readonly status: 'ok' | 'irregular' | 'orphan';
  readonly refusal: Refusal | null;
  readonly despite: string | null;
  /** Only closes a step or a phase. */
  readonly quiet: boolean;
}

/** The host's word on a hole, by its key: an option's id, or the seats that leave, with commas. */
const fillsSchema = z.record(z.string().max(80), z.string().max(120));
export type Fills = z.infer<typeof fillsSchema>;

const changes = z.array(changeSchema).max(60);
const id = z.string().min(1).max(40);

/** Where choices are asked for: what an entry could be instead, or what was forgotten behind one (null: before all). */
const placeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('change'), target: id }),
  z.strictObject({ type: z.literal('insert'), after: id.nullable() }),
]);
export type Place = z.infer<typeof placeSchema>;

/** What the host's screen may ask before an amend. */
export const amendQueries = [
  z.strictObject({ type: z.literal('entries') }),
  z.strictObject({ type: z.literal('amendChoices'), changes, place: placeSchema }),
  z.strictObject({
    type: z.literal('previewAmend'),
    changes,
    fills: fillsSchema,
    reason: z.string().min(1).max(500),
  }),
] as const;

/** One thing an entry could be. */
export interface AmendChoice {
  readonly facts: readonly Fact[];
  /** The seat to tap; null is "nobody". Missing where it is no question of a seat. */
  readonly seat?: Seat | null;
  readonly label: Text;
  readonly current: boolean;
  /** Against a rule there; it can be entered all the same. */
  readonly refusal: Refusal | null;
}

/** Choices that belong together: the seats of a foul, the voters of a candidate. */
export interface AmendGroup {
  readonly key: string;
  readonly title: Text;
  /** Nothing of it may be seen while the roles are hidden. */
  readonly secret: boolean;
  readonly choices: readonly AmendChoice[];
}

/** What a correction leaves open in the past. */
export interface Hole {
  readonly key: string;
  readonly phase: PhaseId;
  readonly title: Text;
  readonly secret: boolean;
  readonly ask: /** A step that appeared and was not held; nothing to decide. */
    | { readonly type: 'notHeld' }
    | {
        readonly type: 'option';
        readonly options: readonly { readonly id: string; readonly label: Text }[];
        readonly chosen: string;
      }
    /** A vote without a result: who leaves by it. */
    | { readonly type: 'leaves'; readonly seats: readonly Seat[]; readonly chosen: readonly Seat[] };
}

export interface SeatThen {
  readonly out: { readonly cause: Cause; readonly during: PhaseId } | null;
  readonly role: RoleId | null;
  readonly fouls: number;
  readonly disqualified: boolean;
}

export interface VoteThen {
  readonly counts: readonly {
    readonly no: number;
    readonly candidates: readonly { readonly seat: Seat; readonly hands: readonly Seat[] }[];
  }[];
  /** Null while the result has not taken effect. */
  readonly leaves: readonly Seat[] | null;
}

export interface CourseThen {
  readonly phase: PhaseId;
  /** The open step; null when the game has ended. */
  readonly step: Text | null;
  readonly ended: boolean;
  /** Confirmed when the game has ended, else proposed. */
  readonly winner: TeamId | null;
}

export interface Differs<T> {
  readonly before: T;
  readonly after: T;
}

/** What an amend would come to. Only what becomes different is in the lists. */
export interface AmendPreview {
  /** Lines of the journal it was made of; with others it is stale. */
  readonly n: number;
  /** The changes with what fills the holes: these are sent to be written. */
  readonly changes: readonly Change[];
  /** Why the change itself cannot stand there. */
  readonly refusal: Refusal | null;
  readonly holes: readonly Hole[];
  readonly seats: readonly (Differs<SeatThen | null> & { readonly seat: Seat })[];
  readonly votes: readonly (Differs<VoteThen | null> & { readonly day: number })[];
  /** What the host was to show at night. */
  readonly answers: readonly (Differs<Text | null> & { readonly phase: PhaseId; readonly title: Text })[];
  readonly points: readonly (Differs<number> & { readonly seat: Seat })[];
  readonly course: Differs<CourseThen> | null;
  /** Entries that stand differently: irregular, orphaned, or right again. */
  readonly entries: readonly (EntryLine & { readonly was: EntryLine['status'] | null })[];
}
