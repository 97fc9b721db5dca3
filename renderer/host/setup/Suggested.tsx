import { Combobox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Key } from '../game/keys/Key';
import classes from './seats.module.css';
import { foundBy, type Suggestion } from './suggestions';

interface Props {
  readonly found: readonly Suggestion[];
  readonly typed: string;
  /** The player of the club whose name is typed. */
  readonly known: Suggestion | null;
  /** The player that Tab completes to. */
  readonly hint: Suggestion | undefined;
}

/** The players who may be meant, and the new one of the name as typed; each with the key that takes it. */
export function Suggested({ found, typed, known, hint }: Props) {
  const { t } = useTranslation();
  return (
    <Combobox.Options aria-label={t('desk.setup.players')}>
      {found.map((one) => (
        <Combobox.Option
          key={one.name}
          value={one.name}
          disabled={one.seat !== null}
          className={classes.option}
        >
          <span>{one.name}</span>
          {foundBy(one, typed) && <small>{foundBy(one, typed)}</small>}
          {one.seat !== null && <small>{t('desk.setup.sits', { seat: one.seat })}</small>}
          {one === hint && <Key>Tab</Key>}
          {one === known && one.seat === null && <Key>Enter</Key>}
        </Combobox.Option>
      ))}
      {!known && (
        <Combobox.Option value={typed} className={classes.option}>
          <span>{typed}</span>
          <small>{t('desk.setup.newcomer')}</small>
          <Key>Enter</Key>
        </Combobox.Option>
      )}
    </Combobox.Options>
  );
}
