import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LedgerLine, playersIn } from '../../../shared/club/ledger';
import classes from './RecordList.module.css';
import { TakeBack } from './TakeBack';
import type { LedgerInHand } from './useLedger';
import { useRecordWords } from './useRecordWords';

interface Props {
  readonly ledger: LedgerInHand;
  readonly lines: readonly LedgerLine[];
  /** Whose records these are where they are one player's: his name is not said at each. */
  readonly of?: string;
  /** More to do with a record that holds. */
  readonly more?: (line: LedgerLine) => ReactNode;
}

/** Records in the order given; what was taken back is crossed out and stays. */
export function RecordList({ ledger, lines, of, more }: Props) {
  const [chosen, choose] = useState<LedgerLine | null>(null);
  return (
    <>
      <ul className={classes.records}>
        {lines.map((line) => (
          <Row key={line.id} ledger={ledger} line={line} of={of} onTakeBack={() => choose(line)}>
            {line.takenBack ? null : more?.(line)}
          </Row>
        ))}
      </ul>
      <TakeBack ledger={ledger} line={chosen} onClose={() => choose(null)} />
    </>
  );
}

function Row({
  ledger,
  line,
  of,
  onTakeBack,
  children,
}: {
  ledger: LedgerInHand;
  line: LedgerLine;
  of: string | undefined;
  onTakeBack: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const inWords = useRecordWords(ledger);
  const { title, more } = inWords(line.record);
  const [player] = playersIn(line.record);
  const whose = player !== undefined && player !== of && line.record.type !== 'noConfidence';
  const name = whose ? ledger.nameOf(player) : null;
  return (
    <li className={classes.record} data-back={line.takenBack !== null || undefined}>
      <div>
        <p>
          {name && <b>{name}</b>}
          <span className={name ? undefined : classes.title}>{title}</span>
        </p>
        <small>{more.join(' · ')}</small>
        {line.takenBack && (
          <small className={classes.why}>{t('ledger.takenBack', { reason: line.takenBack.reason })}</small>
        )}
        {children}
      </div>
      {!line.takenBack && line.record.type !== 'admitted' && (
        <Button
          variant="subtle"
          px="sm"
          aria-label={t('ledger.takeBack.of', { what: name ? `${name}: ${title}` : title })}
          onClick={onTakeBack}
        >
          {t('ledger.takeBack.do')}
        </Button>
      )}
    </li>
  );
}
