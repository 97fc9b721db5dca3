import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../../ui/connection';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { Stepper } from '../parts/Stepper';
import { useAct } from '../useAct';
import classes from './evening.module.css';

interface Props {
  readonly opened: boolean;
  /** Which game of the evening the new one is, from 1. */
  readonly no: number;
  readonly onClose: () => void;
  readonly onNo: (no: number) => void;
}

/** What the record of the new game says besides the players: its number this evening, the table and who hosts. */
export function Evening({ opened, no, onClose, onNo }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('desk.evening.title')} opened={opened} onClose={onClose} width={460}>
      <Fields no={no} onClose={onClose} onNo={onNo} />
    </Dialog>
  );
}

function Fields({ no, onClose, onNo }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const settings = useConsole()?.settings;
  const { act, refusal } = useAct();
  const [count, setCount] = useState(no);
  const [table, setTable] = useState(settings?.tableName ?? '');
  const [host, setHost] = useState(settings?.hostName ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const change = { tableName: table.trim(), hostName: host.trim() };
    const answer = await act({ type: 'saveSettings', settings: change });
    if (answer.status === 'refused') return;
    onNo(count);
    onClose();
  };
  return (
    <form className={classes.fields} onSubmit={(event) => void save(event)}>
      <Refused reason={refusal} />
      <div className={classes.no}>
        <span>{t('desk.evening.no')}</span>
        <Stepper label={t('desk.evening.no')} value={count} min={1} max={999} onChange={setCount} />
      </div>
      <TextInput
        label={t('protocol.table')}
        maxLength={60}
        value={table}
        onChange={(event) => setTable(event.currentTarget.value)}
      />
      <TextInput
        label={t('protocol.host')}
        maxLength={60}
        value={host}
        onChange={(event) => setHost(event.currentTarget.value)}
      />
      <p className={classes.hint}>{t('desk.evening.what')}</p>
      <div className={classes.foot}>
        <Button type="submit">{t('desk.evening.save')}</Button>
      </div>
    </form>
  );
}
