import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMusic } from '../../sound/sound';
import { useSay } from '../../ui/say';
import classes from './sounding.module.css';

/** Why there is no music, what was left out, and a way to try again. */
export function MusicNotes() {
  const { t } = useTranslation();
  const say = useSay();
  const { trouble, skipped, again } = useMusic();
  if (!trouble && !skipped) return null;
  return (
    <div className={classes.musicNotes} role="status">
      {trouble && (
        <p data-trouble>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{say(trouble)}</span>
        </p>
      )}
      {skipped && (
        <p>
          <IconInfoCircle size={18} aria-hidden />
          <span>{say(skipped)}</span>
        </p>
      )}
      <Button variant="default" onClick={again}>
        {t('music.again')}
      </Button>
    </div>
  );
}
