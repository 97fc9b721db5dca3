import {
  type Icon,
  IconCrown,
  IconHeart,
  IconMask,
  IconPaw,
  IconShieldStar,
  IconSlice,
  IconSpy,
  IconStethoscope,
  IconUser,
} from '@tabler/icons-react';
import type { RoleId } from '../../../shared/game/words';

const icons: Readonly<Record<string, Icon>> = {
  boss: IconCrown,
  don: IconCrown,
  mafia: IconSpy,
  lover: IconHeart,
  sheriff: IconShieldStar,
  doctor: IconStethoscope,
  maniac: IconSlice,
  werewolf: IconPaw,
  citizen: IconUser,
};

/** The picture of a role; its name stands beside it. */
export function RoleIcon({ role, size }: { role: RoleId; size: string }) {
  const Found = icons[role] ?? IconMask;
  return <Found size={size} stroke={1.75} aria-hidden="true" />;
}
