import { useTranslation } from 'react-i18next';
import type { HostSeat } from '../../../../shared/contract/host';
import { isNight, numberOf } from '../../../../shared/game/words';
import classes from './Points.module.css';

/** By what a seat left the table, and when. A shot needs no word beside its night. */
export function Left({ seat }: { seat: HostSeat | undefined }) {
  const { t } = useTranslation();
  if (!seat?.out) return <span className={classes.less}>{t('table.left.there')}</span>;
  const { cause, during } = seat.out;
  const when = t(isNight(during) ? 'table.phase.night' : 'table.phase.day', { no: numberOf(during) });
  return cause === 'night-kill' ? when : `${when} · ${t(`table.left.${cause}`)}`;
}
