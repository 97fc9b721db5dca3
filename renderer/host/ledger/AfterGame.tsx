import { Button } from '@mantine/core';
import { IconCoin, IconThumbDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostView } from '../../../shared/contract/host';
import { EntryDialog } from './EntryDialog';
import classes from './ledger.module.css';
import { PrizesDialog } from './PrizesDialog';
import { useLedger } from './useLedger';

type Asked = 'prizes' | 'noConfidence';

/** What the club's ledger offers when a game of the Epoch of Clones is over (EC-112, EC-131). */
export function AfterGame({ view }: { view: HostView }) {
  const { t } = useTranslation();
  const [asked, ask] = useState<Asked | null>(null);
  if (view.ruleset !== 'epoch-of-clones') return null;
  return (
    <div className={classes.after}>
      {view.end?.winner != null && (
        <Button
          variant="default"
          leftSection={<IconCoin size={20} aria-hidden />}
          onClick={() => ask('prizes')}
        >
          {t('ledger.menu.prizes')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconThumbDown size={20} aria-hidden />}
        onClick={() => ask('noConfidence')}
      >
        {t('ledger.menu.noConfidence')}
      </Button>
      {asked && <Dialogs asked={asked} game={view.id} onClose={() => ask(null)} />}
    </div>
  );
}

/** The ledger is asked for when it is wanted: after the end the game may still be corrected. */
function Dialogs({ asked, game, onClose }: { asked: Asked; game: string; onClose: () => void }) {
  const { ledger } = useLedger();
  if (!ledger) return null;
  return (
    <>
      <PrizesDialog
        ledger={ledger}
        game={asked === 'prizes' ? (ledger.games.find((one) => one.id === game) ?? null) : null}
        onClose={onClose}
      />
      <EntryDialog
        ledger={ledger}
        kind={asked === 'noConfidence' ? asked : null}
        game={game}
        onClose={onClose}
      />
    </>
  );
}
