import type { GameSummary } from '../../shared/contract/club';
import { eveningIn } from '../../shared/game/evening';
import { type Game, openGame } from '../../shared/game/game';
import {
  advance,
  emptyHistory,
  type History,
  type Line,
  type Seal,
  timelineOf,
} from '../../shared/game/journal';
import { customRole, hasWon } from '../../shared/game/roles';
import { heldSeal, lastSeal, sealOf } from '../../shared/game/seal';
import type { GameState } from '../../shared/game/state';
import { rulesetOf } from '../../shared/rulesets';
import { seasonRule } from '../../shared/rulesets/sports/clubPoints';
import { type GameHeader, type StoredGame, StoreError } from '../store/store';

/** A stored game, replayed. Throws a `StoreError` for one this version cannot play. */
export function replay(header: GameHeader, lines: readonly Line[]): Game {
  const ruleset = rulesetOf(header.setup.ruleset);
  if (!ruleset) throw new StoreError('newer', header.id);
  const game = openGame(ruleset, header.setup, lines);
  if (!game) throw new StoreError('broken', header.id);
  return game;
}

/** What of a stored game's lines holds. Throws a `StoreError` for lines that do not fit. */
export function historyOf(header: GameHeader, lines: readonly Line[]): History {
  const history = lines.reduce<History | null>(
    (before, line) => before && advance(before, line),
    emptyHistory,
  );
  if (!history) throw new StoreError('broken', header.id);
  return history;
}

/**
 * The state a stored game comes to, many times faster than a replay: in a game that was never amended each entry was
 * judged when it was made, and would be judged the same again.
 */
export function stateOf(header: GameHeader, lines: readonly Line[]): GameState {
  if (lines.some(({ op }) => op.type === 'amend')) return replay(header, lines).state;
  const ruleset = rulesetOf(header.setup.ruleset);
  if (!ruleset) throw new StoreError('newer', header.id);
  return timelineOf(lines, historyOf(header, lines)).reduce(
    (state, { fact }) => ruleset.apply(state, fact),
    ruleset.begin(header.setup),
  );
}

/** A game's line in the index, from its file. A finished game is read from its seal, not worked out again. */
export function summarise(header: GameHeader, lines: readonly Line[]): GameSummary {
  const seal = lastSeal(lines);
  if (!seal) return summaryOf(header, replay(header, lines));
  return summaryFrom({ header, lines }, seal, { winner: seal.winner, at: endOf(header, lines) });
}

/** A game's line in the index. */
export function summaryOf(header: GameHeader, game: Game): GameSummary {
  const { ended } = game.state;
  const seal = heldSeal(game) ?? sealOf(game);
  return summaryFrom(
    { header, lines: game.lines },
    seal,
    ended && { winner: ended.winner, at: endOf(header, game.lines) },
  );
}

function summaryFrom(
  { header, lines }: StoredGame,
  seal: Seal,
  ended: { readonly winner: string | null; readonly at: number | null } | null,
): GameSummary {
  return {
    id: header.id,
    season: header.season,
    ruleset: header.setup.ruleset,
    ...houseIn(header.setup),
    startedAt: header.startedAt,
    endedAt: ended?.at ?? null,
    date: header.date,
    ...eveningIn(header, lines),
    status: !ended ? 'running' : ended.winner === null ? 'called-off' : 'ended',
    winner: ended ? seal.winner : null,
    ...(seal.unrated ? { unrated: true as const } : {}),
    seats: seal.seats.map((own) => seatSummary(header, own, seal, ended !== null)),
    ...(seal.discipline ? { discipline: seal.discipline } : {}),
    ...(header.setup.admitted ? { admitted: header.setup.admitted } : {}),
  };
}

/** The house rules of a game, as its line in the index names them. */
function houseIn({ house, options }: GameHeader['setup']): Pick<GameSummary, 'house'> {
  if (!house) return {};
  const { id, name, points = {} } = house;
  const terms = { amount: points.compensation ?? 0, share: points.compensationShare ?? 0 };
  return { house: { id, name, ...(options.compensation === 'season' ? { compensation: terms } : {}) } };
}

/**
 * A seat's part of the game, for the one whose points they are. A role of the club's own is told by its name: its id
 * says nothing outside its game.
 */
function seatSummary(
  header: GameHeader,
  { seat, role, team, out, fouls, points, total, ...holder }: Seal['seats'][number],
  seal: Seal,
  ended: boolean,
): GameSummary['seats'][number] {
  const first = header.setup.seats[seat - 1];
  const { player = first?.player, name = first?.name } = holder;
  if (player === undefined || name === undefined) throw new StoreError('broken', header.id);
  const decided = ended && seal.winner !== null && seal.winners?.length !== 0;
  const won = seal.winners?.includes(seat) ?? hasWon(seal, seat, team);
  const result = !decided ? 'none' : won ? 'win' : 'loss';
  const told = role === null ? null : (customRole(header.setup, role)?.name ?? role);
  const isFirst = seal.ledger.some((row) => row.seat === seat && row.rule === seasonRule && !row.void);
  const compensated = isFirst ? { compensated: true as const } : {};
  return { seat, player, name, role: told, team, result, out, fouls, points, total, ...compensated };
}

/** Wall clock of the line that holds and ended the game, ms. Throws a `StoreError` for lines that do not fit. */
function endOf(header: GameHeader, lines: readonly Line[]): number | null {
  const holds = new Set(historyOf(header, lines).undoable);
  return lines.findLast(({ n, op }) => holds.has(n) && endsGame(op))?.at ?? null;
}

function endsGame(op: Line['op']): boolean {
  if (op.type === 'add') return op.entries.some(({ fact }) => fact.type === 'gameEnded');
  if (op.type !== 'amend') return false;
  return op.changes.some((change) => change.type !== 'remove' && change.entry.fact.type === 'gameEnded');
}
