import { ActionIcon } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { minutes } from '../../ui/digits';
import { Stepper } from '../parts/Stepper';
import type { SettingsProps } from './SettingsPage';
import classes from './settings.module.css';

/** The lengths that the rules and the clock by hand have, in ms. */
const usual = [20_000, 30_000, 60_000, 180_000, 240_000];

/** How early clocks of one length warn, where that is not as for all. */
export function ClockWarnings({ settings: { warnMs, clockWarnings }, save }: SettingsProps) {
  const { t } = useTranslation();
  const lengths = [...new Set([...usual, ...Object.keys(clockWarnings).map(Number)])].sort((a, b) => a - b);
  const forget = (length: number) => {
    const { [String(length)]: _, ...others } = clockWarnings;
    save({ clockWarnings: others });
  };
  return (
    <div className={classes.warnings}>
      <p>{t('desk.settings.warnings')}</p>
      <ul>
        {lengths.map((length) => {
          const own = clockWarnings[String(length)];
          const words = minutes(length / 1000);
          return (
            <li key={length} data-own={own !== undefined || undefined}>
              <b>{words}</b>
              <Stepper
                label={`${t('desk.settings.warn')} · ${words}`}
                value={Math.round((own ?? Math.min(warnMs, length)) / 1000)}
                min={0}
                max={Math.min(60, length / 1000 - 1)}
                onChange={(seconds) =>
                  save({ clockWarnings: { ...clockWarnings, [String(length)]: seconds * 1000 } })
                }
              />
              {own === undefined ? (
                <small>{t('desk.settings.warningsUsual')}</small>
              ) : (
                <ActionIcon
                  aria-label={`${words}: ${t('desk.settings.warningsUsual')}`}
                  title={t('desk.settings.warningsUsual')}
                  onClick={() => forget(length)}
                >
                  <IconRotate size={18} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
