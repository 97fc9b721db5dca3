import { IconHandStop, IconMoonFilled, IconUserCheck } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockAction } from '../../../../shared/contract/clock';
import type { Step } from '../../../../shared/game/steps';
import { isNight, numberOf, type Seat, type TextParam } from '../../../../shared/game/words';
import { useClock } from '../../../ui/connection';
import { CheckSign, toneOf } from '../CheckSign';
import { ClockControls } from '../clock/ClockControls';
import { ClockFace } from '../clock/ClockFace';
import { isVoter } from '../now/parts';
import { useTable } from '../useTable';
import { Boards } from './Boards';
import classes from './Middle.module.css';

/** The middle of the ring: the clock by day, a quiet moon at night, an answer large enough to gesture. */
export function Middle() {
  const { t } = useTranslation();
  const { view, drawn, discipline, ask, say, nameOf } = useTable();
  const reading = useClock();
  const clock = reading?.clock ?? null;
  const onClock = useCallback((action: ClockAction) => ask({ type: 'clock', action }), [ask]);
  const night = isNight(view.phase);
  const at = view.steps.findIndex((step) => step.key === view.now);
  const big = night && drawn?.answer?.big ? drawn.answer : null;
  return (
    <div className={classes.middle} data-night={night || undefined}>
      {discipline === 'choose' && (
        <strong className={classes.choose}>
          {t(view.discipline ? 'table.remark.choose' : 'table.foul.choose')}
        </strong>
      )}
      {night && (
        <span className={classes.where}>
          {t('table.night.step', { no: numberOf(view.phase), step: at + 1, of: view.steps.length })}
        </span>
      )}
      {!night && drawn && !(isVoter(drawn) && drawn.status === 'now') && (
        <span className={classes.where}>{say(drawn.title)}</span>
      )}
      {drawn && isVoter(drawn) && <Voter seat={drawn.voter} name={nameOf(drawn.voter)} />}
      {drawn?.kind === 'hands' && <Hands step={drawn} />}
      {big ? (
        <output className={classes.big} data-tone={toneOf(big)}>
          <CheckSign answer={big} />
          {say(big.text)}
          <Named seats={big.text.params?.seats} />
        </output>
      ) : (
        night && !reading && <IconMoonFilled className={classes.moon} aria-hidden="true" />
      )}
      {reading && !big && <ClockFace reading={reading} small={night} />}
      {!big && <ClockControls clock={clock} onAct={onClock} />}
      {night && <Boards boards={view.boards} />}
    </div>
  );
}

/** The names of the seats that an answer gives as numbers. */
function Named({ seats }: { seats: TextParam | undefined }) {
  const { nameOf } = useTable();
  if (!Array.isArray(seats) || seats.length === 0) return null;
  return <small>{seats.map((seat) => nameOf(Number(seat))).join(' · ')}</small>;
}

/** Who is asked in an open vote, to be read from a distance. */
function Voter({ seat, name }: { seat: Seat; name: string }) {
  const { t } = useTranslation();
  return (
    <p className={classes.voter}>
      <small>{t('table.vote.voter')}</small>
      <b>{seat}</b>
      <span>{name}</span>
    </p>
  );
}

/** How many are up, or in what order; of the hands for all the tied also how many it takes (MP-27). */
function Hands({ step }: { step: Extract<Step, { kind: 'hands' }> }) {
  const { purpose, up, needed } = step;
  if (purpose === 'order' || purpose === 'suspects' || purpose === 'fates' || purpose === 'pair') {
    return <span className={classes.sequence}>{up.join(purpose === 'order' ? ' → ' : ' · ')}</span>;
  }
  return (
    <span className={classes.hands}>
      {purpose === 'present' ? (
        <IconUserCheck size="2.5rem" aria-hidden="true" />
      ) : (
        <IconHandStop size="2.5rem" aria-hidden="true" />
      )}
      {up.length}
      {needed !== undefined && <small>/ {needed}</small>}
    </span>
  );
}
