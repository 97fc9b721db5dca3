import type { Summarise } from '../../electron/store/index-cache';
import { openStore } from '../../electron/store/open';
import type { GameHeader, Store } from '../../electron/store/store';
import type { Line } from '../../shared/game/journal';
import type { SimulatedDisk } from './simulated-disk';

export const dir = '/club';
export const gameA = 'gameaaaa1';
export const gameB = 'gamebbbb2';
export const pathOf = (game: string) => `${dir}/games/${game}.jsonl`;
/** 2026-03-06, noon by UTC. */
export const NOON = Date.UTC(2026, 2, 6, 12);
export const DAY = 86_400_000;

let ids = 0;
export const id = () => `id${String(++ids).padStart(8, '0')}`;

/** Opens the store on a simulated disk. */
export function openOn(disk: SimulatedDisk, now = NOON, withSummaries = true): Promise<Store> {
  const lock = async () => ({ release: () => Promise.resolve() });
  return openStore({ dir, now: () => now, id, files: disk, lock, ...(withSummaries ? { summarise } : {}) });
}

export function headerOf(game: string, gameNo = 1): GameHeader {
  return {
    format: 'mafia-host-console/game',
    version: 1,
    id: game,
    season: 'season2026',
    startedAt: NOON + gameNo,
    date: '2026-03-06',
    gameNo,
    setup: {
      ruleset: 'demafia',
      options: {},
      seats: [1, 2, 3, 4, 5, 6].map((seat) => ({ player: `player000${seat}`, name: `Гравець ${seat}` })),
      composition: { boss: 1, sheriff: 1, citizen: 4 },
    },
  };
}

/** Journal lines `from` to `to`. */
export function linesOf(from: number, to: number): Line[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const n = from + index;
    const fact = { type: 'foul', seat: 1 + (n % 6), during: 'd1/talk', reason: `слово ${n}` } as const;
    return { n, at: NOON + n, by: 'host', op: { type: 'add', entries: [{ id: `entry${n}`, v: 1, fact }] } };
  });
}

/** The file of a game with this many lines. */
export function fileOf(game: string, lines: number): string {
  return [headerOf(game), ...linesOf(1, lines)].map((value) => `${JSON.stringify(value)}\n`).join('');
}

/** A summary that shows how many lines it was made of. */
export const summarise: Summarise = (header, lines) => ({
  id: header.id,
  season: header.season,
  ruleset: header.setup.ruleset,
  startedAt: header.startedAt,
  endedAt: null,
  date: header.date,
  gameNo: header.gameNo,
  status: 'running',
  winner: `${lines.length} lines`,
  seats: [],
});

/** Keys of what the host is told. */
export const told = (store: Store) => store.notices.map(({ text }) => text.key);
