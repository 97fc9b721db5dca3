import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../../shared/game/words';
import { useTable } from '../useTable';

/** EC-107: the nicks of those who win; where it is the whole team, nothing. */
export function Winners({ seats, className }: { seats: readonly Seat[] | undefined; className?: string }) {
  const { t } = useTranslation();
  const { nameOf } = useTable();
  if (!seats) return null;
  const words =
    seats.length === 0
      ? t('table.end.noWinners')
      : t('table.end.winners', { names: seats.map(nameOf).join(', ') });
  return (
    <span className={className} title={words}>
      {words}
    </span>
  );
}
