import { useTranslation } from 'react-i18next';
import { goldInWords } from './money';

/** Gives the function that says an amount in hundredths of a gold piece. */
export function useGold(): (hundredths: number) => string {
  const { t, i18n } = useTranslation();
  return (hundredths) => t('ledger.fund.gold', { amount: goldInWords(hundredths, i18n.language) });
}
