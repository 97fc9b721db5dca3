import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '../../../shared/club/sheet';
import classes from './sheet.module.css';

interface Props<Field extends string> {
  readonly sheet: Sheet;
  readonly fields: readonly { readonly field: Field; readonly label: string }[];
  readonly columns: Readonly<Record<Field, number | null>>;
  readonly onChange: (columns: Record<Field, number | null>) => void;
}

const none = '-';

/** Which column of the sheet is what. */
export function SheetColumns<Field extends string>({ sheet, fields, columns, onChange }: Props<Field>) {
  const { t } = useTranslation();
  const first = sheet.rows[0] ?? [];
  const choices = [
    { value: none, label: t('people.sheet.none') },
    ...sheet.header.map((name, at) => ({
      value: String(at),
      label: name || t('people.sheet.column', { no: at + 1, first: first[at] ?? '' }),
    })),
  ];
  return (
    <div className={classes.columns}>
      {fields.map(({ field, label }) => (
        <Select
          key={field}
          label={label}
          value={columns[field] === null ? none : String(columns[field])}
          data={choices}
          onChange={(value) => onChange({ ...columns, [field]: value === none ? null : Number(value) })}
        />
      ))}
    </div>
  );
}
