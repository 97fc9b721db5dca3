import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BackupPreview } from '../../../shared/contract/data';
import { Dialog } from '../../ui/Dialog';
import { timeOfDay } from '../../ui/time';
import { dayInWords, dayOf } from '../dates';
import classes from './settings.module.css';

interface Props {
  /** Null: the dialog is closed. */
  readonly preview: BackupPreview | null;
  readonly onClose: () => void;
  readonly onRestore: (upload: string) => void;
}

/** Says what is in a backup, and what would be lost by it, before everything is exchanged for it. */
export function RestoreDialog({ preview, onClose, onRestore }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('data.restore.title')}
      opened={preview !== null}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('data.cancel')}
          </Button>
          <Button onClick={() => preview && onRestore(preview.upload)}>{t('data.restore.do')}</Button>
        </>
      }
    >
      {preview && <Contents preview={preview} />}
    </Dialog>
  );
}

function Contents({ preview }: { preview: BackupPreview }) {
  const { t, i18n } = useTranslation();
  const day = (date: string) => dayInWords(date, i18n.language, new Date());
  const { at, games, first, last, players, seasons, unreadable, lost, brought } = preview;
  return (
    <div className={classes.stack}>
      <dl className={classes.facts}>
        <dt>{t('data.restore.at')}</dt>
        <dd>
          {day(dayOf(at))}, {timeOfDay(at, i18n.language)}
        </dd>
        <dt>{t('data.restore.games')}</dt>
        <dd>
          {first === null || last === null
            ? t('data.restore.none')
            : t(first === last ? 'data.restore.oneDay' : 'data.restore.between', {
                count: games,
                first: day(first),
                last: day(last),
              })}
        </dd>
        <dt>{t('data.restore.players')}</dt>
        <dd>{players}</dd>
        <dt>{t('data.restore.seasons')}</dt>
        <dd>{seasons.length > 0 ? seasons.join(', ') : t('data.restore.none')}</dd>
      </dl>
      {brought > 0 && <p>{t('data.restore.brought', { count: brought })}</p>}
      {lost > 0 && (
        <p className={classes.trouble}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('data.restore.lost', { count: lost })}
        </p>
      )}
      {unreadable > 0 && (
        <p className={classes.trouble}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('data.restore.unreadable', { count: unreadable })}
        </p>
      )}
      <p className={classes.how}>{t('data.restore.promise')}</p>
    </div>
  );
}
