import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBody } from '../../../../shared/contract/requests';
import { type Text, text } from '../../../../shared/game/words';
import { useSend } from '../../../ui/connection';
import { Reason } from '../../parts/Reason';
import { useTable } from '../useTable';
import classes from './Mend.module.css';

/**
 * The foot of a dialog that enters something: its reason, and the word. What is refused is said here, and the dialog
 * stays. `body` null: something is still to be chosen. What the club's ledger refuses (EC-114, EC-119) is entered all the
 * same with the host's reason.
 */
export function Reasoned({
  body,
  reasoned = true,
  onDone,
  children,
}: {
  body: (reason: string) => Promise<RequestBody | null> | RequestBody | null;
  reasoned?: boolean;
  onDone: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { say } = useTable();
  const send = useSend();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Text | null>(null);
  const [despite, setDespite] = useState<string | null>(null);
  const enter = async () => {
    const request = await body(reason.trim());
    if (!request) {
      setRefusal(text('refusal.choose'));
      return;
    }
    const why = despite?.trim();
    const answer = await send(why && mayDespite(request) ? { ...request, despite: why } : request);
    if (answer.status !== 'refused') return onDone();
    setRefusal(answer.refusal.reason);
    const asks = answer.refusal.kind === 'irregular' && mayDespite(request);
    setDespite((before) => (asks ? (before ?? '') : null));
  };
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      {children}
      {reasoned && <Reason label={t('amend.word.reason')} value={reason} onChange={setReason} />}
      {refusal && (
        <p className={classes.refused} role="alert">
          {say(refusal)}
        </p>
      )}
      {despite !== null && (
        <Reason first label={t('ledger.seat.reason')} value={despite} onChange={setDespite} />
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onDone}>
          {t('amend.back')}
        </Button>
        <Button
          type="submit"
          color="now"
          disabled={(reasoned && reason.trim() === '') || despite?.trim() === ''}
        >
          {t(despite === null ? 'amend.word.enter' : 'ledger.seat.admit')}
        </Button>
      </div>
    </form>
  );
}

/** What seats somebody in the middle of a game. */
function mayDespite(
  body: RequestBody,
): body is Extract<RequestBody, { type: 'substitute' | 'join' | 'person' }> {
  return body.type === 'substitute' || body.type === 'join' || body.type === 'person';
}
