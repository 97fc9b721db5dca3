import { type Refusal, text } from '../game/words';
import { type ClubRecord, recordsOf } from './records';
import { zombieFrom } from './standing';

/** EC-122: the shortest ban. */
export const shortestBan = 3;

/**
 * Why a record does not go into the ledger; null when it does. `ended`: whether the game it is about is over.
 */
export function refusalOf(
  records: readonly ClubRecord[],
  record: ClubRecord,
  ended: boolean,
): Refusal | null {
  if (record.type === 'noConfidence' && !ended) {
    return { rule: 'EC-112', reason: text('epoch.ledger.notEnded') };
  }
  if (record.type === 'ban' && record.days < shortestBan) {
    return { rule: 'EC-122', reason: text('epoch.ledger.shortBan', { days: shortestBan }) };
  }
  if (record.type === 'breach' && record.sanction !== 'none') {
    const before = recordsOf(records, 'breach', record.on).filter((one) => one.player === record.player);
    if (before.length >= zombieFrom - 1) {
      return { rule: 'EC-116', reason: text('epoch.ledger.lateSanction', { most: zombieFrom - 1 }) };
    }
  }
  if (record.type === 'payout' && isPaid(records, record)) {
    return { rule: 'EC-131', reason: text('epoch.ledger.paidAlready') };
  }
  return null;
}

/** The rule that an equal record could set off by mistake. */
const repeatable = {
  breach: 'EC-114',
  warning: 'EC-121',
  suicide: 'EC-119',
  ban: 'EC-122',
} as const;

/**
 * What the host is asked before a record goes in that equals one of the same day: entered twice by mistake it would
 * count towards a Zombie, the black list or another ban (EC-114, EC-119, EC-121, EC-122). Null where nothing is asked.
 */
export function questionOf(records: readonly ClubRecord[], record: ClubRecord): Refusal | null {
  if (!isRepeatable(record)) return null;
  const equal = records.filter(
    (one) =>
      isRepeatable(one) &&
      one.type === record.type &&
      one.player === record.player &&
      one.on === record.on &&
      reasonOf(one) === reasonOf(record),
  );
  if (equal.length === 0) return null;
  return { rule: repeatable[record.type], reason: text('epoch.ledger.again', { times: equal.length }) };
}

type Repeatable = Extract<ClubRecord, { type: keyof typeof repeatable }>;

function isRepeatable(record: ClubRecord): record is Repeatable {
  return record.type in repeatable;
}

function reasonOf(record: Repeatable): string | null {
  return 'reason' in record ? record.reason : null;
}

/** EC-131: the host of a game is paid once, and so is each winner. */
function isPaid(records: readonly ClubRecord[], paid: Extract<ClubRecord, { type: 'payout' }>): boolean {
  return records.some(
    (one) =>
      one.type === 'payout' &&
      one.game === paid.game &&
      one.role === paid.role &&
      (paid.role === 'host' || one.player === paid.player),
  );
}
