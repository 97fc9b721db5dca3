import { ActionIcon, Menu } from '@mantine/core';
import { IconCircleX, IconExternalLink, IconMenu2, IconSettings, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../../../ui/connection';
import { useTable } from '../useTable';

/** Dialogs that are opened from the menu or by a key. */
export type Dialog = 'settings' | 'end' | 'callOff' | 'log' | 'help';

/** What is seldom needed in a game. */
export function GameMenu({ onDialog }: { onDialog: (dialog: Dialog) => void }) {
  const { t } = useTranslation();
  const { view } = useTable();
  const room = useConsole()?.roomAddress ?? null;
  return (
    <Menu position="bottom-end" width={280} shadow="lg">
      <Menu.Target>
        <ActionIcon aria-label={t('table.menu.title')}>
          <IconMenu2 size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSettings size={18} />} onClick={() => onDialog('settings')}>
          {t('table.menu.settings')}
        </Menu.Item>
        {room !== null && (
          <Menu.Item
            leftSection={<IconExternalLink size={18} />}
            onClick={() => window.open(room, 'room', 'popup,width=1280,height=720')}
          >
            {t('table.menu.room')}
          </Menu.Item>
        )}
        {view.end === null && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconTrophy size={18} />} onClick={() => onDialog('end')}>
              {t('table.menu.end')}
            </Menu.Item>
            <Menu.Item
              color="trouble"
              leftSection={<IconCircleX size={18} />}
              onClick={() => onDialog('callOff')}
            >
              {t('table.menu.callOff')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
