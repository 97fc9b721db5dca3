import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { blankFields, type EntryKind, entryOf, fieldsOf } from './entry';
import { Field } from './Field';
import classes from './ledger.module.css';
import type { LedgerInHand } from './useLedger';

interface Props {
  readonly ledger: LedgerInHand;
  /** Null: the dialog is closed. */
  readonly kind: EntryKind | null;
  /** The game it is about, where that is no question. */
  readonly game?: string;
  readonly onClose: () => void;
}

/** Enters one record by hand. What is refused is said in the dialog, and it stays. */
export function EntryDialog({ ledger, kind, game, onClose }: Props) {
  const { t } = useTranslation();
  // While it fades away it keeps its name.
  const last = useRef<EntryKind>('breach');
  if (kind) last.current = kind;
  return (
    <Dialog
      title={t(`ledger.form.title.${last.current}`)}
      opened={kind !== null}
      onClose={onClose}
      width={600}
    >
      {kind && <Form key={kind} ledger={ledger} kind={kind} game={game} onClose={onClose} />}
    </Dialog>
  );
}

function Form({
  ledger,
  kind,
  game,
  onClose,
}: Omit<Props, 'kind' | 'game'> & { kind: EntryKind; game: string | undefined }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const [fields, setFields] = useState(() => blankFields(kind, ledger.today, ledger.host, game));
  const record = entryOf(kind, fields);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!record || (await act({ type: 'enterRecord', record })).status === 'refused') return;
    ledger.again();
    onClose();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <p>{t(`ledger.form.hint.${kind}`)}</p>
      {fieldsOf[kind]
        .filter((name) => name !== 'game' || game === undefined)
        .map((name) => (
          <Field
            key={name}
            ledger={ledger}
            kind={kind}
            name={name}
            value={fields[name] ?? ''}
            onChange={(value) => setFields((before) => ({ ...before, [name]: value }))}
          />
        ))}
      <Refused reason={refusal} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('ledger.form.back')}
        </Button>
        <Button type="submit" disabled={record === null}>
          {t('ledger.form.save')}
        </Button>
      </div>
    </form>
  );
}
