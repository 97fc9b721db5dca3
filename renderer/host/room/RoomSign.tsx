import { Popover, Switch } from '@mantine/core';
import { IconAlertTriangle, IconCoffee, IconDeviceTv, IconDeviceTvOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleView } from '../../../shared/contract/messages';
import { useConsole } from '../../ui/connection';
import { Key } from '../game/keys/Key';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { BreakPanel } from './BreakPanel';
import { NetworkButton, NetworkDialog } from './NetworkDialog';
import classes from './room.module.css';
import { ScreenList } from './ScreenList';

/**
 * How many room screens there are and what they show instead of the game; pressed, it opens the list of them, the blank
 * screen and the break. Warnings stand beside it. `keys`: the key that blanks them works here.
 */
export function RoomSign({ keys }: { keys: boolean }) {
  const { t } = useTranslation();
  const view = useConsole();
  const [open, setOpen] = useState(false);
  const [network, showNetwork] = useState(false);
  if (!view) return null;
  const { rooms, roomBlank, roomPause, singleDisplay } = view;
  return (
    <>
      {singleDisplay === true && (
        <Warning words={t('table.bar.oneDisplay')} why={t('table.bar.singleDisplay')} />
      )}
      {rooms.lost > 0 && (
        <Warning words={t('table.bar.roomLost', { screens: rooms.lost })} why={t('table.bar.roomLostWhy')} />
      )}
      <Popover opened={open} onChange={setOpen} position="bottom-end" width={420} shadow="lg" trapFocus>
        <Popover.Target>
          <button
            type="button"
            className={classes.sign}
            data-now={(roomPause !== null && !roomBlank) || undefined}
            aria-expanded={open}
            title={t('screens.how')}
            onClick={() => setOpen(!open)}
          >
            <SignIcon view={view} />
            <SignWords view={view} /> {keys && <Key>B</Key>}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('desk.settings.room')} p={0}>
          <RoomPanel
            view={view}
            keys={keys}
            onNetwork={() => {
              setOpen(false);
              showNetwork(true);
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <NetworkDialog opened={network} onClose={() => showNetwork(false)} />
    </>
  );
}

function SignIcon({ view }: { view: ConsoleView }) {
  if (view.roomBlank) return <IconDeviceTvOff size="1.125rem" aria-hidden="true" />;
  if (view.roomPause) return <IconCoffee size="1.125rem" aria-hidden="true" />;
  const Icon = view.rooms.alive === 0 ? IconDeviceTvOff : IconDeviceTv;
  return <Icon size="1.125rem" aria-hidden="true" />;
}

function SignWords({ view: { roomBlank, roomPause, rooms } }: { view: ConsoleView }) {
  const { t } = useTranslation();
  if (roomBlank) return t('table.bar.roomBlank');
  if (!roomPause) return t('table.bar.room', { screens: rooms.alive });
  return roomPause.at === null ? t('screens.break.now') : t('screens.break.until', { at: roomPause.at });
}

/** The room's screens, and what they may show instead of the game. */
function RoomPanel(props: { view: ConsoleView; keys: boolean; onNetwork: () => void }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const { view, keys, onNetwork } = props;
  return (
    <div className={classes.panel}>
      <Refused reason={refusal} />
      <ScreenList screens={view.rooms.screens} />
      <NetworkButton onOpen={onNetwork} />
      <label className={classes.row} htmlFor="room-blank">
        <p>
          {t('screens.blank')} {keys && <Key>B</Key>}
          <small>{t('screens.blankWhat')}</small>
        </p>
        <Switch
          id="room-blank"
          size="lg"
          checked={view.roomBlank}
          onChange={(event) => void act({ type: 'blank', on: event.currentTarget.checked })}
        />
      </label>
      <BreakPanel pause={view.roomPause} act={act} />
    </div>
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
