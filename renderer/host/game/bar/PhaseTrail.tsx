import { useTranslation } from 'react-i18next';
import { isNight, numberOf, type PhaseId } from '../../../../shared/game/words';
import { PhaseName } from '../log/PhaseName';
import classes from './Bar.module.css';

/** At most so many nights and days before the present one are named. */
const mostBefore = 3;

/** The nights and days so far, the present one marked; after the end all of them are past. */
export function PhaseTrail({ phase, ended }: { phase: PhaseId; ended: boolean }) {
  const { t } = useTranslation();
  const before = ended ? [...periodsBefore(phase), phase] : periodsBefore(phase);
  return (
    <ol className={classes.trail} aria-label={t('table.phase.trail')}>
      {before.length > mostBefore && <li>…</li>}
      {before.slice(-mostBefore).map((period) => (
        <li key={period}>
          {t(isNight(period) ? 'table.phase.night' : 'table.phase.day', { no: numberOf(period) })}
        </li>
      ))}
      <li className={classes.present} aria-current="step">
        {ended ? t('table.phase.ended') : <PhaseName phase={phase} />}
      </li>
    </ol>
  );
}

/** Night 0, Day 1, Night 1 … up to the phase, without its own (DM-20). */
function periodsBefore(phase: PhaseId): PhaseId[] {
  const last = numberOf(phase);
  const nights = Array.from({ length: last + 1 }, (_, no) => no);
  const all = nights.flatMap((no) => (no === 0 ? ['n0'] : [`d${no}`, `n${no}`]));
  return all.slice(0, all.indexOf(`${isNight(phase) ? 'n' : 'd'}${last}`));
}
