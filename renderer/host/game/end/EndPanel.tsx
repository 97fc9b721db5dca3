import { Button } from '@mantine/core';
import { IconArrowRight, IconTrophy, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EndView } from '../../../../shared/contract/host';
import { Key } from '../keys/Key';
import type { Typing } from '../keys/useKeys';
import { RefusedNote } from '../now/RefusedNote';
import { useTable } from '../useTable';
import { BestMoves } from './BestMoves';
import classes from './End.module.css';
import { Mvp } from './Mvp';
import { Oratory } from './Oratory';
import { PointsTable } from './PointsTable';

/** After the end: who won, the awards the host gives, everybody's points, the way back. */
export function EndPanel({ end, typing }: { end: EndView; typing: Typing }) {
  const { t } = useTranslation();
  const { view, ask, refused } = useTable();
  return (
    <div className={classes.end}>
      <section className={classes.result}>
        <h2 className={classes.winner} data-winner={end.winner ?? 'none'}>
          {end.winner === null ? (
            <>
              <IconX className={classes.cup} size="2rem" aria-hidden="true" /> {t('table.end.calledOff')}
            </>
          ) : (
            <>
              <IconTrophy className={classes.cup} size="2rem" aria-hidden="true" />
              {t(`table.end.winner.${end.winner}`)}
            </>
          )}
          {end.reason && <span className={classes.reason}>{end.reason}</span>}
        </h2>
        <PointsTable points={view.points} accuracy={end.accuracy} />
      </section>
      <aside className={classes.awards}>
        <div className={classes.given}>
          {end.winner !== null && (
            <>
              <Mvp end={end} />
              <BestMoves chosen={end.bestMoves} typing={typing} />
              <Oratory rows={end.oratory} />
            </>
          )}
        </div>
        <div className={classes.foot}>
          {refused && <RefusedNote refused={refused} />}
          <p className={classes.closing}>{t('table.end.closing')}</p>
          <Button
            size="lg"
            color="now"
            fullWidth
            rightSection={
              <span className={classes.keys}>
                <IconArrowRight size="1.25rem" aria-hidden="true" /> <Key>Ctrl Enter</Key>
              </span>
            }
            onClick={() => ask({ type: 'closeGame' })}
          >
            {t('table.end.close')}
          </Button>
        </div>
      </aside>
    </div>
  );
}
