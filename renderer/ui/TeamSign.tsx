import { type Icon, IconDiamondsFilled, IconFlag, IconSpadeFilled, IconSunFilled } from '@tabler/icons-react';
import type { TeamId } from '../../shared/game/words';

/** The suits of the cards that are dealt, and the sun for the town. */
const signs: Readonly<Record<TeamId, Icon>> = {
  white: IconSunFilled,
  black: IconSpadeFilled,
  red: IconDiamondsFilled,
};

/** The sign of a team, so that its colour never has to be seen; its name stands beside it. */
export function TeamSign(props: { team: TeamId; className?: string | undefined; size?: string }) {
  const { team, className, size = '1.5rem' } = props;
  const Found = signs[team] ?? IconFlag;
  return <Found className={className} size={size} aria-hidden="true" />;
}
