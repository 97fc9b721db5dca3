import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../../shared/game/words';
import { Key } from '../keys/Key';
import type { Typing } from '../keys/useKeys';
import { useTable } from '../useTable';
import classes from './BestMoves.module.css';
import common from './End.module.css';
import { useWorth } from './useWorth';

/** Best move: up to two seats (DM-62). */
export function BestMoves({ chosen, typing }: { chosen: readonly Seat[]; typing: Typing }) {
  const { t } = useTranslation();
  const worth = useWorth();
  const { view, ask } = useTable();
  return (
    <section className={common.award}>
      <h3 className={common.title}>
        {t('table.award.bestMoves')}
        <span className={common.how}>{t('table.award.bestMovesHow', { amount: worth('DM-62') })}</span>
        <span className={common.how}>
          <Key>
            {typing.use === 'act' && typing.pending !== '' ? `${typing.pending}…` : `1…${view.seats.length}`}
          </Key>
        </span>
      </h3>
      <div className={classes.seats}>
        {view.seats.map(({ seat, name, disqualified }) => (
          <button
            type="button"
            key={seat}
            className={classes.seat}
            title={name}
            aria-label={t('table.seat.named', { seat, name })}
            aria-pressed={chosen.includes(seat)}
            disabled={disqualified}
            onClick={() => ask({ type: 'bestMove', seat, on: !chosen.includes(seat) })}
          >
            {seat}
          </button>
        ))}
      </div>
    </section>
  );
}
