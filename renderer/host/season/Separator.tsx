import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/contract/club';
import { useConsole, useSend } from '../../ui/connection';

const choices: Record<string, Settings['separator']> = { auto: null, semicolon: ';', comma: ',' };

/** The separator of CSV files; by itself the one that spreadsheets of the language expect. */
export function Separator({ label }: { label?: string }) {
  const { t } = useTranslation();
  const settings = useConsole()?.settings;
  const send = useSend();
  if (!settings) return null;
  const chosen = Object.entries(choices).find(([, separator]) => separator === settings.separator)?.[0];
  return (
    <Select
      label={label}
      aria-label={label ?? t('desk.csv.separator')}
      w={label ? undefined : 190}
      value={chosen ?? 'auto'}
      data={[
        { value: 'auto', label: t('desk.csv.auto', { separator: settings.language === 'en' ? ',' : ';' }) },
        { value: 'semicolon', label: t('desk.csv.semicolon') },
        { value: 'comma', label: t('desk.csv.comma') },
      ]}
      onChange={(choice) => {
        if (choice !== null)
          void send({ type: 'saveSettings', settings: { separator: choices[choice] ?? null } });
      }}
    />
  );
}
