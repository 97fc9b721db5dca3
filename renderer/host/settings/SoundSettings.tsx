import { Button, Slider, Switch } from '@mantine/core';
import { IconCheck, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSound } from '../../sound/sound';
import { useSay } from '../../ui/say';
import type { SettingsProps } from './SettingsPage';
import classes from './settings.module.css';

const cues = ['start', 'warning', 'end'] as const;

/** How loud the clock's sounds are, whether they can be heard, and a way to try them. */
export function SoundSettings({ settings, save }: SettingsProps) {
  const { t } = useTranslation();
  const say = useSay();
  const sound = useSound();
  const [volume, setVolume] = useState(settings.volume);
  useEffect(() => setVolume(settings.volume), [settings.volume]);
  return (
    <>
      <div className={classes.row}>
        <p id="volume">{t('desk.settings.volume')}</p>
        <Slider
          flex={1}
          maw={280}
          size="md"
          thumbSize={24}
          step={5}
          value={volume}
          disabled={settings.muted}
          thumbProps={{ 'aria-labelledby': 'volume' }}
          onChange={setVolume}
          onChangeEnd={(value) => save({ volume: value })}
        />
        <b>{volume}</b>
      </div>
      <label className={classes.row} htmlFor="muted">
        <p>{t('desk.settings.muted')}</p>
        <Switch
          id="muted"
          size="lg"
          checked={settings.muted}
          onChange={(event) => save({ muted: event.currentTarget.checked })}
        />
      </label>
      <div className={classes.cues}>
        {cues.map((cue) => (
          <Button key={cue} variant="default" disabled={settings.muted} onClick={() => sound.test(cue)}>
            {t(`desk.cue.${cue}`)}
          </Button>
        ))}
      </div>
      <p className={sound.ok ? classes.well : classes.trouble} role="status">
        {sound.ok ? <IconCheck size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
        {sound.reason ? say(sound.reason) : t('desk.settings.heard')}
      </p>
    </>
  );
}
