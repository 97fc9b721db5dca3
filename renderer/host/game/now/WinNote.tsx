import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Winners } from '../end/Winners';
import { useTable } from '../useTable';
import { isUnread } from './parts';
import classes from './WinNote.module.css';

/**
 * A win the rules propose while its own step has not come yet: after a removal at night or in a vote. As long as the
 * table has not heard who died, ending the game is possible, but not what the screen asks for (EC-97, EC-107).
 */
export function WinNote() {
  const { t } = useTranslation();
  const { view, ask, shown } = useTable();
  const { win } = view;
  if (!win || view.now?.endsWith('/win')) return null;
  const { winner } = win;
  if (!shown) return <p className={classes.win}>{t('table.win.hidden')}</p>;
  const unread = isUnread(view);
  return (
    <div className={classes.win} data-unread={unread || undefined}>
      <IconTrophy size="1.25rem" aria-hidden="true" />
      <p>
        <span>{t('table.win.proposed', { what: t(`table.end.winner.${winner}`) })}</span>
        <Winners seats={view.wouldWin?.[winner]} className={classes.winners} />
        {unread && <span className={classes.winLater}>{t('table.win.later')}</span>}
      </p>
      <Button
        color={unread ? undefined : 'good'}
        variant={unread ? 'default' : 'filled'}
        onClick={() => ask({ type: 'endGame', winner })}
      >
        {t('table.win.confirm')}
      </Button>
      <Button variant="default" onClick={() => ask({ type: 'declineWin', winner })}>
        {t('table.win.playOn')}
      </Button>
    </div>
  );
}
