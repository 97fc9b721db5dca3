import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Now.module.css';

/** Stands for whatever a secret step shows; the same for all of them, so that it tells nothing. */
export function HiddenBody({ recorded }: { recorded: boolean }) {
  const { t } = useTranslation();
  const { toggleShown } = useTable();
  return (
    <div className={classes.hidden}>
      <IconEyeOff size="1.25rem" aria-hidden="true" />
      <span>{t(recorded ? 'table.hidden.bodyRecorded' : 'table.hidden.body')}</span>
      <button type="button" className={classes.quick} onClick={toggleShown}>
        {t('table.hidden.show')} <Key>H</Key>
      </button>
    </div>
  );
}
