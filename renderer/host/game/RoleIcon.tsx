import {
  type Icon,
  IconBottle,
  IconCrown,
  IconGavel,
  IconHeart,
  IconMask,
  IconNews,
  IconPaw,
  IconShieldStar,
  IconSlice,
  IconSpy,
  IconStarHalf,
  IconStethoscope,
  IconSwords,
  IconUser,
} from '@tabler/icons-react';
import type { RoleId } from '../../../shared/game/words';

const icons: Readonly<Record<string, Icon>> = {
  boss: IconCrown,
  don: IconCrown,
  mafia: IconSpy,
  mafioso: IconSpy,
  'yakuza-boss': IconCrown,
  yakuza: IconSwords,
  lover: IconHeart,
  courtesan: IconHeart,
  sheriff: IconShieldStar,
  doctor: IconStethoscope,
  maniac: IconSlice,
  werewolf: IconPaw,
  judge: IconGavel,
  sergeant: IconStarHalf,
  journalist: IconNews,
  tramp: IconBottle,
  citizen: IconUser,
};

/** The picture of a role; its name stands beside it. */
export function RoleIcon({ role, size }: { role: RoleId; size: string }) {
  const Found = icons[role] ?? IconMask;
  return <Found size={size} stroke={1.75} aria-hidden="true" />;
}
