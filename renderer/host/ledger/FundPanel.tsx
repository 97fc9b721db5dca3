import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fundOf, prizesOf, unpaidOf } from '../../../shared/club/fund';
import type { LedgerGame } from '../../../shared/contract/ledger';
import { useConsole } from '../../ui/connection';
import { dayInWords } from '../dates';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import classes from './FundPanel.module.css';
import common from './ledger.module.css';
import { PrizesDialog } from './PrizesDialog';
import { useGold } from './useGold';
import type { LedgerInHand } from './useLedger';

/** So many of the latest games are offered to be paid for. */
const offered = 12;

/** EC-129…131: who holds the common fund, what is in it, and which prizes are still to be paid. */
export function FundPanel({ ledger }: { ledger: LedgerInHand }) {
  const { t } = useTranslation();
  const gold = useGold();
  const { balance, donations, income, paid } = fundOf(ledger.records, ledger.today);
  return (
    <Panel title={t('ledger.tab.fund')} scrolls>
      <dl className={classes.fund}>
        <div data-sum>
          <dt>{t('ledger.fund.balance')}</dt>
          <dd data-minus={balance < 0 || undefined}>{gold(balance)}</dd>
        </div>
        <div>
          <dt>{t('ledger.fund.donations')}</dt>
          <dd>{gold(donations)}</dd>
        </div>
        <div>
          <dt>{t('ledger.fund.income')}</dt>
          <dd>{gold(income)}</dd>
        </div>
        <div>
          <dt>{t('ledger.fund.paid')}</dt>
          <dd>{gold(paid)}</dd>
        </div>
      </dl>
      <Holder />
      <Unpaid ledger={ledger} />
    </Panel>
  );
}

/** EC-129: the holder is a named person; the name is kept with the settings. */
function Holder() {
  const { t } = useTranslation();
  const saved = useConsole()?.settings.fundHolder ?? '';
  const { act, refusal } = useAct();
  const [name, setName] = useState(saved);
  useEffect(() => setName(saved), [saved]);
  return (
    <>
      <TextInput
        label={t('ledger.fund.holder')}
        placeholder={t('ledger.fund.holderHow')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => {
          const fundHolder = name.trim();
          if (fundHolder !== saved) void act({ type: 'saveSettings', settings: { fundHolder } });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <Refused reason={refusal} />
    </>
  );
}

function Unpaid({ ledger }: { ledger: LedgerInHand }) {
  const { t, i18n } = useTranslation();
  const [paying, pay] = useState<LedgerGame | null>(null);
  const open = ledger.games
    .filter((game) => game.decided)
    .slice(0, offered)
    .filter((game) => {
      const prizeGame = { ...game, host: ledger.hostOf(game.id) };
      return unpaidOf(ledger.records, prizeGame, prizesOf(ledger.records, prizeGame)).length > 0;
    });
  const nameOf = (game: LedgerGame) =>
    t('ledger.form.gameOf', { day: dayInWords(game.on, i18n.language, new Date()), no: game.gameNo });
  return (
    <section className={common.unpaid}>
      <h3>{t('ledger.fund.unpaid')}</h3>
      {open.length === 0 && (
        <p>
          <IconCheck size={18} aria-hidden />
          {t('ledger.fund.allPaid')}
        </p>
      )}
      <ul>
        {open.map((game) => (
          <li key={game.id}>
            <span>{nameOf(game)}</span>
            <Button
              variant="default"
              aria-label={t('ledger.fund.payOf', { game: nameOf(game) })}
              onClick={() => pay(game)}
            >
              {t('ledger.fund.pay')}
            </Button>
          </li>
        ))}
      </ul>
      <PrizesDialog ledger={ledger} game={paying} onClose={() => pay(null)} />
    </section>
  );
}
