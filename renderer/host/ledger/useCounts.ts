import { useTranslation } from 'react-i18next';
import { type PlayerStanding, suicidesFrom, zombieFrom } from '../../../shared/club/standing';

/** Gives the function that says how often what happened to a player; what never did is left out. */
export function useCounts(): (standing: PlayerStanding) => readonly string[] {
  const { t } = useTranslation();
  return ({ breaches, warnings, suicides, expulsions }) => [
    ...(breaches > 0 ? [t('ledger.count.breaches', { count: breaches, most: zombieFrom })] : []),
    ...(warnings > 0 ? [t('ledger.count.warnings', { count: warnings })] : []),
    ...(suicides > 0 ? [t('ledger.count.suicides', { count: suicides, most: suicidesFrom })] : []),
    ...(expulsions > 0 ? [t('ledger.count.expulsions', { count: expulsions })] : []),
  ];
}
