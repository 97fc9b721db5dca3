import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../ask';
import { isSecret } from '../concealed';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './RefusedNote.module.css';

/** What was not accepted and why; an irregular thing can be entered all the same, a removal confirmed. */
export function RefusedNote({ refused }: { refused: Refused }) {
  const { t } = useTranslation();
  const { say, insist, dismiss, shown, step, refocus } = useTable();
  const [reason, setReason] = useState('');
  const { refusal, body } = refused;
  const secret =
    !shown && (body.type === 'answer' || body.type === 'next') && step !== null && isSecret(step);
  const isQuestion = refusal.kind === 'confirm' || refusal.kind === 'irregular';
  const close = () => {
    dismiss();
    refocus();
  };
  return (
    <div className={classes.note} role="alert">
      <p className={classes.reason}>
        <IconAlertTriangle size="1.125rem" aria-hidden="true" />
        <span>
          {secret ? t('table.hidden.refused') : say(refusal.reason)}
          {!secret && refusal.kind !== 'stale' && <small> {refusal.rule}</small>}
        </span>
      </p>
      {refusal.kind === 'irregular' && (
        <div className={classes.despite}>
          <Button variant="default" rightSection={<Key>Y</Key>} onClick={() => insist(null)}>
            {t('table.despite.atTable')}
          </Button>
          <Button variant="default" onClick={() => insist(t('table.despite.misClick'))}>
            {t('table.despite.misClick')}
          </Button>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              insist(reason.trim());
            }}
          >
            <TextInput
              aria-label={t('table.despite.other')}
              placeholder={t('table.despite.other')}
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={reason.trim() === ''}>
              {t('table.despite.enter')}
            </Button>
          </form>
        </div>
      )}
      <div className={classes.answers}>
        {refusal.kind === 'confirm' && (
          <Button color="trouble" rightSection={<Key>Y</Key>} onClick={() => insist(null)}>
            {t('table.foul.remove')}
          </Button>
        )}
        <Button variant="default" rightSection={<Key>Esc</Key>} onClick={close}>
          {t(isQuestion ? 'table.despite.no' : 'table.despite.close')}
        </Button>
      </div>
    </div>
  );
}
