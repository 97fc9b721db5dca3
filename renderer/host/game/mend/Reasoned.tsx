import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBody } from '../../../../shared/contract/requests';
import { type Text, text } from '../../../../shared/game/words';
import { useSend } from '../../../ui/connection';
import { useTable } from '../useTable';
import classes from './Mend.module.css';

/**
 * The foot of a dialog that enters something: its reason, and the word. What is refused is said here, and the dialog
 * stays. `body` null: something is still to be chosen.
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
  const enter = async () => {
    const request = await body(reason.trim());
    if (!request) {
      setRefusal(text('refusal.choose'));
      return;
    }
    const answer = await send(request);
    if (answer.status === 'refused') setRefusal(answer.refusal.reason);
    else onDone();
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
      {reasoned && (
        <TextInput
          label={t('amend.word.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {refusal && (
        <p className={classes.refused} role="alert">
          {say(refusal)}
        </p>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onDone}>
          {t('amend.back')}
        </Button>
        <Button type="submit" color="now" disabled={reasoned && reason.trim() === ''}>
          {t('amend.word.enter')}
        </Button>
      </div>
    </form>
  );
}
