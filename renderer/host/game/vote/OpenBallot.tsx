import { useTranslation } from 'react-i18next';
import type { HostVote } from '../../../../shared/contract/host';
import type { VoterStep } from '../now/parts';
import { useTable } from '../useTable';
import classes from './OpenBallot.module.css';

/** From so many named seats on their names are left to the ring. */
const many = 9;

/**
 * An open vote in which each names one (EC-100): who was named and how often, the most first, and all voters in the order
 * they are asked. A vote that was given is pressed to correct it; `closed`: the result was told, and nothing is corrected.
 */
export function OpenBallot({
  steps,
  vote,
  closed,
}: {
  steps: readonly VoterStep[];
  vote: HostVote | null;
  closed: boolean;
}) {
  const { t } = useTranslation();
  const { nameOf, correct, correcting, drawn } = useTable();
  const named = (vote?.candidates ?? [])
    .filter(({ hands }) => hands.length > 0)
    .toSorted((one, other) => other.hands.length - one.hands.length || one.seat - other.seat);
  const most = named[0]?.hands.length ?? 0;
  return (
    <section className={classes.ballot} aria-label={t('table.vote.ballot')}>
      <ol className={classes.named} data-many={named.length >= many || undefined}>
        {named.map(({ seat, hands }) => (
          <li key={seat} data-candidate={seat} data-most={hands.length === most || undefined}>
            <b>{seat}</b>
            <span title={nameOf(seat)}>{nameOf(seat)}</span>
            <strong>{hands.length}</strong>
          </li>
        ))}
      </ol>
      {!closed && (
        <ol className={classes.voters} aria-label={t('table.vote.voters')}>
          {steps.map(({ key, voter, chosen, status }) => (
            <li key={key}>
              <button
                type="button"
                data-voter={voter}
                data-status={status}
                aria-label={t('table.vote.voterNamed', { seat: voter, target: chosen ?? '—' })}
                aria-pressed={key === drawn?.key}
                title={nameOf(voter)}
                disabled={status === 'later' && chosen === undefined}
                onClick={() => correct(correcting === key ? null : key)}
              >
                <b>{voter}</b>
                <span>{chosen === undefined ? '' : `→ ${chosen ?? '—'}`}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
