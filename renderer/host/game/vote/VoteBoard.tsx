import { useTranslation } from 'react-i18next';
import type { HostVote } from '../../../../shared/contract/host';
import { useTable } from '../useTable';
import { CandidateRow } from './CandidateRow';
import classes from './Vote.module.css';

/** The candidates of the running count in order, with their hands. `quiet`: nobody is being counted now. */
export function VoteBoard({ vote, quiet }: { vote: HostVote; quiet: boolean }) {
  const { t } = useTranslation();
  const { drawn, correcting, correct, view } = useTable();
  const voters = vote.votersLeft.length + vote.candidates.reduce((sum, one) => sum + one.hands.length, 0);
  const counted = drawn?.kind === 'hands' && drawn.purpose === 'vote' ? drawn.candidate : null;
  const many = vote.candidates.length > 4;
  return (
    <section className={classes.board} aria-label={t('table.vote.candidates')}>
      {(vote.needed !== null || vote.count > 1) && (
        <p className={classes.about}>
          {vote.count > 1 && <span>{t('table.vote.again')}</span>}
          {vote.needed !== null && <span>{t('table.vote.needed', { needed: vote.needed })}</span>}
        </p>
      )}
      <ol className={classes.rows} data-many={many || undefined} data-quiet={quiet || undefined}>
        {vote.candidates.map((candidate) => {
          const step = view.steps.find(
            (one) => one.kind === 'hands' && one.count === vote.count && one.candidate === candidate.seat,
          );
          return (
            <CandidateRow
              key={candidate.seat}
              candidate={candidate}
              voters={voters}
              open={counted === candidate.seat}
              paused={vote.paused === candidate.seat}
              onOpen={
                step?.status === 'done' && vote.paused === null
                  ? () => correct(correcting === step.key ? null : step.key)
                  : null
              }
            />
          );
        })}
      </ol>
    </section>
  );
}
