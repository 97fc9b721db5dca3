import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SeatMenu.module.css';
import { useSettled } from './useSettled';

/** Asks once before a player who is still in the game leaves it. */
export function GoHome({ onGo, onStay }: { onGo: () => void; onStay: () => void }) {
  const { t } = useTranslation();
  const settled = useSettled();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={classes.question}>
      <span className={classes.why}>{t('table.leave.homeWhy')}</span>
      <Button ref={stay} variant="default" onClick={() => settled() && onStay()}>
        {t('table.leave.homeNo')}
      </Button>
      <Button color="trouble" onClick={() => settled() && onGo()}>
        {t('table.leave.homeYes')}
      </Button>
    </div>
  );
}
