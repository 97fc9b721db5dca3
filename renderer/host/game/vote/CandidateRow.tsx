import { IconCheck, IconHandStop, IconMicrophone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HostCandidate } from '../../../../shared/contract/host';
import { useTable } from '../useTable';
import classes from './Vote.module.css';

/** One candidate: number, name, whose hands, how many. A closed one is pressed to correct its hands. */
export function CandidateRow({
  candidate,
  voters,
  open,
  paused,
  onOpen,
}: {
  candidate: HostCandidate;
  voters: number;
  open: boolean;
  paused: boolean;
  onOpen: (() => void) | null;
}) {
  const { t } = useTranslation();
  const { nameOf } = useTable();
  const { seat, hands, waiting, silent, state } = candidate;
  const votes = hands.length + silent;
  const part = voters > 0 ? Math.round((votes / voters) * 100) : 0;
  const content = (
    <>
      <b className={classes.seat}>{seat}</b>
      <span className={classes.name} title={nameOf(seat)}>
        {nameOf(seat)}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ width: `${part}%` }} />
      </span>
      <span className={classes.of}>
        {paused && <IconMicrophone size="1rem" aria-hidden="true" />}
        {state === 'closed' && <IconCheck size="1rem" aria-label={t('table.vote.closed')} role="img" />}
        {hands.length > 0 && (
          <>
            <IconHandStop size="0.875rem" aria-hidden="true" />
            <span>{hands.join(', ')}</span>
          </>
        )}
        {silent > 0 && <em>{t('table.vote.silentIn', { count: silent })}</em>}
        {waiting.length > 0 && <em>{t('table.vote.waiting', { seats: waiting.join(', ') })}</em>}
      </span>
      <b className={classes.total}>{votes}</b>
    </>
  );
  return (
    <li
      className={classes.row}
      data-state={state}
      data-open={open || undefined}
      data-wide={open || paused || undefined}
      data-candidate={seat}
    >
      {onOpen ? (
        <button type="button" className={classes.inner} onClick={onOpen} title={t('table.vote.correct')}>
          {content}
        </button>
      ) : (
        <div className={classes.inner}>{content}</div>
      )}
    </li>
  );
}
