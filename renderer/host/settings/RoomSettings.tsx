import { Button, Switch } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleView } from '../../../shared/contract/messages';
import { NetworkButton, NetworkDialog } from '../room/NetworkDialog';
import type { SettingsProps } from './SettingsPage';
import classes from './settings.module.css';

/** Where the room's screen is to be found, and how many of them are there. */
export function RoomSettings({ view, settings, save }: SettingsProps & { readonly view: ConsoleView }) {
  const { t } = useTranslation();
  const { roomAddress: address, rooms, singleDisplay } = view;
  const [network, showNetwork] = useState(false);
  return (
    <>
      <Alive rooms={rooms} />
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

function Alive({ rooms }: Pick<ConsoleView, 'rooms'>) {
  const { t } = useTranslation();
  if (rooms.lost > 0) {
    return (
      <p className={classes.trouble} role="status">
        <IconAlertTriangle size={20} aria-hidden />
        {t('desk.room.lost', { count: rooms.lost })}
      </p>
    );
  }
  if (rooms.alive === 0) {
    return (
      <p className={classes.how} role="status">
        {t('desk.room.none')}
      </p>
    );
  }
  return (
    <p className={classes.well} role="status">
      <IconCheck size={20} aria-hidden />
      {t('desk.room.alive', { count: rooms.alive })}
    </p>
  );
}
