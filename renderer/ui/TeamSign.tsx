import { type Icon, IconDiamondsFilled, IconFlag, IconSpadeFilled, IconSunFilled } from '@tabler/icons-react';
import type { TeamId } from '../../shared/game/words';

/** The suits of the cards that are dealt, and the sun for the town. */
const signs: Readonly<Record<TeamId, Icon>> = {
  white: IconSunFilled,
  black: IconSpadeFilled,
  red: IconDiamondsFilled,
};

/** The sign of a team, so that its colour never has to be seen; its name stands beside it. */
export function TeamSign({ team, className }: { team: TeamId; className?: string | undefined }) {
  const Found = signs[team] ?? IconFlag;
  return <Found className={className} aria-hidden="true" />;
}
