import { IconTargetArrow, IconTargetOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { useTable } from '../../useTable';
import classes from './ShotOutcome.module.css';

/** PO-22, PO-23, MP-30: what came of the numbers: a kill, a miss, or whose number is still awaited. */
export function ShotOutcome({ step }: { step: Extract<Step, { kind: 'shots' }> }) {
  const { t } = useTranslation();
  const { nameOf } = useTable();
  const { chosen } = step;
  if (chosen === undefined) {
    const awaited = step.proposals
      .filter((one) => one.target === undefined)
      .map((one) => one.shooter)
      .join(', ');
    return <p className={classes.outcome}>{t('table.shots.awaited', { seats: awaited })}</p>;
  }
  return chosen === null ? (
    <p className={classes.outcome} data-outcome="miss">
      <IconTargetOff size="1.75rem" aria-hidden="true" />
      {t('table.shots.miss')}
    </p>
  ) : (
    <p className={classes.outcome} data-outcome="kill">
      <IconTargetArrow size="1.75rem" aria-hidden="true" />
      {t('table.shots.kill', { seat: chosen, name: nameOf(chosen) })}
    </p>
  );
}
