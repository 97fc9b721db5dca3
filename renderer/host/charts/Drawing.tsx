import { BarChart, LineChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { inNumbers } from '../../ui/numbers';
import type { Chart } from './chart';
import classes from './charts.module.css';

const grid = {
  gridColor: 'dark.4',
  textColor: 'dark.1',
  withTooltip: true,
  tooltipAnimationDuration: 0,
} as const;

/** Room for the outermost marks, in CSS pixels. */
const around = { top: 12, right: 20, bottom: 0, left: 0 };

/** A chart on the page. Nothing moves: a picture may be taken at any moment. */
export function Drawing({ chart }: { chart: Chart }) {
  const { language } = useTranslation().i18n;
  const { kind, rows, series } = chart;
  // A bar that is another team's says nothing.
  const valueFormatter = (value: number) =>
    kind === 'teams' && value === 0 ? '' : inNumbers(value, language);
  const data = rows.map((row) => ({ ...row }));
  const drawn = series.map(({ key, label, color, dash }) => ({
    name: key,
    label,
    color,
    ...(dash === null ? {} : { strokeDasharray: dash }),
  }));
  const common = {
    ...grid,
    className: classes.drawing,
    h: '100%',
    data,
    dataKey: 'name',
    series: drawn,
    valueFormatter,
  } as const;
  if (kind === 'time') {
    return (
      <LineChart
        {...common}
        curveType="linear"
        withDots={rows.length < 25}
        strokeWidth={2.5}
        lineProps={{ isAnimationActive: false }}
        xAxisProps={{ minTickGap: 24 }}
        lineChartProps={{ margin: around }}
      />
    );
  }
  return (
    <BarChart
      {...common}
      type={kind === 'roles' ? 'default' : 'stacked'}
      withBarValueLabel={kind !== 'kinds'}
      barProps={{ isAnimationActive: false }}
      maxBarWidth={kind === 'teams' ? 140 : 64}
      barChartProps={{ margin: around }}
      yAxisProps={{ allowDecimals: kind !== 'teams', tickFormatter: (value) => inNumbers(value, language) }}
      xAxisProps={{ interval: 0, tickFormatter: shortened }}
    />
  );
}

/** A long name would stand in its neighbour's. */
function shortened(name: string): string {
  return name.length > 12 ? `${name.slice(0, 11)}…` : name;
}
