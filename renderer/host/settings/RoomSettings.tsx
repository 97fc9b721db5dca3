import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ConsoleView } from '../../../shared/contract/messages';
import classes from './settings.module.css';

/** Where the room's screen is to be found, and how many of them are there. */
export function RoomSettings({ view }: { view: ConsoleView }) {
  const { t } = useTranslation();
  const { roomAddress: address, rooms, singleDisplay } = view;
  return (
    <>
      <p className={rooms.alive > 0 && rooms.lost === 0 ? classes.well : classes.row} role="status">
        {rooms.alive > 0 && rooms.lost === 0 && <IconCheck size={20} aria-hidden />}
        {rooms.lost > 0
          ? t('desk.room.lost', { count: rooms.lost })
          : rooms.alive > 0
            ? t('desk.room.alive', { count: rooms.alive })
            : t('desk.room.none')}
      </p>
      {singleDisplay === true && (
        <p className={classes.trouble}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('desk.room.single')}
        </p>
      )}
      {address === null ? (
        <p className={classes.row}>{t('desk.room.window')}</p>
      ) : (
        <>
          <div className={classes.address}>{address}</div>
          <Button
            variant="default"
            leftSection={<IconExternalLink size={18} aria-hidden />}
            onClick={() => window.open(address, 'room', 'popup,width=1280,height=720')}
          >
            {t('desk.room.open')}
          </Button>
          <small>{t('desk.room.how')}</small>
        </>
      )}
    </>
  );
}
