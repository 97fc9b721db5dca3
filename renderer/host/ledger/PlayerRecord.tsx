import { IconCheck, IconNotebook } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linesAbout } from '../../../shared/club/ledger';
import { hostBlocks, standingOf } from '../../../shared/club/standing';
import { ownOf } from '../../../shared/game/own';
import { Empty } from '../parts/Empty';
import { Refused } from '../parts/Refused';
import { Blocks } from './Blocks';
import common from './ledger.module.css';
import classes from './PlayerRecord.module.css';
import { RecordList } from './RecordList';
import { useCounts } from './useCounts';
import { type LedgerInHand, useLedger } from './useLedger';

/** Everything the club's ledger says of a player: what holds now, how often what happened, and the records. */
export function PlayerRecord({ player }: { player: string }) {
  const { ledger, refusal } = useLedger();
  if (!ledger) return <Refused reason={refusal} />;
  return <Told ledger={ledger} player={ownOf(ledger.merged, player) ?? player} />;
}

function Told({ ledger, player }: { ledger: LedgerInHand; player: string }) {
  const { t } = useTranslation();
  const counts = useCounts();
  const { records, today, newest } = ledger;
  const standing = standingOf(records, player, today);
  const blocks = [...standing.blocks, ...hostBlocks(records, player, today)];
  const lines = linesAbout(newest, player);
  if (lines.length === 0) {
    return (
      <Empty icon={IconNotebook} title={t('ledger.player.clean')} what={t('ledger.noneWhat')}>
        <IconCheck size={20} aria-hidden />
      </Empty>
    );
  }
  return (
    <div className={classes.told}>
      <div className={classes.standing}>
        {(blocks.length > 0 || standing.noPrizesUntil !== null) && (
          <p className={classes.now}>
            <span>{t('ledger.player.holds')}</span>
            <Blocks blocks={blocks} />
            {standing.noPrizesUntil !== null && (
              <span className={common.block}>
                {t('ledger.player.noPrizes', { until: standing.noPrizesUntil })}
              </span>
            )}
          </p>
        )}
        <ul className={classes.counts}>
          {counts(standing).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <RecordList ledger={ledger} lines={lines} of={player} />
    </div>
  );
}
