import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestBody } from '../../../../shared/contract/requests';
import { isQuestion, type Refused } from '../ask';
import { isSecretRefusal } from '../concealed';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './RefusedNote.module.css';

/** What the host consents to where a request asks once: a foul or a remark that removes, an end before the time. */
const consents: Partial<Record<RequestBody['type'], string>> = {
  foul: 'table.foul.remove',
  remark: 'table.remark.remove',
  next: 'table.early',
};

/** What was not accepted and why; an irregular thing can be entered all the same, a removal confirmed. */
export function RefusedNote({ refused }: { refused: Refused }) {
  const { t } = useTranslation();
  const { say, insist, dismiss, reminded, shown, step, refocus } = useTable();
  const note = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const { refusal } = refused;
  const secret = !shown && step !== null && isSecretRefusal(step, refused);
  useEffect(() => {
    if (reminded === 0) return;
    note.current?.focus();
    note.current?.animate([{ opacity: 0.35 }, { opacity: 1 }], 300);
  }, [reminded]);
  const close = () => {
    dismiss();
    refocus();
  };
  return (
    <div ref={note} className={classes.note} role="alert" tabIndex={-1}>
      <p className={classes.reason}>
        <IconAlertTriangle size="1.125rem" aria-hidden="true" />
        <span>
          {secret ? t('table.hidden.refused') : say(refusal.reason)}
          {!secret && refusal.rule !== 'console' && <small> {refusal.rule}</small>}
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
            {t(consents[refused.body.type] ?? 'table.foul.remove')}
          </Button>
        )}
        <Button variant="default" rightSection={<Key>Esc</Key>} onClick={close}>
          {t(isQuestion(refused) ? 'table.despite.no' : 'table.despite.close')}
        </Button>
      </div>
    </div>
  );
}
