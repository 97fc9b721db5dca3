import { useTranslation } from 'react-i18next';
import type { EndView } from '../../../../shared/contract/host';
import { TeamSign } from '../../../ui/TeamSign';
import { useTable } from '../useTable';
import common from './End.module.css';
import classes from './Suspects.module.css';

/** The best move of a player killed at night: whom he named, and how many of them are black (MP-34). */
export function Suspects({ move }: { move: EndView['suspects'][number] }) {
  const { t } = useTranslation();
  const { view, nameOf } = useTable();
  return (
    <section className={common.award}>
      <h3 className={common.title}>
        {t('protocol.suspects')}
        <span className={common.how}>
          {t('common.player.short', { seat: move.seat, name: nameOf(move.seat) })}
        </span>
      </h3>
      {move.named.length === 0 ? (
        <p className={common.none}>{t('table.award.namedNobody')}</p>
      ) : (
        <>
          <ul className={classes.suspects}>
            {move.named.map((seat) => {
              const team = view.seats[seat - 1]?.team ?? null;
              return (
                <li key={seat} className={classes.suspect} data-team={team}>
                  <b>{seat}</b>
                  <span>{nameOf(seat)}</span>
                  {team !== null && (
                    <span className={classes.team}>
                      <TeamSign team={team} className={classes.suit} />
                      {t(`team.${team}`)}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <p className={classes.sum}>
            {t('table.award.blackOf', { black: move.black, named: move.named.length })}
          </p>
        </>
      )}
    </section>
  );
}
