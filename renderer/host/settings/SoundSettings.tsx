import { Button, Switch } from '@mantine/core';
import { IconCheck, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cueKinds } from '../../sound/cues';
import { useSound } from '../../sound/sound';
import { useSay } from '../../ui/say';
import { Volume } from '../parts/Volume';
import type { SettingsProps } from './SettingsPage';
import classes from './settings.module.css';

/** How loud the signals are, whether they can be heard, and a way to try each of them. */
export function SoundSettings({ settings, save }: SettingsProps) {
  const { t } = useTranslation();
  const say = useSay();
  const sound = useSound();
  return (
    <>
      <Volume
        label={t('desk.settings.volume')}
        value={settings.volume}
        disabled={settings.muted}
        onChange={(volume) => save({ volume })}
      />
      <Volume
        label={t('music.volume')}
        value={settings.musicVolume}
        disabled={settings.muted}
        onChange={(musicVolume) => save({ musicVolume })}
      />
      <label className={classes.row} htmlFor="muted">
        <p>{t('desk.settings.muted')}</p>
        <Switch
          id="muted"
          size="lg"
          checked={settings.muted}
          onChange={(event) => save({ muted: event.currentTarget.checked })}
        />
      </label>
      <label className={classes.row} htmlFor="night-signs">
        <p>
          {t('desk.settings.signs')}
          <small>{t('desk.settings.signsWhat')}</small>
        </p>
        <Switch
          id="night-signs"
          size="lg"
          checked={settings.nightSigns ?? false}
          onChange={(event) => save({ nightSigns: event.currentTarget.checked })}
        />
      </label>
      <div className={classes.cues}>
        {cueKinds.map((cue) => (
          <Button key={cue} variant="default" disabled={settings.muted} onClick={() => sound.test(cue)}>
            {t(`desk.cue.${cue}`)}
          </Button>
        ))}
      </div>
      <div className={classes.heard}>
        <p className={sound.ok ? classes.well : classes.trouble} role="status">
          {sound.ok ? <IconCheck size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
          {sound.reason ? say(sound.reason) : t('desk.settings.heard')}
        </p>
        {!sound.ok && (
          <Button variant="default" onClick={sound.again}>
            {t('sound.again')}
          </Button>
        )}
      </div>
    </>
  );
}
