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
