import { Button } from '@mantine/core';
import { IconChartLine, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedBy } from '../../../shared/season/standings';
import { TakeBundle } from '../bundle/TakeBundle';
import { ExportDialog } from './ExportDialog';

interface Props {
  /** Null: all seasons. */
  readonly season: string | null;
  /** The season's name; null: all seasons. */
  readonly name: string | null;
  /** The rules of the table on the screen; null where there is none. */
  readonly played: PlayedBy | null;
  readonly onCharts: () => void;
  /** Told when games or people came. */
  readonly onTaken: () => void;
}

/** What goes out of a season and comes into it: charts, files, and bundles of another laptop. */
export function SeasonFiles({ season, name, played, onCharts, onTaken }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={played === null}
        leftSection={<IconChartLine size={18} aria-hidden />}
        onClick={onCharts}
      >
        {t('charts.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('export.open')}
      </Button>
      <TakeBundle onTaken={onTaken} />
      {opened && (
        <ExportDialog opened onClose={() => setOpened(false)} season={season} name={name} played={played} />
      )}
    </>
  );
}
