import { Button } from '@mantine/core';
import { IconArrowRight, IconNotes, IconTrophy, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EndView } from '../../../../shared/contract/host';
import { TeamSign } from '../../../ui/TeamSign';
import { AfterGame } from '../../ledger/AfterGame';
import { Key } from '../keys/Key';
import type { Typing } from '../keys/useKeys';
import { RefusedNote } from '../now/RefusedNote';
import { useTable } from '../useTable';
import { BestMoves } from './BestMoves';
import classes from './EndPanel.module.css';
import { Mvp } from './Mvp';
import { Oratory } from './Oratory';
import { PointsTable } from './PointsTable';
import { ResultTable } from './ResultTable';
import { Suspects } from './Suspects';
import { Winners } from './Winners';

/** After the end: who won, the awards the host gives, everybody's points or result, the way back. */
export function EndPanel({ end, typing, onRecord }: { end: EndView; typing: Typing; onRecord: () => void }) {
  const { t } = useTranslation();
  const { view, ask, refused, say } = useTable();
  const { points } = view;
  const hasMore = end.awards || end.suspects.length > 0;
  return (
    <div className={classes.end} data-alone={!hasMore || undefined}>
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
              <TeamSign team={end.winner} className={classes.sign} />
            </>
          )}
          {end.neutrals.length > 0 && (
            <span className={classes.reason}>
              {t('table.end.neutrals', { count: end.neutrals.length, seats: end.neutrals.join(', ') })}
            </span>
          )}
          {end.winners && end.winners.length > 0 && (
            <Winners seats={end.winners} className={classes.winners} />
          )}
          {end.reason && <span className={classes.reason}>{end.reason}</span>}
        </h2>
        {points.columns.length === 0 ? (
          <ResultTable rows={points.rows} end={end} />
        ) : (
          <PointsTable points={points} accuracy={end.accuracy} />
        )}
        {points.note && <p className={classes.note}>{say(points.note)}</p>}
      </section>
      <aside className={classes.awards}>
        {hasMore && (
          <div className={classes.given}>
            {end.awards && end.winner !== null && (
              <>
                <Mvp end={end} />
                <BestMoves chosen={end.bestMoves} typing={typing} />
                <Oratory rows={end.oratory} />
              </>
            )}
            {end.suspects.map((move) => (
              <Suspects key={move.seat} move={move} />
            ))}
          </div>
        )}
        <div className={classes.foot}>
          {refused && <RefusedNote refused={refused} />}
          <Button variant="default" fullWidth leftSection={<IconNotes size="1.25rem" />} onClick={onRecord}>
            {t('record.menu')}
          </Button>
          <AfterGame view={view} />
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
