import { useTranslation } from 'react-i18next';
import { publishedLists } from '../../../shared/club/standing';
import type { LedgerInHand } from './useLedger';
import { stateOf } from './useRecordWords';

/** Gives the function that puts the published lists into a plain text for the club's forum (EC-128). */
export function useForumText(): (ledger: LedgerInHand) => string {
  const { t, i18n } = useTranslation();
  return ({ records, today, nameOf }) => {
    const { zombies, blackList, noConfidences } = publishedLists(records, today);
    const byName = (lines: readonly string[]) => lines.toSorted((a, b) => a.localeCompare(b, i18n.language));
    const part = (title: string, lines: readonly string[]) =>
      [
        title,
        ...(lines.length === 0 ? [`— ${t('ledger.forum.nobody')}`] : lines.map((line) => `— ${line}`)),
      ].join('\n');
    return [
      t('ledger.forum.title', { on: today }),
      part(t('ledger.forum.zombies'), byName(zombies.map(nameOf))),
      part(
        t('ledger.forum.blackList'),
        byName(
          blackList.map(({ player, until }) => t('ledger.forum.until', { name: nameOf(player), until })),
        ),
      ),
      part(
        t('ledger.forum.noConfidences'),
        noConfidences.map(({ on, host, by, text, justified }) =>
          t('ledger.forum.noConfidence', {
            on,
            host: nameOf(host),
            by: nameOf(by),
            text,
            state: t(`ledger.justified.${stateOf(justified)}`).toLocaleLowerCase(i18n.language),
          }),
        ),
      ),
    ].join('\n\n');
  };
}
