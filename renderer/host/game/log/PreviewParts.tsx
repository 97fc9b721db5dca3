import { useTranslation } from 'react-i18next';
import type { AmendPreview, SeatThen, VoteThen } from '../../../../shared/contract/amend';
import { roleText } from '../../../../shared/game/roles';
import type { Seat } from '../../../../shared/game/words';
import { useTable } from '../useTable';
import classes from './Amend.module.css';
import { Arrow, Part } from './Part';
import { PhaseName } from './PhaseName';

/** Who is out and why, fouls, and roles while they are shown. */
export function SeatsThen({ seats }: { seats: AmendPreview['seats'] }) {
  const { t } = useTranslation();
  const { nameOf } = useTable();
  if (seats.length === 0) return null;
  return (
    <Part title={t('amend.part.seats')}>
      {seats.map(({ seat, before, after }) => (
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

/** A seat as it is in one of the two, as far as the other differs. */
function Then({ then, other }: { then: SeatThen | null; other: SeatThen | null }) {
  const { t } = useTranslation();
  const { view, shown, say } = useTable();
  if (!then) return <span>–</span>;
  const differs = (field: keyof SeatThen) => JSON.stringify(then[field]) !== JSON.stringify(other?.[field]);
  const words = [
    ...(differs('role') && shown ? [then.role === null ? '–' : say(roleText(view, then.role))] : []),
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
          // Who was not voted out may have been killed, which is not seen while the roles are hidden.
          t(shown ? 'amend.atTable' : 'amend.notOut')
        ))}
    </span>
  );
}

/** Each day's counts, as far as their hands differ, and who left by them. */
export function VotesThen({ votes }: { votes: AmendPreview['votes'] }) {
  const { t } = useTranslation();
  const { view } = useTable();
  // Where votes are told by name no hand goes up (EC-100).
  const gave = view.ruleset === 'epoch-of-clones' ? 'amend.votesAgainst' : 'amend.handsFor';
  if (votes.length === 0) return null;
  return (
    <Part title={t('amend.part.votes')}>
      {votes.map(({ day, before, after }) => (
        <li key={day}>
          <b>{t('table.phase.day', { no: day })}</b>
          <ul className={classes.list}>
            {handsThen(before, after).map(({ count, seat, was, is }) => (
              <li key={`${count} ${seat}`}>
                {count > 1 && `${t('amend.count', { no: count })}, `}
                {t(gave, { no: seat })}: <Hands seats={was} /> <Arrow /> <Hands seats={is} />
              </li>
            ))}
            {String(before?.leaves) !== String(after?.leaves) && (
              <li>
                <Leaves vote={before} /> <Arrow /> <Leaves vote={after} />
              </li>
            )}
          </ul>
        </li>
      ))}
    </Part>
  );
}

interface HandsThen {
  readonly count: number;
  readonly seat: Seat;
  readonly was: readonly Seat[] | null;
  readonly is: readonly Seat[] | null;
}

/** The candidates whose hands differ; null where they are not called. */
function handsThen(before: VoteThen | null, after: VoteThen | null): HandsThen[] {
  const hands = (vote: VoteThen | null, no: number, seat: Seat) =>
    vote?.counts.find((one) => one.no === no)?.candidates.find((one) => one.seat === seat)?.hands ?? null;
  const all = [...(before?.counts ?? []), ...(after?.counts ?? [])].flatMap(({ no, candidates }) =>
    candidates.map(({ seat }) => ({ count: no, seat })),
  );
  const each = all.filter(
    (one, at) => all.findIndex((other) => other.count === one.count && other.seat === one.seat) === at,
  );
  return each
    .map(({ count, seat }) => ({
      count,
      seat,
      was: hands(before, count, seat),
      is: hands(after, count, seat),
    }))
    .filter(({ was, is }) => String(was) !== String(is) || (was === null) !== (is === null));
}

function Hands({ seats }: { seats: readonly Seat[] | null }) {
  return (
    <span>{seats === null ? '–' : `${seats.length}${seats.length > 0 ? ` (${seats.join(', ')})` : ''}`}</span>
  );
}

function Leaves({ vote }: { vote: VoteThen | null }) {
  const { t } = useTranslation();
  if (!vote) return <span>{t('amend.noVote')}</span>;
  if (vote.leaves === null) return <span>–</span>;
  const who = vote.leaves.join(', ');
  return <span>{who === '' ? t('amend.nobodyLeaves') : t('amend.leaves', { who })}</span>;
}
