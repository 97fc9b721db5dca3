import { useTranslation } from 'react-i18next';
import type { PlayedBy } from '../../shared/season/standings';

/** Gives the function that names what is played: a club's house rules by their name, else the system. */
export function useRulesName(): (played: PlayedBy) => string {
  const { t } = useTranslation();
  return ({ ruleset, house }) => house?.name ?? t(`common.ruleset.${ruleset}`);
}
