import { Button, Switch } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleView } from '../../../shared/contract/messages';
import { NetworkButton, NetworkDialog } from '../room/NetworkDialog';
import type { SettingsProps } from './SettingsPage';
import classes from './settings.module.css';

/** Where the room's screen is to be found. */
export function RoomSettings({ view, settings, save }: SettingsProps & { readonly view: ConsoleView }) {
  const { t } = useTranslation();
  const { roomAddress: address, singleDisplay } = view;
  const [network, showNetwork] = useState(false);
  return (
    <>
      {singleDisplay === true && (
        <p className={classes.trouble}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('desk.room.single')}
        </p>
      )}
      {singleDisplay === false && <p className={classes.how}>{t('desk.room.window')}</p>}
      {address !== null && (
        <>
          <div className={classes.pair}>
            <div className={classes.address}>{address}</div>
            <Button
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
              onClick={() => window.open(address, 'room', 'popup,width=1280,height=720')}
            >
              {t('desk.room.open')}
            </Button>
          </div>
          <p className={classes.how}>{t('desk.room.how')}</p>
        </>
      )}
      <NetworkButton onOpen={() => showNetwork(true)} />
      <NetworkDialog opened={network} onClose={() => showNetwork(false)} />
      {singleDisplay !== null && (
        <label className={classes.row} htmlFor="protect">
          <p>
            {t('desk.room.protect')}
            <small>{t('desk.room.protectWhat')}</small>
          </p>
          <Switch
            id="protect"
            size="lg"
            checked={settings.contentProtection}
            onChange={(event) => save({ contentProtection: event.currentTarget.checked })}
          />
        </label>
      )}
    </>
  );
}
