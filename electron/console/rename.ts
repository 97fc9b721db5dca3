import type { GameSummary, Player, Season } from '../../shared/contract/club';
import type { Entry } from '../../shared/game/facts';
import type { Change, Line, Op, Seal } from '../../shared/game/journal';
import type { StoredGame } from '../store/store';

/** Whether the points of a seat of this game are the player's. */
export function names(game: GameSummary, player: string): boolean {
  return game.seats.some((seat) => seat.player === player);
}

/** A game's summary with another name for a player. */
export function renamedSummary(game: GameSummary, player: string, name: string): GameSummary {
  return { ...game, seats: game.seats.map((seat) => renamed(seat, player, name)) };
}

/** A stored game with another name for its host, wherever the host has or had one of these names. */
export function renamedHost(
  { header, lines }: StoredGame,
  isHis: (name: string) => boolean,
  name: string,
): StoredGame {
  const renamed = <T extends { readonly host?: string | undefined }>(one: T): T =>
    one.host !== undefined && isHis(one.host) ? { ...one, host: name } : one;
  return {
    header: renamed(header),
    lines: lines.map((line) => (line.op.type === 'evening' ? { ...line, op: renamed(line.op) } : line)),
  };
}

/** A record of which nothing is left but the id, the name and that it is merged. */
export function forgotten({ id, createdAt, inactive, sameAs }: Player, name: string): Player {
  return { id, name, createdAt, ...(inactive ? { inactive } : {}), ...(sameAs ? { sameAs } : {}) };
}

/** A season whose frozen tables and brought results have another name for the player of these ids. */
export function renamedSeason(season: Season, ids: readonly string[], name: string): Season {
  const brought = season.brought?.map((line) => (ids.includes(line.player) ? { ...line, name } : line));
  const renamed = brought ? { ...season, brought } : season;
  const { closed } = season;
  if (!closed) return renamed;
  const tables = closed.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => (ids.includes(row.player) ? { ...row, name } : row)),
  }));
  return { ...renamed, closed: { ...closed, tables } };
}

/**
 * A stored game with another name for a player wherever one stands beside the player's id: in the header, in every
 * entry that holds, was undone or was amended, and in the seals.
 */
export function renamedGame({ header, lines }: StoredGame, player: string, name: string): StoredGame {
  const seats = header.setup.seats.map((seat) => renamed(seat, player, name));
  return {
    header: { ...header, setup: { ...header.setup, seats } },
    lines: lines.map((line): Line => ({ ...line, op: renamedOp(line.op, player, name) })),
  };
}

function renamedOp(op: Op, player: string, name: string): Op {
  switch (op.type) {
    case 'add':
      return { ...op, entries: op.entries.map((entry) => renamedEntry(entry, player, name)) };
    case 'amend':
      return { ...op, changes: op.changes.map((change) => renamedChange(change, player, name)) };
    case 'seal':
      return { ...op, seal: renamedSeal(op.seal, player, name) };
    case 'undo':
    case 'redo':
    case 'evening':
      return op;
  }
}

function renamedChange(change: Change, player: string, name: string): Change {
  return change.type === 'remove' ? change : { ...change, entry: renamedEntry(change.entry, player, name) };
}

function renamedEntry(entry: Entry, player: string, name: string): Entry {
  const { fact } = entry;
  return 'player' in fact ? { ...entry, fact: renamed(fact, player, name) } : entry;
}

function renamedSeal(seal: Seal, player: string, name: string): Seal {
  return { ...seal, seats: seal.seats.map((seat) => renamed(seat, player, name)) };
}

function renamed<T extends { readonly player?: string | undefined; readonly name?: string | undefined }>(
  one: T,
  player: string,
  name: string,
): T {
  return one.player === player ? { ...one, name } : one;
}
