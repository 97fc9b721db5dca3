import { ActionIcon, Button, NumberInput, Popover } from '@mantine/core';
import { IconStopwatch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ClockControls.module.css';

const presets = [
  { ms: 20_000, label: '0:20' },
  { ms: 30_000, label: '0:30' },
  { ms: 60_000, label: '1:00' },
  { ms: 240_000, label: '4:00' },
] as const;

/** Sets a clock by hand: one of the usual lengths, seconds of one's own, or without a limit. */
export function ClockPresets({ onSet, wide }: { onSet: (ms: number | null) => void; wide: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [seconds, setSeconds] = useState<number | string>(90);
  const set = (ms: number | null) => {
    onSet(ms);
    setOpen(false);
  };
  return (
    <Popover opened={open} onChange={setOpen} trapFocus withArrow shadow="lg">
      <Popover.Target>
        {wide ? (
          <Button
            variant="default"
            leftSection={<IconStopwatch size="1.125rem" />}
            onClick={() => setOpen(!open)}
          >
            {t('table.clock.byHand')}
          </Button>
        ) : (
          <ActionIcon
            variant="default"
            aria-label={t('table.clock.byHand')}
            title={t('table.clock.byHand')}
            onClick={() => setOpen(!open)}
          >
            <IconStopwatch size="1.125rem" />
          </ActionIcon>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.clock.byHand')}>
        <div className={classes.presets}>
          {presets.map(({ ms, label }) => (
            <Button key={ms} variant="default" onClick={() => set(ms)}>
              {label}
            </Button>
          ))}
          <Button variant="default" className={classes.whole} onClick={() => set(null)}>
            {t('table.clock.noLimit')}
          </Button>
          <form
            className={classes.free}
            onSubmit={(event) => {
              event.preventDefault();
              const ms = Number(seconds) * 1000;
              if (ms >= 1000) set(ms);
            }}
          >
            <NumberInput
              aria-label={t('table.clock.seconds')}
              suffix={` ${t('table.clock.s')}`}
              min={1}
              max={5999}
              allowDecimal={false}
              value={seconds}
              onChange={setSeconds}
            />
            <Button type="submit">{t('table.clock.set')}</Button>
          </form>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
