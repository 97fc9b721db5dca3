import { useTranslation } from 'react-i18next';
import type { Protocol, ProtocolSeat } from '../../../shared/game/protocol';
import { roleText } from '../../../shared/game/roles';
import { isNight, numberOf, type Text, text } from '../../../shared/game/words';
import { inNumbers } from '../../ui/numbers';
import classes from './sheet.module.css';

/** The seats: who, which role, fouls, how and when out, points by column. */
export function SheetSeats({ protocol, say }: { protocol: Protocol; say: (text: Text) => string }) {
  const { t, i18n } = useTranslation();
  const { columns, seats } = protocol;
  const counted = seats.some((seat) => seat.remarks !== undefined) ? 'penalties' : 'fouls';
  return (
    <table className={classes.seats}>
      <thead>
        <tr>
          <th scope="col">№</th>
          <th scope="col">{t('protocol.player')}</th>
          <th scope="col">{t('protocol.role')}</th>
          <th scope="col">{t(`protocol.${counted}`)}</th>
          <th scope="col">{t('protocol.out')}</th>
          {columns.map((column) => (
            <th scope="col" key={column} className={classes.amount}>
              {t(`table.points.column.${column}`)}
            </th>
          ))}
          {columns.length > 0 && (
            <th scope="col" className={classes.amount}>
              {t('table.points.total')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat.seat}>
            <td className={classes.no}>{seat.seat}</td>
            <td className={classes.name}>{[...seat.before, seat.name].join(' → ')}</td>
            <td className={classes.words}>{seat.role === null ? '' : say(roleText(protocol, seat.role))}</td>
            <td className={classes.fouls}>{seat.remarks || seat.fouls || ''}</td>
            <td className={classes.words}>
              <Out seat={seat} say={say} />
            </td>
            {columns.map((column) => (
              <td key={column} className={classes.amount}>
                {inNumbers(seat.points[column] ?? 0, i18n.language)}
              </td>
            ))}
            {columns.length > 0 && (
              <td className={classes.amount}>
                <b>{inNumbers(seat.total, i18n.language)}</b>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Out({ seat: { out }, say }: { seat: ProtocolSeat; say: (text: Text) => string }) {
  const { t } = useTranslation();
  if (out === null) return null;
  const no = numberOf(out.during);
  const when = say(text(isNight(out.during) ? 'story.title.night' : 'story.title.day', { no })).toLowerCase();
  // Killed at night says the night already.
  return <>{out.cause === 'night-kill' ? when : `${t(`table.left.${out.cause}`)}, ${when}`}</>;
}
