import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { parseList } from './names';
import classes from './newgame.module.css';

interface Props {
  readonly opened: boolean;
  /** The table that the list would take the place of, and how many seats it may have. */
  readonly table: {
    readonly seats: number;
    readonly seated: number;
    readonly min: number;
    readonly max: number;
  };
  readonly onClose: () => void;
  readonly onTake: (names: readonly string[]) => void;
}

/** Takes a line-up from a chat or a sheet: one name a line, or with commas, numbered or not. */
export function PasteList({ opened, table, onClose, onTake }: Props) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState('');
  const names = parseList(pasted);
  const tooMany = names.length > table.max;
  const close = () => {
    setPasted('');
    onClose();
  };
  const take = () => {
    onTake(names);
    close();
  };
  return (
    <Dialog
      title={t('desk.paste.title')}
      opened={opened}
      onClose={close}
      width={520}
      footer={
        <>
          <div role="status" className={classes.outcome}>
            <span data-bad={tooMany || undefined}>
              {tooMany
                ? t('desk.paste.tooMany', { count: table.max })
                : t('desk.paste.found', { count: names.length })}
            </span>
            {names.length > 0 && !tooMany && <Outcome names={names.length} table={table} />}
          </div>
          <Button disabled={names.length === 0 || tooMany} onClick={take}>
            {t('desk.paste.take')}
          </Button>
        </>
      }
    >
      <Textarea
        data-autofocus
        label={t('desk.paste.label')}
        placeholder={t('desk.paste.example')}
        rows={12}
        value={pasted}
        spellCheck={false}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
    </Dialog>
  );
}

/** How many seats the table will have, and whom the list sends away. */
function Outcome({ names, table }: { names: number; table: Props['table'] }) {
  const { t } = useTranslation();
  const seats = Math.max(table.min, names);
  return (
    <>
      <b>
        {seats === table.seats
          ? t('desk.paste.sameSeats', { count: seats })
          : t('desk.paste.seats', { from: table.seats, count: seats })}
      </b>
      {table.seated > 0 && <small>{t('desk.paste.instead', { count: table.seated })}</small>}
    </>
  );
}
