import { useTranslation } from 'react-i18next';
import { type PlayerStanding, suicidesFrom, zombieFrom } from '../../../shared/club/standing';

const all = ['breaches', 'warnings', 'suicides', 'expulsions'] as const;
type Count = (typeof all)[number];

/** Gives the function that says how often what happened to a player; what never did is left out. */
export function useCounts(): (standing: PlayerStanding, wanted?: readonly Count[]) => readonly string[] {
  const { t } = useTranslation();
  const most = { breaches: zombieFrom, suicides: suicidesFrom, warnings: 0, expulsions: 0 };
  return (standing, wanted = all) =>
    wanted
      .filter((what) => standing[what] > 0)
      .map((what) => t(`ledger.count.${what}`, { count: standing[what], most: most[what] }));
}
