import { type Icon, IconDiamondsFilled, IconSpadeFilled } from '@tabler/icons-react';
import type { TeamId } from '../../../shared/game/words';

const signs: Readonly<Record<TeamId, Icon>> = { black: IconSpadeFilled, red: IconDiamondsFilled };

/** The sign of a team as on playing cards, so that its colour is not all that tells; none where it has none. */
export function TeamSign({ team, size }: { team: TeamId; size: string }) {
  const Found = signs[team];
  return Found ? <Found size={size} aria-hidden="true" /> : null;
}
