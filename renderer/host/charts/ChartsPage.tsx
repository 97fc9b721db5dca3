import '@mantine/charts/styles.css';
import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowLeft, IconChartBar, IconPhotoDown } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleOf } from '../../../shared/club/people';
import type { GameSummary, Player } from '../../../shared/contract/club';
import { fileName } from '../../../shared/season/csv';
import { isSamePlay, type SystemStandings } from '../../../shared/season/standings';
import { useConsole } from '../../ui/connection';
import { dayInWords, dayOf } from '../dates';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { download } from '../season/download';
import season from '../season/season.module.css';
import { useAnswer } from '../useAnswer';
import { useRulesName } from '../useRulesName';
import { type ChartKind, chartKinds, isBlank, useChart } from './chart';
import classes from './charts.module.css';
import { Drawing } from './Drawing';
import { Legend } from './Legend';
import { pictureOf } from './picture';

interface Props {
  readonly table: SystemStandings;
  readonly games: readonly GameSummary[];
  /** The season's name. */
  readonly name: string;
  readonly onBack: () => void;
}

const nobody: readonly Player[] = [];

/** The season's charts, one at a time, each of them to be saved as a picture. */
export default function ChartsPage({ table, games, name, onBack }: Props) {
  const { t, i18n } = useTranslation();
  const club = useConsole()?.settings.club ?? '';
  const rulesName = useRulesName();
  const players = useAnswer({ type: 'players' }).data ?? nobody;
  const [kind, choose] = useState<ChartKind>('time');
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const people = useMemo(() => peopleOf(players), [players]);
  const own = games.filter((game) => isSamePlay(game, table));
  const kinds = chartKinds.filter((one) => one !== 'kinds' || table.columns.length > 0);
  const chart = useChart(kind, table, own, people.personOf);

  const blank = isBlank(chart);

  const save = async () => {
    const svg = place.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    if (!svg) return;
    const today = new Date();
    const day = dayInWords(dayOf(today.getTime()), i18n.language, today);
    const over = [club, name, rulesName(table), `${day} ${today.getFullYear()}`];
    try {
      const picture = await pictureOf(svg, {
        over: over.filter((part) => part !== '').join(' · '),
        title: chart.title,
        legend: chart.legend,
      });
      const bytes = new Uint8Array(await picture.arrayBuffer());
      download(fileName('png', name, chart.title), [bytes], 'image/png');
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };

  return (
    <>
      <div className={season.head}>
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {t('charts.back')}
        </Button>
        <h1>{name}</h1>
        <SegmentedControl
          size="md"
          aria-label={t('charts.choose')}
          value={kind}
          data={kinds.map((value) => ({ value, label: t(`charts.kind.${value}`) }))}
          onChange={choose}
        />
        <span className={season.spacer} />
        {!blank && (
          <Button leftSection={<IconPhotoDown size={18} aria-hidden />} onClick={() => void save()}>
            {t('charts.save')}
          </Button>
        )}
      </div>
      {failed && (
        <p className={classes.trouble} role="alert">
          {t('charts.failed')}
        </p>
      )}
      <div className={classes.page}>
        <Panel title={chart.title} aside={<small>{rulesName(table)}</small>}>
          {blank ? (
            <Empty icon={IconChartBar} title={t('charts.empty.title')} what={t('charts.empty.what')} />
          ) : (
            <>
              <div className={classes.chart} ref={place} role="img" aria-label={chart.told}>
                <Drawing chart={chart} />
              </div>
              <Legend entries={chart.legend} />
            </>
          )}
        </Panel>
      </div>
    </>
  );
}
