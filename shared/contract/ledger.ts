import { z } from 'zod';
import { type LedgerLine, recordIdSchema } from '../club/ledger';
import { enteredSchema } from '../club/records';
import { idSchema } from '../game/state';

const reason = z.string().trim().min(1).max(500);

/** The lists that the club publishes (EC-128). */
export const publishedListIds = ['zombies', 'blackList', 'noConfidences'] as const;

/** What the host's screen may ask about the club's ledger. */
export const ledgerRequestSchemas = [
  z.strictObject({ type: z.literal('ledger') }),
  /** `confirmed`: entered although an equal record stands there for this day (EC-114). */
  z.strictObject({
    type: z.literal('enterRecord'),
    record: enteredSchema,
    confirmed: z.literal(true).optional(),
  }),
  /** EC-113: whether a no-confidence is justified; null: open again. */
  z.strictObject({
    type: z.literal('judgeNoConfidence'),
    record: idSchema,
    justified: z.boolean().nullable(),
  }),
  /** Takes a record back, one that follows from a game too. Nothing is erased. */
  z.strictObject({ type: z.literal('takeRecordBack'), record: recordIdSchema, reason }),
  /** EC-131: pays what is still to be paid for a game; `host`: who hosted it, null where nobody is paid for that. */
  z.strictObject({ type: z.literal('payPrizes'), game: idSchema, host: idSchema.nullable() }),
  z.strictObject({ type: z.literal('ledgerFile'), list: z.enum(publishedListIds) }),
] as const;

/** A finished game of the Epoch of Clones, as its prizes and a no-confidence need it. */
export interface LedgerGame {
  readonly id: string;
  /** Local calendar day, `YYYY-MM-DD`, and which game of it. */
  readonly on: string;
  readonly gameNo: number;
  /** Players by id; none after a draw or a game that was called off. */
  readonly winners: readonly string[];
  readonly players: readonly string[];
  /** Whether it came to an end; one that was called off has no prizes. */
  readonly decided: boolean;
}

/** The club's ledger as a screen shows it; what follows from the records is worked out there. */
export interface LedgerView {
  /** The local calendar day. */
  readonly today: string;
  /** Every record with what became of it, oldest day first. */
  readonly lines: readonly LedgerLine[];
  /** Names by the ids of the players, also of those who were deleted from the list. */
  readonly names: Readonly<Record<string, string>>;
  /** Ids of records that were merged into another, by the id of the person. */
  readonly merged: Readonly<Record<string, string>>;
  /** The games of the Epoch of Clones that are over, the latest first. */
  readonly games: readonly LedgerGame[];
  /** The player of the list who is named as the host in the settings; null where there is none. */
  readonly host: string | null;
}
