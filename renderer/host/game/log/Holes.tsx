import { useTranslation } from 'react-i18next';
import type { Hole } from '../../../../shared/contract/amend';
import look from '../Choice.module.css';
import { useTable } from '../useTable';
import classes from './Amend.module.css';
import { PhaseName } from './PhaseName';

/** What the correction leaves open in the past, filled as the rules would have it until the host says otherwise. */
export function Holes({
  holes,
  onFill,
}: {
  holes: readonly Hole[];
  onFill: (key: string, option: string) => void;
}) {
  const { t } = useTranslation();
  const { shown } = useTable();
  const seen = holes.filter((hole) => shown || !hole.secret);
  if (seen.length === 0) return null;
  const silent = seen.filter(({ ask }) => ask.type === 'notHeld');
  return (
    <section className={classes.holes}>
      <h4 className={classes.field}>{t('amend.part.holes')}</h4>
      {seen.map(
        (hole) => hole.ask.type !== 'notHeld' && <Question key={hole.key} hole={hole} onFill={onFill} />,
      )}
      {silent.length > 0 && (
        <ul className={classes.list}>
          {silent.map((hole) => (
            <NotHeld key={hole.key} hole={hole} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NotHeld({ hole }: { hole: Hole }) {
  const { t } = useTranslation();
  const { say } = useTable();
  return (
    <li>
      <PhaseName phase={hole.phase} /> · {say(hole.title)}: {t('amend.hole.notHeld')}
    </li>
  );
}

function Question({ hole, onFill }: { hole: Hole; onFill: (key: string, option: string) => void }) {
  const { t } = useTranslation();
  const { say, nameOf } = useTable();
  const { ask } = hole;
  return (
    <fieldset className={classes.question}>
      <legend>
        {ask.type === 'leaves' ? (
          t('amend.hole.leaves', { phase: say(hole.title) })
        ) : (
          <>
            <PhaseName phase={hole.phase} /> · {say(hole.title)}
          </>
        )}
      </legend>
      <div className={classes.options}>
        {ask.type === 'option' &&
          ask.options.map(({ id, label }) => (
            <button
              type="button"
              key={id}
              className={look.choice}
              aria-pressed={ask.chosen === id}
              onClick={() => onFill(hole.key, id)}
            >
              {say(label)}
            </button>
          ))}
        {ask.type === 'leaves' && (
          <>
            <button
              type="button"
              className={look.choice}
              aria-pressed={ask.chosen.length === 0}
              onClick={() => onFill(hole.key, '')}
            >
              {t('amend.nobodyLeaves')}
            </button>
            {ask.seats.map((seat) => (
              <button
                type="button"
                key={seat}
                className={look.choice}
                aria-pressed={ask.chosen.includes(seat)}
                onClick={() => onFill(hole.key, toggled(ask.chosen, seat).join(','))}
              >
                <b>{seat}</b> {nameOf(seat)}
              </button>
            ))}
          </>
        )}
      </div>
    </fieldset>
  );
}

function toggled(seats: readonly number[], seat: number): number[] {
  return seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
}
