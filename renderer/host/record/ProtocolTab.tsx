import { Button, TextInput } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/contract/club';
import type { GameRecord } from '../../../shared/contract/record';
import { useConsole } from '../../ui/connection';
import { GameFile } from '../export/GameFile';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import classes from './record.module.css';
import { Scrolled } from './Scrolled';
import { Sheet } from './Sheet';

/** The protocol as it will be printed; who hosted and at which table is asked where the game does not say it. */
export function ProtocolTab({ record, onCorrect }: { record: GameRecord; onCorrect: () => void }) {
  const { t } = useTranslation();
  const settings = useConsole()?.settings;
  const { act, refusal } = useAct();
  if (!settings) return null;
  const save = (change: Partial<Settings>) => void act({ type: 'saveSettings', settings: change });
  return (
    <>
      <div className={classes.tools}>
        {record.host === null && (
          <Remembered
            label={t('protocol.host')}
            value={settings.hostName}
            onSave={(hostName) => save({ hostName })}
          />
        )}
        {record.table === null && (
          <Remembered
            label={t('protocol.table')}
            value={settings.tableName}
            onSave={(tableName) => save({ tableName })}
          />
        )}
        <span className={classes.count}>{t('record.printHow')}</span>
        <Button variant="default" leftSection={<IconPencil size="1.125rem" />} onClick={onCorrect}>
          {t('desk.evening.correct')}
        </Button>
        <GameFile game={record.id} />
        <Button leftSection={<IconPrinter size="1.125rem" />} onClick={() => window.print()}>
          {t('record.print')}
        </Button>
      </div>
      <Refused reason={refusal} />
      <Scrolled label={t('record.page.protocol')} paper>
        <Sheet
          record={record}
          club={settings.club}
          host={record.host ?? settings.hostName}
          table={record.table ?? settings.tableName}
        />
      </Scrolled>
    </>
  );
}

function Remembered({
  label,
  value,
  onSave,
}: {
  label: string;
  value: string;
  onSave: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field inside is its control.
    <label className={classes.remembered}>
      {label}
      <TextInput
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed.trim() !== value) onSave(typed.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </label>
  );
}
