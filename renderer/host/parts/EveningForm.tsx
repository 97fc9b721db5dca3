import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '../../../shared/game/words';
import classes from './evening.module.css';
import { Refused } from './Refused';
import { Stepper } from './Stepper';

/** What the record of a game says besides the players. */
export interface Evening {
  /** Which game of the evening it is, from 1. */
  readonly no: number;
  /** '' where nobody says it. */
  readonly table: string;
  readonly host: string;
}

interface Props {
  readonly said: Evening;
  /** What comes of saving. */
  readonly what: string;
  readonly refusal: Text | null;
  readonly onSave: (evening: Evening) => void;
}

/** Number of the evening, table and host of a game, before its start or afterwards. */
export function EveningForm({ said, what, refusal, onSave }: Props) {
  const { t } = useTranslation();
  const [no, setNo] = useState(said.no);
  const [table, setTable] = useState(said.table);
  const [host, setHost] = useState(said.host);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ no, table: table.trim(), host: host.trim() });
  };
  return (
    <form className={classes.fields} onSubmit={save}>
      <Refused reason={refusal} />
      <div className={classes.no}>
        <span>{t('desk.evening.no')}</span>
        <Stepper label={t('desk.evening.no')} value={no} min={1} max={999} onChange={setNo} />
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
      <p className={classes.hint}>{what}</p>
      <div className={classes.foot}>
        <Button type="submit">{t('desk.evening.save')}</Button>
      </div>
    </form>
  );
}
