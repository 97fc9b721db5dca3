import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ImportColumns,
  importFields,
  isBad,
  type PlannedRow,
  peopleIn,
  planImport,
  readPeople,
} from '../../../shared/club/import';
import type { Sheet } from '../../../shared/club/sheet';
import type { Player } from '../../../shared/contract/club';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { inParts, mostRows } from '../sheet/inParts';
import { SheetColumns } from '../sheet/SheetColumns';
import { SheetPreview } from '../sheet/SheetPreview';
import { SheetSource } from '../sheet/SheetSource';
import classes from '../sheet/sheet.module.css';
import { useAct } from '../useAct';

interface Props {
  readonly opened: boolean;
  readonly players: readonly Player[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes people from a club's sheet: first it is shown what becomes of each row, then all are taken or none. */
export function ImportPeople({ opened, players, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const [read, setRead] = useState<{ readonly sheet: Sheet; readonly columns: ImportColumns } | null>(null);
  const [pasted, paste] = useState('');
  const [busy, setBusy] = useState(false);
  const plan = useMemo(
    () => (read ? planImport(players, peopleIn(read.sheet, read.columns)) : []),
    [players, read],
  );
  const taken = plan.filter(({ state }) => state === 'new' || state === 'known');
  const blocked = plan.some(({ state }) => isBad(state)) || plan.length > mostRows;
  const close = () => {
    setRead(null);
    paste('');
    onClose();
  };
  const take = async () => {
    setBusy(true);
    let last: Awaited<ReturnType<typeof act<'importPlayers'>>> | null = null;
    for (const { rows, ...part } of inParts(taken.flatMap(({ person }) => person ?? []))) {
      last = await act({ type: 'importPlayers', ...part, people: rows });
      if (last.status === 'refused') break;
    }
    setBusy(false);
    if (!last || last.status === 'refused') return;
    onDone();
    close();
  };
  return (
    <Dialog
      title={t('people.import.title')}
      opened={opened}
      onClose={close}
      width={940}
      footer={
        read && (
          <>
            <Outcome plan={plan} blocked={blocked} />
            <Button variant="default" onClick={() => setRead(null)}>
              {t('people.sheet.other')}
            </Button>
            <Button disabled={taken.length === 0 || blocked} loading={busy} onClick={() => void take()}>
              {t('people.import.do', { count: taken.length })}
            </Button>
          </>
        )
      }
    >
      <Refused reason={refusal} />
      {read ? (
        <>
          <SheetColumns
            sheet={read.sheet}
            fields={importFields.map((field) => ({ field, label: t(`people.import.field.${field}`) }))}
            columns={read.columns}
            onChange={(columns) => setRead({ ...read, columns })}
          />
          <Preview plan={plan} />
        </>
      ) : (
        <SheetSource
          what={t('people.import.what')}
          example={t('people.import.example')}
          pasted={pasted}
          onPaste={paste}
          onRead={(content) => setRead(readPeople(content))}
        />
      )}
    </Dialog>
  );
}

function Outcome({ plan, blocked }: { plan: readonly PlannedRow[]; blocked: boolean }) {
  const { t } = useTranslation();
  const count = (...states: readonly PlannedRow['state'][]) =>
    plan.filter(({ state }) => states.includes(state)).length;
  return (
    <div role="status" className={classes.outcome}>
      <b>{t('people.import.sum', { fresh: count('new'), known: count('known') })}</b>
      {blocked ? (
        <small data-bad>{t('people.import.blocked')}</small>
      ) : (
        <small>{t('people.import.left', { count: count('same', 'twice', 'nameless') })}</small>
      )}
    </div>
  );
}

const icons = {
  new: IconPlus,
  known: IconCheck,
  same: IconMinus,
  twice: IconMinus,
  nameless: IconMinus,
  taken: IconAlertTriangle,
  full: IconAlertTriangle,
} as const;

function Preview({ plan }: { plan: readonly PlannedRow[] }) {
  const { t } = useTranslation();
  return (
    <SheetPreview
      fields={importFields.map((id) => ({ id, label: t(`people.import.field.${id}`) }))}
      rows={plan.map(({ no, person, state, who }) => ({
        no,
        name: person?.name ?? '',
        cells: [
          { words: person?.fullName ?? '', title: person?.fullName },
          { words: person?.aliases?.join(', ') ?? '' },
          { words: person?.notes ?? '', title: person?.notes },
        ],
        state: isBad(state) ? 'bad' : state,
        icon: icons[state],
        words: t(`people.import.state.${state}`, { who: who ?? '' }),
      }))}
    />
  );
}
