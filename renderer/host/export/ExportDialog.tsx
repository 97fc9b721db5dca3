import { Button, Progress } from '@mantine/core';
import { IconCheck, IconDownload, IconPackageExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportTables, type FileWish } from '../../../shared/contract/exports';
import type { PlayedBy } from '../../../shared/season/standings';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { Separator } from '../season/Separator';
import classes from './export.module.css';
import { useMaking } from './useMaking';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Null: all seasons. */
  readonly season: string | null;
  /** The season's name; null: all seasons. */
  readonly name: string | null;
  /** The rules of the table on the screen; null where there is none. */
  readonly played: PlayedBy | null;
}

/** All files of a season: tables as CSV, a workbook, JSON, and a bundle for another laptop. */
export function ExportDialog({ opened, onClose, season, name, played }: Props) {
  const { t } = useTranslation();
  const making = useMaking();
  const rules = {
    ruleset: played?.ruleset ?? 'demafia',
    ...(played?.house ? { house: played.house.id } : {}),
  } as const;
  const busy = making.share !== null;
  const button = (wish: FileWish, label: string, what?: string) => (
    <Button
      key={label}
      variant="default"
      justify="flex-start"
      // A game that is not finished is in no table, but goes along to another laptop.
      disabled={busy || (wish.type === 'csv' && played === null)}
      leftSection={
        wish.type === 'bundle' ? (
          <IconPackageExport size={18} aria-hidden />
        ) : (
          <IconDownload size={18} aria-hidden />
        )
      }
      aria-description={what}
      onClick={() => making.make(wish)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      title={t('export.title', { season: name ?? t('desk.season.all') })}
      opened={opened}
      onClose={onClose}
      width={720}
      footer={busy ? <Working share={making.share ?? 0} onGiveUp={making.giveUp} /> : undefined}
    >
      <div className={classes.files}>
        <section>
          <h3>{t('export.tables')}</h3>
          <div className={classes.buttons}>
            {exportTables.map((table) =>
              button({ type: 'csv', season, table, ...rules }, t(`export.csv.${table}`)),
            )}
            <Separator />
          </div>
        </section>
        <section>
          <h3>{t('export.whole')}</h3>
          <div className={classes.pair}>
            {button({ type: 'xlsx', season }, t('export.xlsx'))}
            <p>{t('export.xlsxWhat')}</p>
            {button({ type: 'json', season }, t('export.json'))}
            <p>{t('export.jsonWhat')}</p>
            {button({ type: 'bundle', season }, t('export.bundle'))}
            <p>{t('export.bundleWhat')}</p>
          </div>
        </section>
        <Refused reason={making.refusal} />
        {making.made && (
          <p className={classes.well} role="status">
            <IconCheck size={20} aria-hidden />
            {t('export.made', { name: making.made.name })}
          </p>
        )}
        {making.made && making.made.leftOut.length > 0 && (
          <p className={classes.trouble} role="status">
            {t('export.leftOut', { files: making.made.leftOut.join(', ') })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Working({ share, onGiveUp }: { share: number; onGiveUp: () => void }) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <div className={classes.working}>
      <Progress value={percent} aria-label={t('export.working', { percent })} className={classes.bar} />
      <span>{t('export.working', { percent })}</span>
      <Button variant="default" onClick={onGiveUp}>
        {t('export.giveUp')}
      </Button>
    </div>
  );
}
