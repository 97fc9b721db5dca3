import { shortestBan } from '../../../shared/club/check';
import { type EnteredRecord, enteredSchema } from '../../../shared/club/records';
import { hundredthsOf } from './money';

/** What the host enters by hand. */
const entryKinds = [
  'breach',
  'warning',
  'suicide',
  'ban',
  'noConfidence',
  'donation',
  'shareIncome',
  'sponsored',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One thing that is asked for, by the name it has in the record. */
export type FieldName =
  | 'player'
  | 'on'
  | 'reason'
  | 'sanction'
  | 'days'
  | 'words'
  | 'game'
  | 'host'
  | 'by'
  | 'amount'
  | 'from'
  | 'note'
  | 'sponsor';
export type Fields = Readonly<Partial<Record<FieldName, string>>>;

/** What each entry asks for, in order. */
export const fieldsOf: Readonly<Record<EntryKind, readonly FieldName[]>> = {
  breach: ['player', 'reason', 'sanction', 'on'],
  warning: ['player', 'reason', 'on'],
  suicide: ['player', 'on'],
  ban: ['player', 'days', 'on', 'words'],
  noConfidence: ['game', 'host', 'by', 'words'],
  donation: ['amount', 'from', 'on'],
  shareIncome: ['amount', 'note', 'on'],
  sponsored: ['game', 'player', 'amount', 'sponsor', 'on'],
};

/** The choices of an entry's reason. */
export const reasonsOf = {
  breach: ['left', 'revealed', 'collusion'],
  warning: ['flood', 'spirit'],
} as const;

/** What stands in an entry that nobody has touched yet. */
export function blankFields(kind: EntryKind, today: string, host: string | null, game?: string): Fields {
  return {
    on: today,
    sanction: 'none',
    days: String(shortestBan),
    ...(kind === 'breach' || kind === 'warning' ? { reason: reasonsOf[kind][0] } : {}),
    ...(host !== null ? { host } : {}),
    ...(game !== undefined ? { game } : {}),
  };
}

/** The record that was filled in; null while something is missing. */
export function entryOf(kind: EntryKind, fields: Fields): EnteredRecord | null {
  const words = (fields.words ?? '').trim();
  const { on, player, game, host, by, reason } = fields;
  const amount = hundredthsOf(fields.amount ?? '');
  const record = {
    breach: { on, player, reason, sanction: fields.sanction },
    warning: { on, player, reason },
    suicide: { on, player },
    ban: { on, player, days: Number(fields.days), reason: words },
    noConfidence: { on, game, host, by, text: words, justified: null },
    donation: { on, from: (fields.from ?? '').trim(), amount },
    shareIncome: { on, note: (fields.note ?? '').trim(), amount },
    sponsored: { on, game, player, sponsor: (fields.sponsor ?? '').trim(), amount },
  }[kind];
  if ((kind === 'ban' || kind === 'noConfidence') && words === '') return null;
  return enteredSchema.safeParse({ type: kind, ...record }).data ?? null;
}
