import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconLock, IconPlayerPause, IconPlayerPlay, IconRotate } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockAction, ClockState } from '../../../../shared/contract/clock';
import { Key } from '../keys/Key';
import classes from './ClockControls.module.css';
import { ClockPresets } from './ClockPresets';

const stepMs = 5_000;

/** Start and pause, five seconds more or less, from the beginning, another length; a fixed clock has one length only. */
export const ClockControls = memo(function ClockControls({
  clock,
  onAct,
}: {
  clock: ClockState | null;
  onAct: (action: ClockAction) => void;
}) {
  const { t } = useTranslation();
  if (!clock) {
    return (
      <div className={classes.controls}>
        <ClockPresets onSet={(ms) => onAct({ type: 'set', ms })} wide />
      </div>
    );
  }
  return (
    <div className={classes.controls}>
      <Button
        variant="default"
        className={classes.toggle}
        leftSection={clock.running ? <IconPlayerPause size="1.125rem" /> : <IconPlayerPlay size="1.125rem" />}
        rightSection={<Key>Space</Key>}
        onClick={() => onAct({ type: 'toggle' })}
      >
        {t(clock.running ? 'table.clock.pause' : 'table.clock.start')}
      </Button>
      {clock.mode === 'countdown' && clock.fixed === undefined && (
        <>
          <Button
            variant="default"
            className={classes.step}
            aria-label={t('table.clock.less')}
            onClick={() => onAct({ type: 'add', ms: -stepMs })}
          >
            −5 <Key>←</Key>
          </Button>
          <Button
            variant="default"
            className={classes.step}
            aria-label={t('table.clock.more')}
            onClick={() => onAct({ type: 'add', ms: stepMs })}
          >
            +5 <Key>→</Key>
          </Button>
        </>
      )}
      <Tooltip label={t('table.clock.restart')}>
        <ActionIcon
          variant="default"
          aria-label={t('table.clock.restart')}
          onClick={() => onAct({ type: 'restart' })}
        >
          <IconRotate size="1.125rem" />
        </ActionIcon>
      </Tooltip>
      {clock.fixed === undefined ? (
        <ClockPresets onSet={(ms) => onAct({ type: 'set', ms })} wide={false} />
      ) : (
        <span className={classes.fixed}>
          <IconLock size="1rem" aria-hidden="true" /> {t('table.clock.fixed', { rule: clock.fixed })}
        </span>
      )}
    </div>
  );
});
