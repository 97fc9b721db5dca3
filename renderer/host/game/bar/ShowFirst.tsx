import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../useTable';
import classes from './Bar.module.css';

/** While the roles are hidden: that the end shows them to everybody, and the press that lets the host end the game. */
export function ShowFirst() {
  const { t } = useTranslation();
  const { shown, toggleShown } = useTable();
  if (shown) return null;
  return (
    <div className={classes.buttons}>
      <p>{t('table.end.showsAll')}</p>
      <Button variant="default" leftSection={<IconEye size="1.25rem" />} onClick={toggleShown}>
        {t('table.end.show')}
      </Button>
    </div>
  );
}
