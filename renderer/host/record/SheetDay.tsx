import { useTranslation } from 'react-i18next';
import type { ProtocolCount, ProtocolDay } from '../../../shared/game/protocol';
import classes from './sheet.module.css';

/** One day: its ballots as tables of candidates and voters, the hands of the raise, who left. */
export function SheetDay({ day, seats }: { day: ProtocolDay; seats: number }) {
  const { t } = useTranslation();
  const listed = (all: readonly (string | number)[]) => all.join(', ');
  const nominated = day.nominations.map(({ seat, by }) =>
    by === null ? String(seat) : t('protocol.nominatedBy', { seat, by }),
  );
  return (
    <div className={classes.day}>
      <p>
        <b>{t('story.title.day', { no: day.no })}.</b>{' '}
        {!day.everybody &&
          (nominated.length === 0
            ? t('protocol.nobodyNominated')
            : t('protocol.nominated', { list: listed(nominated) }))}
      </p>
      {day.counts
        .filter((count) => count.rows.length > 0)
        .map((count) => (
          <Ballot key={count.no} count={count} seats={seats} />
        ))}
      {day.judged && <Judged judged={day.judged} />}
      <p>
        {day.raised !== null &&
          `${day.raised.length === 0 ? t('story.raise.nobody') : t('protocol.raised', { list: listed(day.raised) })}. `}
        {day.expelled.length > 0
          ? t('protocol.expelled', { list: listed(day.expelled) })
          : t('protocol.nobodyExpelled')}
      </p>
    </div>
  );
}

/** EC-23: who stood under suspicion, who decided, and what. */
function Judged({ judged: { suspects, condemned, by } }: { judged: NonNullable<ProtocolDay['judged']> }) {
  const { t } = useTranslation();
  if (suspects.length === 0) return <p>{t('protocol.noSuspect')}</p>;
  const parts = [
    t('protocol.suspected', { list: suspects.join(', ') }),
    ...(by === null ? [] : [by === 'lot' ? t('protocol.lot') : t('protocol.decides', { who: `№ ${by}` })]),
    condemned.length === 0 ? t('protocol.pardoned') : t('protocol.condemned', { list: condemned.join(', ') }),
  ];
  return <p>{parts.join('; ')}</p>;
}

function Ballot({ count, seats }: { count: ProtocolCount; seats: number }) {
  const { t } = useTranslation();
  const voters = Array.from({ length: seats }, (_, index) => index + 1);
  return (
    <table className={classes.ballot} data-many={seats > 15 || undefined}>
      <thead>
        <tr>
          <th scope="col">{t(count.no === 1 ? 'protocol.firstCount' : 'protocol.revote')}</th>
          {voters.map((voter) => (
            <th scope="col" key={voter}>
              {voter}
            </th>
          ))}
          <th scope="col">Σ</th>
        </tr>
      </thead>
      <tbody>
        {count.rows.map(({ seat, hands, silent }) => (
          <tr key={seat}>
            <th scope="row">{seat}</th>
            {voters.map((voter) => (
              <td key={voter}>{hands.includes(voter) ? '●' : silent.includes(voter) ? '○' : ''}</td>
            ))}
            <td>
              <b>{hands.length + silent.length}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
