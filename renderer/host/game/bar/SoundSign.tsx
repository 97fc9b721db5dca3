import { Button, Popover, Switch } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMusic, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../shared/contract/club';
import { type Sound, useMusic, useSound } from '../../../sound/sound';
import { useConsole } from '../../../ui/connection';
import { useSay } from '../../../ui/say';
import { Volume } from '../../parts/Volume';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Bar.module.css';
import { MusicMenu } from './MusicMenu';

/** The volume, or why nothing can be heard, and whether music plays; pressed, it opens everything about sound. */
export function SoundSign() {
  const { t } = useTranslation();
  const say = useSay();
  const sound = useSound();
  const music = useMusic();
  const settings = useConsole()?.settings;
  const [open, setOpen] = useState(false);
  if (!settings) return null;
  const { muted, volume } = settings;
  const silent = muted || volume === 0;
  const Icon = silent || !sound.ok ? IconVolumeOff : IconVolume;
  const trouble = (!sound.ok && !silent) || (music.there && music.trouble !== null);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={430} shadow="lg" trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.sign}
          data-trouble={trouble || undefined}
          title={sound.reason ? say(sound.reason) : t('sound.how')}
          onClick={() => setOpen(!open)}
        >
          <Icon size="1.125rem" aria-hidden="true" />
          {muted ? t('table.bar.muted') : sound.ok ? volume : t('table.bar.noSound')}
          {music.there && <MusicSign />}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('sound.title')}>
        <div className={classes.soundMenu}>
          <Heard sound={sound} />
          <Levels settings={settings} />
          <MusicMenu settings={settings} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether music plays: a note that is lit, or one that is crossed by a sign of trouble. */
function MusicSign() {
  const { t } = useTranslation();
  const { playing, trouble } = useMusic();
  if (trouble) return <IconAlertTriangle size="1rem" aria-label={t('music.silent')} />;
  return (
    <IconMusic
      size="1rem"
      className={classes.note}
      data-playing={playing || undefined}
      aria-label={t(playing ? 'music.plays' : 'music.silent')}
    />
  );
}

function Heard({ sound }: { sound: Sound }) {
  const { t } = useTranslation();
  const say = useSay();
  const Icon = sound.ok ? IconCheck : IconVolumeOff;
  return (
    <div className={classes.heard}>
      <p role="status" data-good={sound.ok || undefined}>
        <Icon size="1.125rem" className={classes.icon} aria-hidden />
        {sound.reason ? say(sound.reason) : t('desk.settings.heard')}
      </p>
      <Button variant="default" onClick={() => (sound.ok ? sound.test() : sound.again())}>
        {t(sound.ok ? 'desk.cue.start' : 'sound.again')}
      </Button>
    </div>
  );
}

function Levels({ settings: { muted, volume } }: { settings: Settings }) {
  const { t } = useTranslation();
  const { ask } = useTable();
  return (
    <>
      <Volume
        label={t('desk.settings.volume')}
        value={volume}
        disabled={muted}
        onChange={(value) => ask({ type: 'saveSettings', settings: { volume: value } })}
      />
      <label className={classes.muted} htmlFor="bar-muted">
        <span>
          {t('desk.settings.muted')} <Key>M</Key>
        </span>
        <Switch
          id="bar-muted"
          size="lg"
          checked={muted}
          onChange={(event) =>
            ask({ type: 'saveSettings', settings: { muted: event.currentTarget.checked } })
          }
        />
      </label>
    </>
  );
}
