import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerLine } from '../../../shared/club/ledger';
import { Dialog } from '../../ui/Dialog';
import { Reason } from '../parts/Reason';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import classes from './ledger.module.css';
import type { LedgerInHand } from './useLedger';
import { useRecordWords } from './useRecordWords';

interface Props {
  readonly ledger: LedgerInHand;
  /** Null: the dialog is closed. */
  readonly line: LedgerLine | null;
  readonly onClose: () => void;
}

/** Takes a record back with a reason; it stays where it is, crossed out. */
export function TakeBack({ ledger, line, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('ledger.takeBack.title')} opened={line !== null} onClose={onClose} width={560}>
      {line && <Form key={line.id} ledger={ledger} line={line} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ ledger, line, onClose }: Props & { line: LedgerLine }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const { title, more } = useRecordWords(ledger)(line.record);
  const [reason, setReason] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ type: 'takeRecordBack', record: line.id, reason: reason.trim() });
    if (answer.status === 'refused') return;
    ledger.again();
    onClose();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <div className={classes.quoted}>
        <b>{title}</b>
        <small>{more.join(' · ')}</small>
      </div>
      <p>{t('ledger.takeBack.what')}</p>
      {line.at === null && <p>{t('ledger.takeBack.fromGame')}</p>}
      <Reason first label={t('ledger.takeBack.reason')} value={reason} onChange={setReason} />
      <Refused reason={refusal} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('ledger.form.back')}
        </Button>
        <Button type="submit" disabled={reason.trim() === ''}>
          {t('ledger.takeBack.do')}
        </Button>
      </div>
    </form>
  );
}
