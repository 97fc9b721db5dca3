import type { SeasonView } from '../../../shared/contract/club';
import type { ConsoleView } from '../../../shared/contract/messages';

type View = Pick<ConsoleView, 'settings' | 'seasons'>;

/** The season new games go to: the chosen one, else the newest that is open; null where there is none. */
export function seasonForNew({ settings, seasons }: View): SeasonView | null {
  const open = seasons.filter((season) => season.closedAt === null);
  return open.find((season) => season.id === settings.season) ?? newestOf(open);
}

/** The season that is shown first: the one new games go to, else the last one there was. */
export function seasonInUse(view: View): SeasonView | null {
  const chosen = view.seasons.find((season) => season.id === view.settings.season);
  return seasonForNew(view) ?? chosen ?? newestOf(view.seasons);
}

function newestOf(seasons: readonly SeasonView[]): SeasonView | null {
  return seasons.toSorted((one, two) => two.createdAt - one.createdAt)[0] ?? null;
}
