import { z } from 'zod';
import { idSchema } from '../game/state';
import type { DerivedRecord } from './fromGame';
import { type ClubRecord, recordSchema } from './records';

/** A record of the file, or one that follows from a game: `<game>:<player>:<what>`. */
export const recordIdSchema = z.string().regex(/^[a-z0-9]{8,32}(:[a-z0-9]{8,32}:[a-z]{1,20})?$/);

const head = { id: idSchema, /** Wall clock, ms. */ at: z.number() };

/**
 * One entry of the club's ledger. Nothing is ever erased: what is taken back and what is decided later are entries
 * of their own. The shapes are file format.
 */
export const ledgerEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('record'), ...head, record: recordSchema }),
  z.strictObject({
    type: z.literal('takenBack'),
    ...head,
    target: recordIdSchema,
    reason: z.string().min(1).max(500),
  }),
  /** EC-113: whether a no-confidence is justified; null: open again. */
  z.strictObject({
    type: z.literal('judged'),
    ...head,
    target: idSchema,
    justified: z.boolean().nullable(),
  }),
]);
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** A record as it stands now. */
export interface LedgerLine {
  readonly id: string;
  /** When it was entered, wall clock ms; null for one that follows from a game. */
  readonly at: number | null;
  readonly record: ClubRecord;
  readonly takenBack: { readonly at: number; readonly reason: string } | null;
}

/** All records, those of the games too, as the entries leave them; oldest day first, in the order of the file. */
export function linesOf(
  entries: readonly LedgerEntry[],
  derived: readonly DerivedRecord[],
): readonly LedgerLine[] {
  const lines = new Map<string, LedgerLine>();
  for (const { id, record } of derived) lines.set(id, { id, at: null, record, takenBack: null });
  for (const entry of entries) {
    if (entry.type === 'record') {
      lines.set(entry.id, { id: entry.id, at: entry.at, record: entry.record, takenBack: null });
      continue;
    }
    const line = lines.get(entry.target);
    if (!line) continue;
    if (entry.type === 'takenBack') {
      lines.set(line.id, { ...line, takenBack: { at: entry.at, reason: entry.reason } });
    } else if (line.record.type === 'noConfidence') {
      lines.set(line.id, { ...line, record: { ...line.record, justified: entry.justified } });
    }
  }
  return [...lines.values()].sort((a, b) =>
    a.record.on < b.record.on ? -1 : Number(a.record.on > b.record.on),
  );
}

/** A record with its players counted as the persons they are, where records of the club's list were merged. */
export function asPersons(record: ClubRecord, personOf: (id: string) => string): ClubRecord {
  if (record.type === 'noConfidence') {
    return { ...record, host: personOf(record.host), by: personOf(record.by) };
  }
  return 'player' in record ? { ...record, player: personOf(record.player) } : record;
}

/** The records that hold: those that nobody took back. */
export function holding(lines: readonly LedgerLine[]): readonly ClubRecord[] {
  return lines.filter((line) => line.takenBack === null).map((line) => line.record);
}

/** The records that name a player, as the one they are about or as the one who declared no confidence. */
export function linesAbout(lines: readonly LedgerLine[], player: string): readonly LedgerLine[] {
  return lines.filter(({ record }) => playersIn(record).includes(player));
}

/** The players a record names. */
export function playersIn(record: ClubRecord): readonly string[] {
  if (record.type === 'noConfidence') return [record.host, record.by];
  return 'player' in record ? [record.player] : [];
}

/** Who is named in the ledger in writing, and not by the id of a player. */
export function namedIn(entries: readonly LedgerEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.type !== 'record') return [];
    if (entry.record.type === 'donation') return [entry.record.from];
    return entry.record.type === 'sponsored' ? [entry.record.sponsor] : [];
  });
}

/** The ledger with another name for somebody who is named in it in writing: a donor, a sponsor. */
export function renamedEntries(
  entries: readonly LedgerEntry[],
  renamed: (name: string) => string,
): readonly LedgerEntry[] {
  return entries.map((entry): LedgerEntry => {
    if (entry.type !== 'record') return entry;
    const { record } = entry;
    if (record.type === 'donation') return { ...entry, record: { ...record, from: renamed(record.from) } };
    if (record.type !== 'sponsored') return entry;
    return { ...entry, record: { ...record, sponsor: renamed(record.sponsor) } };
  });
}
