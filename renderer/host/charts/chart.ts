import { useTranslation } from 'react-i18next';
import type { People } from '../../../shared/club/people';
import type { GameSummary } from '../../../shared/contract/club';
import { balance, overTime, roleStatistics } from '../../../shared/season/charts';
import type { SystemStandings } from '../../../shared/season/standings';
import { inNumbers } from '../../ui/numbers';
import type { Around } from './picture';
import { strokeOf, teamColor } from './series';

export const chartKinds = ['time', 'kinds', 'teams', 'roles'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** People with a line, and with a bar. */
const mostLines = 8;
const mostBars = 12;

/** One line or bar of a chart: its key in the rows, its name, its stroke. */
interface Series {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly dash: string | null;
}

/** A chart as data: rows by key, and what is drawn of them. */
export interface Chart {
  readonly kind: ChartKind;
  readonly title: string;
  /** What it shows, for those who hear the page. */
  readonly told: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly series: readonly Series[];
  readonly legend: Around['legend'];
}

/** Whether there is nothing to draw: results from a sheet have no games, and may have nothing but a total. */
export function isBlank({ kind, rows, series }: Chart): boolean {
  return kind === 'kinds'
    ? rows.every((row) => series.every(({ key }) => Number(row[key] ?? 0) === 0))
    : rows.length === 0;
}

type Words = ReturnType<typeof useTranslation>['t'];

/** The chart of this kind of a system's table and games. */
export function useChart(
  kind: ChartKind,
  table: SystemStandings,
  games: readonly GameSummary[],
  personOf: People['personOf'],
): Chart {
  const { t, i18n } = useTranslation();
  const made = {
    time: () => time(t, table, games, personOf),
    kinds: () => kinds(t, table),
    teams: () => teams(t, games),
    roles: () => roles(t, table, games),
  }[kind]();
  const told = made.rows
    .slice(0, 30)
    .map((row) =>
      [
        row.name,
        ...made.series.map(({ key, label }) => `${label} ${inNumbers(Number(row[key] ?? 0), i18n.language)}`),
      ].join(': '),
    );
  return { kind, ...made, told: `${made.title}. ${kind === 'time' ? (told.at(-1) ?? '') : told.join('; ')}` };
}

type Made = Omit<Chart, 'kind' | 'told'>;

function time(
  t: Words,
  { columns, rows }: SystemStandings,
  games: readonly GameSummary[],
  personOf: People['personOf'],
): Made {
  const people = rows.slice(0, mostLines);
  const series = people.map(({ name }, at) => ({ key: `p${at}`, label: name, ...strokeOf(at) }));
  const moments = overTime(games, columns.length > 0, people, personOf);
  return {
    title: t(columns.length > 0 ? 'charts.title.points' : 'charts.title.wins'),
    rows: moments.map(({ date, gameNo, totals }) => ({
      name: `${date.slice(8)}.${date.slice(5, 7)} · ${gameNo}`,
      ...Object.fromEntries(totals.map((total, at) => [`p${at}`, total])),
    })),
    series,
    legend: series,
  };
}

function kinds(t: Words, { columns, rows }: SystemStandings): Made {
  const series = columns.map((column, at) => ({
    key: column,
    label: t(`table.points.column.${column}`),
    color: strokeOf(at).color,
    dash: null,
  }));
  return {
    title: t('charts.title.kinds'),
    rows: rows.slice(0, mostBars).map(({ name, points }) => ({
      name,
      ...Object.fromEntries(columns.map((column) => [column, points[column] ?? 0])),
    })),
    series,
    legend: series,
  };
}

function teams(t: Words, games: readonly GameSummary[]): Made {
  const won = balance(games);
  return {
    title: t('charts.title.teams', { count: won.reduce((sum, { wins }) => sum + wins, 0) }),
    // A bar of its own for each team, in its colour.
    rows: won.map(({ team, wins }) => ({ name: t(`team.${team}`), [team]: wins })),
    series: won.map(({ team }) => ({
      key: team,
      label: t(`team.${team}`),
      color: teamColor[team] ?? '#b6bdca',
      dash: null,
    })),
    legend: [],
  };
}

function roles(t: Words, { ruleset }: SystemStandings, games: readonly GameSummary[]): Made {
  const series = [
    { key: 'games', label: t('charts.games'), color: '#b6bdca', dash: null },
    { key: 'winRate', label: t('charts.winRate'), color: '#3dd68c', dash: null },
  ];
  return {
    title: t('charts.title.roles'),
    rows: roleStatistics(games)
      .slice(0, mostBars)
      .map(({ role, games: played, winRate }) => ({
        // A role of the club's own is called as it is written.
        name: t(`role.${ruleset}.${role}`, { defaultValue: role }),
        games: played,
        winRate,
      })),
    series,
    legend: series,
  };
}
