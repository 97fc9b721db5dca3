import { IconChevronRight, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Blocks } from './Blocks';
import classes from './ledger.module.css';
import { PlayerRecord } from './PlayerRecord';
import { type Listed, listedIn, type Part } from './parts';
import { useCounts } from './useCounts';
import type { LedgerInHand } from './useLedger';

interface Props {
  readonly ledger: LedgerInHand;
  readonly part: Exclude<Part, 'fund'>;
}

/** Who belongs into a part of the ledger; a click opens the person's whole record. */
export function PeoplePanel({ ledger, part }: Props) {
  const { t, i18n } = useTranslation();
  const [chosen, choose] = useState<Listed | null>(null);
  const counts = useCounts();
  const listed = listedIn(part, ledger, i18n.language);
  const told = ({ standing, declared }: Listed) => {
    if (part === 'noConfidence') return [t('ledger.count.noConfidence', { count: declared })];
    if (part === 'blackList') return counts(standing, ['suicides']);
    const until = standing.noPrizesUntil;
    const prizes = until === null ? [] : [t('ledger.player.noPrizes', { until })];
    return [...counts(standing, ['breaches', 'warnings', 'expulsions']), ...prizes];
  };
  const close = () => {
    choose(null);
    // What was taken back there holds here no longer.
    ledger.again();
  };
  return (
    <Panel title={t('ledger.people')} scrolls>
      {listed.length === 0 ? (
        <Empty icon={IconUserCheck} title={t(`ledger.nobody.${part}`)} what={t('ledger.nobodyWhat')} />
      ) : (
        <ul className={classes.people}>
          {listed.map((one) => (
            <li key={one.player}>
              <button
                type="button"
                aria-label={t('ledger.player.open', { name: one.name })}
                onClick={() => choose(one)}
              >
                <b>{one.name}</b>
                <Blocks blocks={one.blocks} />
                <small>{told(one).join(' · ')}</small>
                <IconChevronRight size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        title={t('ledger.player.title', { name: chosen?.name ?? '' })}
        opened={chosen !== null}
        onClose={close}
        width={720}
      >
        {chosen && <PlayerRecord player={chosen.player} />}
      </Dialog>
    </Panel>
  );
}
