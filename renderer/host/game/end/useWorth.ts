import { useTranslation } from 'react-i18next';
import { worth } from '../../../../shared/game/house';
import { amounts } from '../../../../shared/rulesets/demafia/points';
import { inNumbers } from '../../../ui/numbers';
import { useTable } from '../useTable';

/** Gives the function that says what an award is worth in this game, with its sign. */
export function useWorth(): (rule: 'DM-60' | 'DM-61' | 'DM-62') => string {
  const { i18n } = useTranslation();
  const { house } = useTable().view;
  return (rule) => {
    const amount = worth({ house: house ?? undefined }, rule, amounts[rule] ?? 0);
    return `${amount > 0 ? '+' : ''}${inNumbers(amount, i18n.language)}`;
  };
}
