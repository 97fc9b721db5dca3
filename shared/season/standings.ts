import type { People } from '../club/people';
import type { Brought, Counting, GameSummary, Standing, TieBreak } from '../contract/club';
import type { Ruleset } from '../game/ruleset';
import type { RulesetId, Text } from '../game/words';
import { compensationOf, type SeasonTerms } from './compensation';
import { type Formula, formulaValue, readFormula } from './formula';

export type { Standing } from '../contract/club';

/** Which rules games were played by: a system's own, or a club's house rules over it. */
export interface PlayedBy {
  readonly ruleset: RulesetId;
  readonly house?: { readonly id: string; readonly name: string } | undefined;
}

/** Whether two were played by the same rules; house rules are known by their id, whatever they were called. */
export function isSamePlay(one: PlayedBy, other: PlayedBy): boolean {
  return one.ruleset === other.ruleset && one.house?.id === other.house?.id;
}

/** The table of one system of rules or of house rules: points of one say nothing beside those of another. */
export interface SystemStandings extends PlayedBy {
  readonly columns: readonly string[];
  /** What is to be known of its points. */
  readonly note: Text | null;
  readonly rows: readonly Standing[];
}

/** How games are counted; what is missing is as it ever was. */
export interface CountedBy extends Counting {
  /** Whose records are one person's; missing: each id is one person, with the name of the latest game. */
  readonly people?: People;
  /** What came from the club's sheet, of any system. */
  readonly brought?: readonly Brought[] | undefined;
  /** Only what was played in this role, as the summaries name it. */
  readonly role?: string | undefined;
}

type System = Pick<Ruleset, 'id' | 'columns' | 'pointsNote'>;
type Line = Omit<Standing, 'place' | 'below'>;
/** A player's seat in a game of a season, with the terms of a compensation that counts it. */
type Played = GameSummary['seats'][number] & {
  readonly season: string;
  readonly terms?: SeasonTerms | undefined;
};

/** Parts of a formula that every system has. */
const commonParts = ['pts', 'games', 'wins', 'losses', 'avg', 'winrate', 'fouls', 'removals'] as const;
const removalCauses: readonly string[] = ['fouls', 'removed', 'disqualified', 'suicide'];

/** Names a formula may use: what every player has, and the columns of points of these systems. */
export function formulaParts(systems: readonly Pick<System, 'columns'>[]): readonly string[] {
  return [...new Set([...commonParts, ...systems.flatMap((system) => system.columns)])];
}

/** Whether a seat left by a removal or a disqualification, and not by the game. */
export function isRemoval(out: string | null): boolean {
  return out !== null && removalCauses.includes(out);
}

/** A table for each system that was played to an end or brought in, the one played last first. */
export function standingsBySystem(
  games: readonly GameSummary[],
  systems: readonly System[],
  by: CountedBy = {},
): readonly SystemStandings[] {
  const ended = endedInOrder(games);
  const brought = by.role === undefined ? (by.brought ?? []) : [];
  return playedIn([...ended].reverse(), brought).flatMap(({ ruleset, house }) => {
    const system = systems.find((one) => one.id === ruleset);
    if (!system) return [];
    const own = ended.filter((game) => isSamePlay(game, { ruleset, house }));
    const sheet = brought.filter((line) => isSamePlay(line, { ruleset, house }));
    const columns = house ? columnsPlayed(own, sheet) : system.columns;
    const rows = standingsOf(own, columns, { ...by, brought: sheet });
    const note = house ? null : (system.pointsNote ?? null);
    return rows.length === 0 ? [] : [{ ruleset, ...(house ? { house } : {}), columns, note, rows }];
  });
}

/** The rules that were played, each once, as the first of the games calls them; those of a sheet alone last. */
export function playedIn(games: readonly PlayedBy[], brought: readonly PlayedBy[] = []): readonly PlayedBy[] {
  const all: PlayedBy[] = [];
  for (const { ruleset, house } of [...games, ...brought]) {
    const named = house ? { ruleset, house: { id: house.id, name: house.name } } : { ruleset };
    if (!all.some((one) => isSamePlay(one, named))) all.push(named);
  }
  return all;
}

/**
 * The columns that games by house rules, and what a sheet has of them, have points in: the club may have changed its
 * table meanwhile.
 */
export function columnsPlayed(
  games: readonly GameSummary[],
  brought: readonly Brought[] = [],
): readonly string[] {
  const lines = [...games.flatMap(({ seats }) => seats), ...brought];
  return [...new Set(lines.flatMap(({ points }) => Object.keys(points)))];
}

/**
 * The table of the given games of one system: who has most points stands first, equal totals share a place. Only games
 * that ended count; a running one and one that was called off and an unrated one stay out. A player has the name in the
 * directory, else that of his latest game. Without columns of points the place goes by wins, and among equal
 * wins by how many of his games they are. `by` may want another order; who has fewer games than it asks for stands
 * behind all others.
 */
export function standingsOf(
  games: readonly GameSummary[],
  columns: readonly string[],
  by: CountedBy = {},
): readonly Standing[] {
  const lines = [...gathered(games, by)].map(([player, own]) => lineOf(player, own, columns, by));
  const formula = by.order === 'formula' ? formulaIn(by.formula ?? '', columns) : null;
  const scored = formula ? lines.map((line) => ({ ...line, score: scoreOf(line, formula) })) : lines;
  const marks = marksOf(columns, by, formula !== null);
  const isBelow = ({ games: counted, played = counted }: Line) =>
    by.role === undefined && played < (by.minGames ?? 0);
  const sorted = scored
    .map((line) => ({ line, below: isBelow(line), mark: marks.map((mark) => mark(line)) }))
    .sort((a, b) => Number(a.below) - Number(b.below) || higher(a.mark, b.mark) || better(a.line, b.line));
  let place = 0;
  return sorted.map(({ line, below, mark }, at) => {
    const before = sorted[at - 1];
    if (before?.below !== below || higher(before.mark, mark) !== 0) place = at + 1;
    return { place, ...line, ...(below ? { below: true as const } : {}) };
  });
}

/** The rated games that ended with a result, in the order they were played. */
export function endedInOrder(games: readonly GameSummary[]): readonly GameSummary[] {
  return games
    .filter((game) => game.status === 'ended' && !game.unrated)
    .sort((a, b) => a.startedAt - b.startedAt || compare(a.id, b.id));
}

interface Own {
  name: string;
  readonly seats: Played[];
  readonly brought: Brought[];
}

/** What each person has, in the order it was played. */
function gathered(games: readonly GameSummary[], { people, brought, role }: CountedBy): Map<string, Own> {
  const all = new Map<string, Own>();
  const of = (id: string, name: string): Own => {
    const player = people?.personOf(id) ?? id;
    const own = all.get(player) ?? { name, seats: [], brought: [] };
    all.set(player, own);
    own.name = people?.person(player)?.name ?? (name || own.name);
    return own;
  };
  for (const line of brought ?? []) of(line.player, line.name ?? '').brought.push(line);
  for (const game of endedInOrder(games)) {
    for (const seat of game.seats) {
      const terms = seat.compensated ? game.house?.compensation : undefined;
      if (role === undefined || seat.role === role)
        of(seat.player, seat.name).seats.push({ ...seat, season: game.season, terms });
    }
  }
  return all;
}

/** A player's line. What was brought in counts whole: nobody knows of which games it is made. */
function lineOf(player: string, own: Own, columns: readonly string[], { best }: CountedBy): Line {
  const counted = best === undefined ? own.seats : bestOf(own.seats, best, columns.length > 0);
  const broughtGames = own.brought.reduce((games, line) => games + line.games, 0);
  const games = broughtGames + counted.length;
  const played = broughtGames + own.seats.length;
  const wins =
    own.brought.reduce((sum, line) => sum + line.wins, 0) +
    counted.filter(({ result }) => result === 'win').length;
  const parts: readonly Pick<Played, 'points' | 'total'>[] = [...own.brought, ...counted];
  const season = seasonal(counted);
  const total = parts.reduce((before, line) => add(before, line.total), season);
  return {
    player,
    name: own.name,
    games,
    ...(played > games ? { played } : {}),
    wins,
    winRate: games === 0 ? 0 : (100 * wins) / games,
    points: Object.fromEntries(
      columns.map((column) => [
        column,
        parts.reduce(
          (before, line) => add(before, line.points[column] ?? 0),
          column === compensated ? season : 0,
        ),
      ]),
    ),
    total,
    average: games === 0 ? 0 : total / games,
    fouls: counted.reduce((sum, seat) => sum + seat.fouls, 0),
    removals: counted.filter(({ out }) => isRemoval(out)).length,
  };
}

/** The column of a compensation. */
const compensated = 'compensation';

/** What these games of a player have besides their own points: the compensation over each season. */
function seasonal(games: readonly Played[]): number {
  const first = games.filter(({ terms }) => terms !== undefined);
  return first.reduce((sum, { season, terms }) => {
    const of = (all: readonly Played[]) => all.filter((one) => one.season === season).length;
    return terms ? add(sum, compensationOf(terms, of(first), of(games))) : sum;
  }, 0);
}

/** The best games of a player: by points, or by the result where the system has none; the earlier one of equals. */
function bestOf(seats: readonly Played[], best: number, byPoints: boolean): readonly Played[] {
  const worth = ({ total, result }: Played) => (byPoints ? total : Number(result === 'win'));
  return seats.toSorted((a, b) => worth(b) - worth(a)).slice(0, best);
}

/** The formula, where it can be read; whatever a system has no column for is 0 there. */
function formulaIn(source: string, columns: readonly string[]): Formula | null {
  const known = readFormula(source, [...commonParts, ...columns]);
  if ('formula' in known) return known.formula;
  // A name of another system's column.
  const any = readFormula(source, [...commonParts, ...columns, ...wordsIn(source)]);
  return 'formula' in any ? any.formula : null;
}

function wordsIn(source: string): readonly string[] {
  return source.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
}

function scoreOf(line: Line, formula: Formula): number {
  const { games, wins, fouls, removals } = line;
  return formulaValue(formula, {
    ...line.points,
    pts: line.total,
    games,
    wins,
    losses: games - wins,
    avg: line.average,
    winrate: line.winRate,
    fouls,
    removals,
  });
}

type Mark = (line: Line) => number;

const breaks: Readonly<Record<TieBreak, Mark>> = {
  wins: (line) => line.wins,
  winRate: (line) => line.winRate,
  average: (line) => line.average,
  points: (line) => line.total,
  moreGames: (line) => line.games,
  fewerGames: (line) => -line.games,
  fewerFouls: (line) => -line.fouls,
  fewerRemovals: (line) => -line.removals,
};

/** What a place goes by, in order; only who is equal in all of it shares one. */
function marksOf(columns: readonly string[], { order, ties = [] }: CountedBy, scored: boolean): Mark[] {
  const after = ties.map((name) => breaks[name]);
  if (scored) return [(line) => line.score ?? 0, ...after];
  if (columns.length === 0)
    return order === 'average'
      ? [breaks.winRate, ...after]
      : [breaks.wins, ...(ties.length > 0 ? after : [breaks.winRate])];
  return [order === 'average' ? breaks.average : breaks.points, ...after];
}

/** Which of two rows of marks is higher, as a comparison: below 0 for the first. */
function higher(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((mark, index) => mark !== b[index]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

/** Points may have decimals; thousandths are exact, so that 0.1 + 0.2 shares a place with 0.3. */
function add(a: number, b: number): number {
  return Math.round((a + b) * 1000) / 1000;
}

function better(a: Line, b: Line): number {
  return (
    b.total - a.total ||
    b.wins - a.wins ||
    a.games - b.games ||
    a.name.localeCompare(b.name, 'uk') ||
    compare(a.player, b.player)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
