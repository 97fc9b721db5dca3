import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../parts/Stepper';
import { ClockWarnings } from './ClockWarnings';
import type { SettingsProps } from './SettingsPage';
import classes from './settings.module.css';

/** When the clock starts by itself, and how early it warns. */
export function ClockSettings({ settings, save }: SettingsProps) {
  const { t } = useTranslation();
  return (
    <>
      <label className={classes.row} htmlFor="auto-start">
        <p>
          {t('desk.settings.autoStart')}
          <small>{t('desk.settings.autoStartWhat')}</small>
        </p>
        <Switch
          id="auto-start"
          size="lg"
          checked={settings.autoStart}
          onChange={(event) => save({ autoStart: event.currentTarget.checked })}
        />
      </label>
      <div className={classes.row}>
        <p>
          {t('desk.settings.warn')}
          <small>{t('desk.settings.warnWhat')}</small>
        </p>
        <Stepper
          label={t('desk.settings.warn')}
          value={Math.round(settings.warnMs / 1000)}
          min={0}
          max={60}
          onChange={(seconds) => save({ warnMs: seconds * 1000 })}
        />
      </div>
      <ClockWarnings settings={settings} save={save} />
    </>
  );
}
