import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { Key } from '../../keys/Key';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import common from '../Now.module.css';
import { SeatGrid } from '../SeatGrid';
import classes from './DiscussionStep.module.css';

/**
 * Everybody talks; a tap nominates, and who did it can be named after it (DM-25). In a speech the speaker nominates
 * (PO-12), so nobody is to be named.
 */
export function DiscussionStep({ step }: { step: Extract<Step, { kind: 'discussion' }> }) {
  const { t } = useTranslation();
  const { view, say, tap, answer, aim, setAim, nameOf } = useTable();
  const nominated = new Map(step.nominations.map(({ seat }, index) => [seat, index + 1]));
  const naming = aim.nominated;
  const isSpeech = step.speaker !== undefined;
  const cells = cellsOf(view, step.offers, say, (seat) => {
    const place = nominated.get(seat);
    if (naming !== null) return view.seats[seat - 1]?.out === null ? { state: 'free' } : null;
    return place === undefined ? null : { state: 'hand', word: t('table.nominate.place', { place }) };
  });
  // Where everybody can be voted for nobody is nominated (EC-19).
  if (step.offers.length === 0 && !isSpeech && step.nominations.length === 0) {
    return <p className={common.hint}>{t('table.nominate.freely')}</p>;
  }
  return (
    <>
      {naming !== null && (
        <div className={classes.gridHead}>
          <strong>{t('table.nominate.byWhom', { seat: naming })}</strong>
          <button type="button" className={classes.link} onClick={() => setAim({ nominated: null })}>
            {t('table.nominate.nobodyNamed')} <Key>Esc</Key>
          </button>
        </div>
      )}
      {naming === null && <p className={common.hint}>{t('table.nominate.tapTo')}</p>}
      <SeatGrid cells={cells} label={t('table.nominate.whom')} onTap={tap} />
      {step.nominations.length === 0 ? (
        <p className={classes.empty}>{t('table.nominate.none')}</p>
      ) : (
        <ol
          className={classes.nominations}
          data-many={step.nominations.length > (view.seats.length > 14 ? 2 : 4) || undefined}
        >
          {step.nominations.map(({ seat, by }, index) => (
            <li key={seat}>
              <b>{seat}</b>
              <span className={classes.who} title={nameOf(seat)}>
                {nameOf(seat)}
              </span>
              {isSpeech ? (
                <span className={classes.nominator}>{by !== null && t('table.nominate.bySeat', { by })}</span>
              ) : (
                <button
                  type="button"
                  className={classes.by}
                  aria-pressed={naming === seat}
                  title={t('table.nominate.byWhom', { seat })}
                  onClick={() => setAim({ nominated: naming === seat ? null : seat })}
                >
                  {by === null ? t('table.nominate.by') : t('table.nominate.bySeat', { by })}{' '}
                  {index === step.nominations.length - 1 && <Key>V</Key>}
                </button>
              )}
              <ActionIcon
                aria-label={t('table.nominate.withdraw', { seat })}
                title={t('table.nominate.withdraw', { seat })}
                onClick={() => answer({ type: 'withdraw', seat })}
              >
                <IconX size="1.125rem" />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
