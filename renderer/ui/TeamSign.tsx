import {
  type Icon,
  IconDiamondsFilled,
  IconFlag,
  IconSlice,
  IconSpadeFilled,
  IconSunFilled,
  IconSwords,
} from '@tabler/icons-react';
import type { TeamId } from '../../shared/game/words';

/** The suits of the cards that are dealt, the sun for the town, and a blade for each who kills beside the mafia. */
const signs: Readonly<Record<TeamId, Icon>> = {
  white: IconSunFilled,
  black: IconSpadeFilled,
  red: IconDiamondsFilled,
  peaceful: IconSunFilled,
  mafia: IconSpadeFilled,
  yakuza: IconSwords,
  maniac: IconSlice,
};

/** The sign of a team, so that its colour never has to be seen; its name stands beside it. */
export function TeamSign(props: { team: TeamId; className?: string | undefined; size?: string }) {
  const { team, className, size = '1.5rem' } = props;
  const Found = signs[team] ?? IconFlag;
  return <Found className={className} size={size} aria-hidden="true" />;
}
