import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDice5 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HouseTrial, TrialFault } from '../../../shared/contract/house';
import { useSay } from '../../ui/say';
import { Panel } from '../parts/Panel';
import classes from './house.module.css';

interface Props {
  readonly trial: HouseTrial | null;
  readonly running: boolean;
  /** The trial was of other numbers than the form has now. */
  readonly stale: boolean;
  /** Only the name is another than what is saved. */
  readonly known: boolean;
  readonly disabled: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** The random games: how far they are, and what they found. */
export function TrialPanel({ trial, running, stale, known, disabled, onStart, onStop }: Props) {
  const { t } = useTranslation();
  const { done = 0, of = 0, faults = null } = trial ?? {};
  return (
    <Panel title={t('house.trial.title')}>
      <div className={classes.trial}>
        {running ? (
          <>
            <Progress
              value={of === 0 ? 0 : (100 * done) / of}
              aria-label={t('house.trial.progress', { done, of })}
            />
            <div className={classes.progress}>
              <span role="status">{t('house.trial.progress', { done, of })}</span>
              <Button variant="default" onClick={onStop}>
                {t('house.trial.stop')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {!faults && <p>{t(known ? 'house.trial.nothing' : 'house.trial.what')}</p>}
            {faults && stale && <p>{t('house.trial.untried')}</p>}
            {faults && !stale && <Found faults={faults} />}
            <Button
              variant="default"
              leftSection={<IconDice5 size={18} aria-hidden />}
              disabled={disabled}
              onClick={onStart}
            >
              {t(faults && !stale ? 'house.trial.again' : 'house.trial.start')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

function Found({ faults }: { faults: readonly TrialFault[] }) {
  const { t } = useTranslation();
  const say = useSay();
  const breaks = faults.some((fault) => fault.breaks);
  return (
    <div role="status">
      <p className={classes.verdict} data-breaks={breaks || undefined}>
        {breaks ? <IconAlertTriangle size={20} aria-hidden /> : <IconCheck size={20} aria-hidden />}
        <b>{t(breaks ? 'house.trial.broken' : 'house.trial.passed')}</b>
      </p>
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <li
            key={fault.text.key + JSON.stringify(fault.text.params)}
            data-breaks={fault.breaks || undefined}
          >
            {fault.breaks
              ? t('house.trial.fault', { what: say(fault.text), count: fault.games, first: fault.first })
              : say(fault.text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
