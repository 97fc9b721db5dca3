import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../../ui/connection';
import { letGo } from '../parts/letGo';
import { seasonForNew } from '../season/inUse';
import classes from './newgame.module.css';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  readonly ready: boolean;
  readonly starting: boolean;
  readonly onClick: () => void;
}

/** Starts the game, and says into which season it goes. */
export function StartButton({ ref, ready, starting, onClick }: Props) {
  const { t } = useTranslation();
  const view = useConsole();
  const season = view && seasonForNew(view);
  return (
    <Button
      ref={ref}
      color="now"
      className={classes.start}
      loading={starting}
      disabled={!ready}
      leftSection={<IconPlayerPlayFilled size={20} aria-hidden />}
      onClick={onClick}
      onKeyDown={letGo}
    >
      <span>
        {t('desk.setup.start')}
        {season && <small>{t('desk.setup.into', { season: season.name })}</small>}
      </span>
    </Button>
  );
}
