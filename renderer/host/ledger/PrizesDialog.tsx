import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fundOf, type PrizeRow, prizesOf, unpaidOf } from '../../../shared/club/fund';
import type { LedgerGame } from '../../../shared/contract/ledger';
import { useConsole } from '../../ui/connection';
import { Dialog } from '../../ui/Dialog';
import { useSay } from '../../ui/say';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import classes from './ledger.module.css';
import { type PrizeHost, PrizeHostChoice } from './PrizeHost';
import { useGold } from './useGold';
import type { LedgerInHand } from './useLedger';

interface Props {
  readonly ledger: LedgerInHand;
  /** Null: the dialog is closed. */
  readonly game: LedgerGame | null;
  readonly onClose: () => void;
}

/** More prizes than this stand closer, and are scrolled past what is to be decided. */
const few = 8;

/** EC-131: the prizes of a game as the console proposes them; the host confirms. */
export function PrizesDialog({ ledger, game, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('ledger.prizes.title')} opened={game !== null} onClose={onClose} width={620}>
      {game && <Prizes key={game.id} ledger={ledger} game={game} onClose={onClose} />}
    </Dialog>
  );
}

/** Stands in the rows for a host who is not in the club's list yet. */
const newcomer = 'new';

function Prizes({ ledger, game, onClose }: Props & { game: LedgerGame }) {
  const { t } = useTranslation();
  const gold = useGold();
  const { act, refusal } = useAct();
  const { paid, host, setHost } = useHost(ledger, game);
  const [sure, setSure] = useState(false);
  const id = host === null || host.kind === 'nobody' ? null : host.kind === 'new' ? newcomer : host.id;
  const prizeGame = { ...game, host: id };
  const rows = prizesOf(ledger.records, prizeGame);
  const unpaid = unpaidOf(ledger.records, prizeGame, rows);
  const sum = unpaid.reduce((total, row) => total + row.amount, 0);
  const left = fundOf(ledger.records, ledger.today).balance - sum;
  const asks = left < 0 && unpaid.length > 0;
  const pay = async () => {
    if (asks && !sure) return setSure(true);
    const known = host?.kind === 'new' ? await act({ type: 'addPlayers', names: [host.name] }) : null;
    if (known?.status === 'refused') return;
    const answer = await act({ type: 'payPrizes', game: game.id, host: known?.data[0]?.id ?? id });
    if (answer.status === 'refused') return;
    ledger.again();
    onClose();
  };
  return (
    <div className={classes.form}>
      <p>{t('ledger.prizes.what')}</p>
      <PrizeHostChoice
        host={host}
        paid={paid}
        onChange={(chosen) => {
          setHost(chosen);
          setSure(false);
        }}
      />
      <section
        className={classes.scrolls}
        data-many={rows.length > few || undefined}
        data-asks={(asks && sure) || undefined}
        aria-label={t('ledger.prizes.title')}
        tabIndex={rows.length > few ? 0 : undefined}
      >
        <ul className={classes.prizes}>
          {rows.map((row) => (
            <Prize
              key={`${row.role} ${row.player}`}
              row={row}
              name={host?.kind === 'new' && row.player === newcomer ? host.name : ledger.nameOf(row.player)}
              paid={row.lost === null && !unpaid.includes(row)}
            />
          ))}
        </ul>
      </section>
      <p role="status" className={asks ? classes.lost : undefined}>
        {unpaid.length === 0
          ? t('ledger.prizes.none')
          : t(asks ? 'ledger.prizes.short' : 'ledger.prizes.after', { amount: gold(left) })}
      </p>
      {asks && sure && (
        <p role="alert" className={classes.sure}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('ledger.prizes.sure', { amount: gold(left) })}
        </p>
      )}
      <Refused reason={refusal} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('ledger.form.back')}
        </Button>
        <Button
          color={asks && sure ? 'now' : undefined}
          disabled={unpaid.length === 0 || host === null}
          onClick={() => void pay()}
        >
          {t(asks && sure ? 'ledger.prizes.doAnyway' : 'ledger.prizes.do', { amount: gold(sum) })}
        </Button>
      </div>
    </div>
  );
}

/**
 * Who is proposed for hosting: whom the game was paid to, else the host of the settings, also when the club does not have
 * him yet. Without a name there the question is open.
 */
function useHost(ledger: LedgerInHand, game: LedgerGame) {
  const hostName = useConsole()?.settings.hostName.trim() ?? '';
  const paidTo = ledger.records.find(
    (one) => one.type === 'payout' && one.game === game.id && one.role === 'host',
  );
  const paid = paidTo?.type === 'payout' ? paidTo.player : null;
  const known = paid ?? ledger.hostOf(game.id);
  const proposed: PrizeHost | null =
    known !== null ? { kind: 'player', id: known } : hostName === '' ? null : { kind: 'new', name: hostName };
  const [chosen, setHost] = useState<PrizeHost | null>(null);
  return { paid: paid !== null, host: chosen ?? proposed, setHost };
}

function Prize({ row, name, paid }: { row: PrizeRow; name: string; paid: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const gold = useGold();
  return (
    <li>
      <span>
        <b title={name}>{name}</b>
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
