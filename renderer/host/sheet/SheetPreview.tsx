import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';

/** What a row of the sheet becomes. */
interface Row {
  readonly no: number;
  readonly name: string;
  /** What stands in the other columns, in their order. */
  readonly cells: readonly Cell[];
  readonly state: string;
  readonly icon: Icon;
  readonly words: string;
}

interface Cell {
  readonly words: string;
  /** Said whole where the pointer rests. */
  readonly title?: string | undefined;
}

interface Props {
  /** The columns after the number of the row, the name first. */
  readonly fields: readonly { readonly id: string; readonly label: string }[];
  /** All columns but the name hold numbers. */
  readonly numbers?: boolean;
  readonly rows: readonly Row[];
}

/** The rows of a sheet and what becomes of each, before anything is taken from it. */
export function SheetPreview({ fields, numbers, rows }: Props) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <div className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('people.sheet.row')}</th>
            {fields.map(({ id, label }, index) => (
              <th key={id} scope="col" data-number={(numbers && index > 0) || undefined}>
                {label}
              </th>
            ))}
            <th scope="col">{t('people.sheet.becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ no, name, cells, state, icon: Sign, words }) => (
            <tr key={no}>
              <td>{no}</td>
              <td data-main>{name || '—'}</td>
              {cells.map((cell, index) => (
                <td key={fields[index + 1]?.id} title={cell.title} data-number={numbers || undefined}>
                  {cell.words}
                </td>
              ))}
              <td>
                <span className={classes.state} data-state={state}>
                  <Sign size={16} aria-hidden />
                  {words}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
