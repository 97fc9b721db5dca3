import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSound } from '../../../sound/sound';
import { useConsole } from '../../../ui/connection';
import { useSay } from '../../../ui/say';
import { useTable } from '../useTable';
import classes from './Bar.module.css';

/** The volume, or why nothing can be heard; pressed, it mutes. */
export function SoundSign() {
  const { t } = useTranslation();
  const say = useSay();
  const sound = useSound();
  const settings = useConsole()?.settings;
  const { ask } = useTable();
  if (!settings) return null;
  const { muted, volume } = settings;
  const silent = muted || volume === 0;
  const Icon = silent || !sound.ok ? IconVolumeOff : IconVolume;
  return (
    <button
      type="button"
      className={classes.sign}
      data-trouble={(!sound.ok && !silent) || undefined}
      aria-pressed={muted}
      title={sound.reason ? say(sound.reason) : t('table.bar.muteHow')}
      onClick={() => ask({ type: 'saveSettings', settings: { muted: !muted } })}
    >
      <Icon size="1.125rem" aria-hidden="true" />
      {muted ? t('table.bar.muted') : sound.ok ? volume : t('table.bar.noSound')}
    </button>
  );
}
