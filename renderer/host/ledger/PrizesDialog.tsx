import { Button, Select } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fundOf, type PrizeRow, prizesOf, unpaidOf } from '../../../shared/club/fund';
import type { LedgerGame } from '../../../shared/contract/ledger';
import { Dialog } from '../../ui/Dialog';
import { useSay } from '../../ui/say';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';
import classes from './ledger.module.css';
import { useGold } from './useGold';
import type { LedgerInHand } from './useLedger';

interface Props {
  readonly ledger: LedgerInHand;
  /** Null: the dialog is closed. */
  readonly game: LedgerGame | null;
  readonly onClose: () => void;
}

/** EC-131: the prizes of a game as the console proposes them; the host confirms. */
export function PrizesDialog({ ledger, game, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('ledger.prizes.title')} opened={game !== null} onClose={onClose} width={620}>
      {game && <Prizes key={game.id} ledger={ledger} game={game} onClose={onClose} />}
    </Dialog>
  );
}

/** Stands in the list of hosts for nobody. */
const nobody = 'nobody';

function Prizes({ ledger, game, onClose }: Props & { game: LedgerGame }) {
  const { t, i18n } = useTranslation();
  const gold = useGold();
  const { act, refusal } = useAct();
  const players = useAnswer({ type: 'players' });
  const paidHost = ledger.records.find(
    (one) => one.type === 'payout' && one.game === game.id && one.role === 'host',
  );
  const first = paidHost?.type === 'payout' ? paidHost.player : ledger.host;
  const [host, setHost] = useState(first);
  const prizeGame = { ...game, host };
  const rows = prizesOf(ledger.records, prizeGame);
  const unpaid = unpaidOf(ledger.records, prizeGame, rows);
  const sum = unpaid.reduce((total, row) => total + row.amount, 0);
  const left = fundOf(ledger.records, ledger.today).balance - sum;
  const people = (players.data ?? [])
    .filter((player) => player.sameAs === undefined)
    .toSorted((one, two) => one.name.localeCompare(two.name, i18n.language));
  const pay = async () => {
    const answer = await act({ type: 'payPrizes', game: game.id, host });
    if (answer.status === 'refused') return;
    ledger.again();
    onClose();
  };
  return (
    <div className={classes.form}>
      <p>{t('ledger.prizes.what')}</p>
      <Select
        label={t('ledger.form.host')}
        searchable
        disabled={paidHost !== undefined}
        nothingFoundMessage={t('ledger.form.nobody')}
        value={host ?? nobody}
        data={[
          { value: nobody, label: t('ledger.prizes.noHost') },
          ...people.map((player) => ({ value: player.id, label: player.name })),
        ]}
        onChange={(id) => setHost(id === nobody ? null : id)}
      />
      <ul className={classes.prizes}>
        {rows.map((row) => (
          <Prize
            key={`${row.role} ${row.player}`}
            row={row}
            name={ledger.nameOf(row.player)}
            paid={row.lost === null && !unpaid.includes(row)}
          />
        ))}
      </ul>
      <p role="status">
        {unpaid.length === 0
          ? t('ledger.prizes.none')
          : t(left < 0 ? 'ledger.prizes.short' : 'ledger.prizes.after', { amount: gold(left) })}
      </p>
      <Refused reason={refusal} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('ledger.form.back')}
        </Button>
        <Button disabled={unpaid.length === 0} onClick={() => void pay()}>
          {t('ledger.prizes.do', { amount: gold(sum) })}
        </Button>
      </div>
    </div>
  );
}

function Prize({ row, name, paid }: { row: PrizeRow; name: string; paid: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const gold = useGold();
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{t(`ledger.prizes.${row.role}`)}</small>
      </span>
      {row.lost ? (
        <span className={classes.lost}>{t('ledger.prizes.lost', { why: say(row.lost) })}</span>
      ) : (
        <span>{gold(row.amount)}</span>
      )}
      {paid && (
        <small>
          <IconCheck size={16} aria-hidden />
          {t('ledger.prizes.paid')}
        </small>
      )}
    </li>
  );
}
