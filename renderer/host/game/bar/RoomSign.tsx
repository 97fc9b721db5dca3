import { IconAlertTriangle, IconDeviceTv, IconDeviceTvOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../../../ui/connection';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Bar.module.css';

/** How many room screens there are and whether they are blank; pressed, it blanks them. Warnings stand beside it. */
export function RoomSign() {
  const { t } = useTranslation();
  const view = useConsole();
  const { ask } = useTable();
  if (!view) return null;
  const { rooms, roomBlank, singleDisplay } = view;
  const Icon = roomBlank || rooms.alive === 0 ? IconDeviceTvOff : IconDeviceTv;
  return (
    <>
      {singleDisplay === true && (
        <Warning words={t('table.bar.oneDisplay')} why={t('table.bar.singleDisplay')} />
      )}
      {rooms.lost > 0 && (
        <Warning words={t('table.bar.roomLost', { screens: rooms.lost })} why={t('table.bar.roomLostWhy')} />
      )}
      <button
        type="button"
        className={classes.sign}
        aria-pressed={roomBlank}
        title={t('table.bar.blankHow')}
        onClick={() => ask({ type: 'blank', on: !roomBlank })}
      >
        <Icon size="1.125rem" aria-hidden="true" />
        {roomBlank ? t('table.bar.roomBlank') : t('table.bar.room', { screens: rooms.alive })} <Key>B</Key>
      </button>
    </>
  );
}

/** Only to be read: a press in a hurry must not do something else. */
function Warning({ words, why }: { words: string; why: string }) {
  return (
    <span className={classes.state} data-trouble role="status" title={why}>
      <IconAlertTriangle size="1.125rem" aria-hidden="true" />
      {words}
    </span>
  );
}
