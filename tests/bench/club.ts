import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replay, summarise } from '../../electron/console/summary';
import { encodeHeader, encodeLines } from '../../electron/store/game-file';
import { openStore } from '../../electron/store/open';
import type { GameHeader } from '../../electron/store/store';
import { enter, isRefused } from '../../shared/game/game';
import type { Line } from '../../shared/game/journal';
import { sealOf } from '../../shared/game/seal';
import { played } from './played';

const folders = resolve(import.meta.dirname, '../../.data/bench');
const names = ['Ґалаґан', 'Їжак', 'Євген', 'Чорна Пані', 'Щука', 'Ясен', 'Ківі', 'Мавка', 'Сойка', 'Лис'];
const season = 'season2026';

/** A fresh folder on the disk the project lies on: a folder in memory would flush for nothing. */
export function newFolder(): string {
  mkdirSync(folders, { recursive: true });
  return mkdtempSync(join(folders, 'club-'));
}

/** Removes all folders of the bench. */
export function removeFolders(): void {
  rmSync(folders, { recursive: true, force: true });
}

/** The data of a club that played `games` whole games in a season, with its index. */
export async function clubFolder(games: number): Promise<string> {
  const dir = newFolder();
  writeGames(dir, games);
  await (await openStore({ dir, now: Date.now, id: ids(), summarise })).close();
  return dir;
}

/** The files of `games` ended games, forty players in turn, without an index. */
export function writeGames(dir: string, games: number): void {
  const { header, lines } = endedGame();
  const written = encodeLines(lines);
  mkdirSync(join(dir, 'games'), { recursive: true });
  for (let at = 0; at < games; at += 1) {
    const own: GameHeader = {
      ...header,
      id: `game${String(at).padStart(6, '0')}`,
      startedAt: header.startedAt + at * 3_600_000,
      gameNo: 1 + (at % 4),
      setup: { ...header.setup, seats: header.setup.seats.map((_, seat) => person(seat * 4 + (at % 4))) },
    };
    writeFileSync(join(dir, 'games', `${own.id}.jsonl`), Buffer.concat([encodeHeader(own), written]));
  }
}

/** A generator of ids fit for file names. */
export function ids(): () => string {
  let last = 0;
  return () => `bench${String(++last).padStart(8, '0')}`;
}

function person(no: number): { player: string; name: string } {
  return { player: `player${String(no).padStart(4, '0')}`, name: `${names[no % names.length]} ${no}` };
}

/** A whole game with its winner confirmed and its seal, as it lies on the disk. */
export function endedGame(): { header: GameHeader; lines: readonly Line[] } {
  const game = played();
  const winner = game.state.win?.winner ?? 'white';
  const stamp = { at: 0, by: 'bench', id: ids() };
  const ended = enter(game, [{ type: 'gameEnded', winner, during: game.state.phase }], stamp, 'bench');
  if (isRefused(ended)) throw new Error(`the end was refused: ${ended.rule}`);
  const seal = { type: 'seal', seal: sealOf(ended.game) } as const;
  const lines = [...ended.game.lines, { n: ended.line.n + 1, at: 0, by: 'bench', op: seal }];
  const header: GameHeader = {
    format: 'mafia-host-console/game',
    version: 1,
    id: 'game000000',
    season,
    startedAt: 1_750_000_000_000,
    date: '2026-03-05',
    gameNo: 1,
    setup: game.setup,
  };
  replay(header, lines);
  return { header, lines };
}
