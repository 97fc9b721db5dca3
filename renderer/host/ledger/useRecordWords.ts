import { useTranslation } from 'react-i18next';
import type { ClubRecord } from '../../../shared/club/records';
import { dayInWords } from '../dates';
import { useGold } from './useGold';
import type { LedgerInHand } from './useLedger';

/** What is said of one record: what it is, and what else is known of it. */
interface RecordWords {
  readonly title: string;
  readonly more: readonly string[];
}

/** Gives the function that puts a record into words. */
export function useRecordWords(ledger: LedgerInHand): (record: ClubRecord) => RecordWords {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language);
  const gold = useGold();
  const gameIn = (record: ClubRecord) => {
    const game = 'game' in record && record.game ? ledger.gameOf(record.game) : null;
    return game ? [t('ledger.fromGame', { no: game.gameNo })] : [];
  };
  const own = (record: ClubRecord): RecordWords => {
    switch (record.type) {
      case 'breach': {
        const more = record.sanction === 'none' ? [] : [t(`ledger.sanction.${record.sanction}`)];
        return { title: t(`ledger.record.breach.${record.reason}`), more };
      }
      case 'warning':
        return { title: t(`ledger.record.warning.${record.reason}`), more: [] };
      case 'suicide':
        return { title: t('ledger.record.suicide'), more: [] };
      case 'expelled': {
        const more = record.reason ? [reasonInWords(record.reason)] : [];
        return { title: t(`ledger.record.expelled.${record.cause}`), more };
      }
      case 'ban':
        return { title: t('ledger.record.ban', { count: record.days }), more: told(record.reason) };
      case 'noConfidence':
        return {
          title: t('ledger.record.noConfidence', { host: ledger.nameOf(record.host) }),
          more: [
            t('ledger.record.declaredBy', { by: ledger.nameOf(record.by) }),
            ...told(record.text),
            t(`ledger.justified.${stateOf(record.justified)}`),
          ],
        };
      case 'admitted': {
        const blocks = list.format(record.blocks.map((kind) => t(`ledger.block.${kind}`)));
        return { title: t('ledger.record.admitted', { blocks }), more: told(record.reason) };
      }
      case 'donation':
        return { title: t('ledger.record.donation'), more: [gold(record.amount), ...told(record.from)] };
      case 'shareIncome':
        return { title: t('ledger.record.shareIncome'), more: [gold(record.amount), ...told(record.note)] };
      case 'payout':
        return { title: t(`ledger.record.payout.${record.role}`), more: [gold(record.amount)] };
      case 'sponsored':
        return { title: t('ledger.record.sponsored'), more: [gold(record.amount), ...told(record.sponsor)] };
    }
  };
  // A disqualification's reason is the id of one the system knows, or the host's own words.
  const reasonInWords = (reason: string) => t(`epoch.departure.${reason}`, { defaultValue: reason });
  return (record) => {
    const { title, more } = own(record);
    return { title, more: [dayInWords(record.on, i18n.language, new Date()), ...gameIn(record), ...more] };
  };
}

/** What became of a no-confidence so far. */
export function stateOf(justified: boolean | null): 'yes' | 'no' | 'open' {
  if (justified === null) return 'open';
  return justified ? 'yes' : 'no';
}

function told(words: string): readonly string[] {
  return words === '' ? [] : [words];
}
