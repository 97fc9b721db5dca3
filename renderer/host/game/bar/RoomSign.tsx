import { IconAlertTriangle, IconDeviceTv, IconDeviceTvOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConsole, useSend } from '../../../ui/connection';
import { Key } from '../keys/Key';
import classes from './Bar.module.css';

/** How many room screens are alive or lost, and whether they are blank; pressed, it blanks them. */
export function RoomSign() {
  const { t } = useTranslation();
  const view = useConsole();
  const send = useSend();
  if (!view) return null;
  const { rooms, roomBlank, singleDisplay } = view;
  const trouble = rooms.lost > 0 || singleDisplay === true;
  const Icon = trouble ? IconAlertTriangle : roomBlank || rooms.alive === 0 ? IconDeviceTvOff : IconDeviceTv;
  return (
    <button
      type="button"
      className={classes.sign}
      data-trouble={trouble || undefined}
      aria-pressed={roomBlank}
      title={t(singleDisplay === true ? 'table.bar.singleDisplay' : 'table.bar.blankHow')}
      onClick={() => void send({ type: 'blank', on: !roomBlank })}
    >
      <Icon size="1.125rem" aria-hidden="true" />
      {singleDisplay === true
        ? t('table.bar.oneDisplay')
        : rooms.lost > 0
          ? t('table.bar.roomLost', { screens: rooms.lost })
          : roomBlank
            ? t('table.bar.roomBlank')
            : t('table.bar.room', { screens: rooms.alive })}{' '}
      <Key>B</Key>
    </button>
  );
}
