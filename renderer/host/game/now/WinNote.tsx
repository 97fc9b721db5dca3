import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../useTable';
import classes from './Now.module.css';

/** A win the rules propose while its own step has not come yet: after a removal at night or in a vote. */
export function WinNote() {
  const { t } = useTranslation();
  const { view, ask, shown } = useTable();
  const { win } = view;
  if (!win || view.now?.endsWith('/win')) return null;
  const { winner } = win;
  if (!shown) return <p className={classes.win}>{t('table.win.hidden')}</p>;
  return (
    <div className={classes.win}>
      <IconTrophy size="1.25rem" aria-hidden="true" />
      <span>{t('table.win.proposed', { what: t(`table.end.winner.${winner}`) })}</span>
      <Button color="good" onClick={() => ask({ type: 'endGame', winner })}>
        {t('table.win.confirm')}
      </Button>
      <Button variant="default" onClick={() => ask({ type: 'declineWin', winner })}>
        {t('table.win.playOn')}
      </Button>
    </div>
  );
}
