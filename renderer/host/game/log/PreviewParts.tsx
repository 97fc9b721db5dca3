import { useTranslation } from 'react-i18next';
import type { AmendPreview, SeatThen, VoteThen } from '../../../../shared/contract/amend';
import { useTable } from '../useTable';
import { Arrow, Part } from './Part';
import { PhaseName } from './PhaseName';

/** Who is out and why, fouls, and roles while they are shown. */
export function SeatsThen({ seats }: { seats: AmendPreview['seats'] }) {
  const { t } = useTranslation();
  const { nameOf, shown } = useTable();
  const seen = seats.filter(
    ({ before, after }) => shown || JSON.stringify(openPart(before)) !== JSON.stringify(openPart(after)),
  );
  if (seen.length === 0) return null;
  return (
    <Part title={t('amend.part.seats')}>
      {seen.map(({ seat, before, after }) => (
        <li key={seat}>
          <b>
            {seat} {nameOf(seat)}
          </b>
          : <Then then={before} other={after} /> <Arrow /> <Then then={after} other={before} />
        </li>
      ))}
    </Part>
  );
}

function openPart(then: SeatThen | null) {
  return then && { ...then, role: null };
}

/** A seat as it is in one of the two, as far as the other differs. */
function Then({ then, other }: { then: SeatThen | null; other: SeatThen | null }) {
  const { t } = useTranslation();
  const { view, shown } = useTable();
  if (!then) return <span>–</span>;
  const differs = (field: keyof SeatThen) => JSON.stringify(then[field]) !== JSON.stringify(other?.[field]);
  const words = [
    ...(differs('role') && shown ? [then.role === null ? '–' : t(`role.${view.ruleset}.${then.role}`)] : []),
    ...(differs('fouls') ? [t('amend.fouls', { count: then.fouls })] : []),
  ];
  const isOut = differs('out') || differs('disqualified');
  return (
    <span>
      {words.join(', ')}
      {isOut && words.length > 0 && ', '}
      {isOut &&
        (then.out ? (
          <>
            {t(`table.left.${then.disqualified ? 'disqualified' : then.out.cause}`)} (
            <PhaseName phase={then.out.during} />)
          </>
        ) : (
          t('amend.atTable')
        ))}
    </span>
  );
}

/** Each day's counts and who left by them. */
export function VotesThen({ votes }: { votes: AmendPreview['votes'] }) {
  const { t } = useTranslation();
  if (votes.length === 0) return null;
  return (
    <Part title={t('amend.part.votes')}>
      {votes.map(({ day, before, after }) => (
        <li key={day}>
          <b>{t('table.phase.day', { no: day })}</b>: <Vote vote={before} /> <Arrow /> <Vote vote={after} />
        </li>
      ))}
    </Part>
  );
}

function Vote({ vote }: { vote: VoteThen | null }) {
  const { t } = useTranslation();
  if (!vote) return <span>{t('amend.noVote')}</span>;
  const counts = vote.counts.map(({ candidates }) =>
    candidates.map(({ seat, hands }) => t('amend.hands', { no: seat, count: hands.length })).join(', '),
  );
  const leaves =
    vote.leaves === null
      ? null
      : vote.leaves.length > 0
        ? t('amend.leaves', { who: vote.leaves.join(', ') })
        : t('amend.nobodyLeaves');
  return <span>{[...counts, leaves].filter(Boolean).join('; ')}</span>;
}
