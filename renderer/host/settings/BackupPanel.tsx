import { Button, FileButton } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackupPreview } from '../../../shared/contract/data';
import type { Text } from '../../../shared/game/words';
import { useSend } from '../../ui/connection';
import { timeOfDay } from '../../ui/time';
import { dayInWords, dayOf } from '../dates';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { download } from '../season/download';
import { RestoreDialog } from './RestoreDialog';
import classes from './settings.module.css';
import { fetchBackup, offerFile } from './transfer';

interface Props {
  /** Where the data lies. */
  readonly folder: string;
  /** When the last restore was made, wall clock ms. */
  readonly restoredAt: number | null;
  readonly again: () => void;
}

/** Everything in one file: out, back in, and the way back from that. */
export function BackupPanel({ folder, restoredAt, again }: Props) {
  const { t, i18n } = useTranslation();
  const send = useSend();
  const [busy, setBusy] = useState<'making' | 'back' | number | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const [preview, setPreview] = useState<BackupPreview | null>(null);

  /** One thing at a time; what was said of the one before goes. */
  const work = async (as: 'making' | 'back' | number, task: () => Promise<readonly string[] | Text>) => {
    setBusy(as);
    setSaid([]);
    setRefusal(null);
    const told = await task();
    setBusy(null);
    if ('key' in told) setRefusal(told);
    else setSaid(told);
    again();
  };

  const make = () =>
    work('making', async () => {
      const made = await send({ type: 'backUp' });
      if (made.status === 'refused') return made.refusal.reason;
      const { name, parts, games, players, leftOut } = made.data;
      const bytes = await fetchBackup(send, parts);
      if ('refusal' in bytes) return bytes.refusal.reason;
      download(name, bytes, 'application/gzip');
      const counts = {
        games: t('data.backup.games', { count: games }),
        players: t('data.backup.players', { count: players }),
      };
      const out = leftOut.length > 0 ? [t('data.backup.leftOut', { files: leftOut.join(', ') })] : [];
      return [t('data.backup.made', { name, ...counts }), ...out];
    });

  const offer = (file: File | null) =>
    file &&
    work(0, async () => {
      const found = await offerFile(send, 'offerBackup', file, setBusy);
      if (found && 'refusal' in found) return found.refusal.reason;
      setPreview(found);
      return [];
    });

  const restore = (upload: string) =>
    work('back', async () => {
      setPreview(null);
      const answer = await send({ type: 'restore', upload });
      if (answer.status === 'refused') return answer.refusal.reason;
      return [t(answer.status === 'saved' ? 'data.restore.done' : 'data.restore.held')];
    });

  const takeBack = () =>
    work('back', async () => {
      const answer = await send({ type: 'takeRestoreBack' });
      if (answer.status === 'refused') return answer.refusal.reason;
      return [t(answer.status === 'saved' ? 'data.restore.isBack' : 'data.restore.held')];
    });

  return (
    <Panel title={t('data.backup.title')} scrolls>
      <div className={classes.stack}>
        <p className={classes.how}>{t('data.backup.what')}</p>
        <div className={classes.pair}>
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={busy === 'making'}
            disabled={busy !== null}
            onClick={() => void make()}
          >
            {t('data.backup.make')}
          </Button>
          <FileButton
            accept=".gz,.json,application/gzip,application/json"
            onChange={(file) => void offer(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={18} aria-hidden />}
                disabled={busy !== null}
              >
                {typeof busy === 'number'
                  ? t('data.restore.reading', { percent: Math.round(busy * 100) })
                  : t('data.restore.choose')}
              </Button>
            )}
          </FileButton>
        </div>
        <Refused reason={refusal} />
        {said.map((line) => (
          <p key={line} className={classes.well} role="status">
            <IconCheck size={20} aria-hidden />
            {line}
          </p>
        ))}
        {restoredAt !== null && (
          <div className={classes.row}>
            <p>
              {t('data.restore.restoredAt', {
                day: dayInWords(dayOf(restoredAt), i18n.language, new Date()),
                time: timeOfDay(restoredAt, i18n.language),
              })}
            </p>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              loading={busy === 'back'}
              disabled={busy !== null}
              onClick={() => void takeBack()}
            >
              {t('data.restore.back')}
            </Button>
          </div>
        )}
        <div className={classes.where}>
          <p>{t('data.backup.folder')}</p>
          <div className={classes.address}>{folder}</div>
          <p className={classes.how}>{t('data.backup.folderWhat')}</p>
        </div>
      </div>
      <RestoreDialog
        preview={preview}
        onClose={() => setPreview(null)}
        onRestore={(upload) => void restore(upload)}
      />
    </Panel>
  );
}
