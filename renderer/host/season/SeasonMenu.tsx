import { Button, Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconFileImport,
  IconLock,
  IconLockOpen,
  IconPlayerPlay,
  IconSettings,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../../shared/contract/club';
import { inPlace } from '../../ui/theme';

/** What can be done with a season. */
export type SeasonDeed = 'settings' | 'use' | 'move' | 'bring' | 'close';

interface Props {
  readonly season: SeasonView;
  /** New games go to it already. */
  readonly inUse: boolean;
  readonly onDo: (deed: SeasonDeed) => void;
}

/** Everything about the season that is looked at. */
export function SeasonMenu({ season, inUse, onDo }: Props) {
  const { t } = useTranslation();
  const closed = season.closedAt !== null;
  return (
    <Menu position="bottom-start" {...inPlace}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconSettings size={18} aria-hidden />}>
          {t('season.menu.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          mih={44}
          leftSection={<IconSettings size={18} aria-hidden />}
          onClick={() => onDo('settings')}
        >
          {t('season.menu.settings')}
        </Menu.Item>
        <Menu.Item
          mih={44}
          disabled={inUse || closed}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => onDo('use')}
        >
          {t(inUse ? 'season.menu.inUse' : 'season.menu.use')}
        </Menu.Item>
        <Menu.Item
          mih={44}
          leftSection={<IconArrowsExchange size={18} aria-hidden />}
          onClick={() => onDo('move')}
        >
          {t('season.menu.move')}
        </Menu.Item>
        <Menu.Item
          mih={44}
          disabled={closed}
          leftSection={<IconFileImport size={18} aria-hidden />}
          onClick={() => onDo('bring')}
        >
          {t('season.menu.bring')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          mih={44}
          leftSection={closed ? <IconLockOpen size={18} aria-hidden /> : <IconLock size={18} aria-hidden />}
          onClick={() => onDo('close')}
        >
          {t(closed ? 'season.menu.reopen' : 'season.menu.close')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
