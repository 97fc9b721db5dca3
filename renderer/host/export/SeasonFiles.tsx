import { Button } from '@mantine/core';
import { IconChartLine, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulesetId } from '../../../shared/game/words';
import { TakeBundle } from '../bundle/TakeBundle';
import { ExportDialog } from './ExportDialog';

interface Props {
  /** Null: all seasons. */
  readonly season: string | null;
  /** The season's name; null: all seasons. */
  readonly name: string | null;
  /** The system on the screen; null where none was played. */
  readonly ruleset: RulesetId | null;
  readonly onCharts: () => void;
  /** Told when games or people came. */
  readonly onTaken: () => void;
}

/** What goes out of a season and comes into it: charts, files, and bundles of another laptop. */
export function SeasonFiles({ season, name, ruleset, onCharts, onTaken }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={ruleset === null}
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
        <ExportDialog opened onClose={() => setOpened(false)} season={season} name={name} ruleset={ruleset} />
      )}
    </>
  );
}
