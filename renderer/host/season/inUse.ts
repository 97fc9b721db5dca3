import type { SeasonView } from '../../../shared/contract/club';
import type { ConsoleView } from '../../../shared/contract/messages';

/** The season new games go to: the chosen one, else the newest; null when there is none. */
export function seasonInUse({ settings, seasons }: ConsoleView): SeasonView | null {
  const newest = seasons.toSorted((one, two) => two.createdAt - one.createdAt)[0];
  return seasons.find((season) => season.id === settings.season) ?? newest ?? null;
}
