import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeDocument } from '../../electron/store/formats';
import { encodeHeader, encodeLines } from '../../electron/store/game-file';
import { playersKind, seasonsKind } from '../../electron/store/kinds';
import type { GameHeader } from '../../electron/store/store';
import type { Player } from '../../shared/contract/club';
import type { Line } from '../../shared/game/journal';
import { endedGame } from '../bench/club';

/** A finished game to be put into a club's folder. */
export interface Told {
  readonly date: string;
  readonly gameNo: number;
  /** Who sits at seat 1: the people follow in their order, round and round. */
  readonly first: number;
  readonly unrated?: boolean;
}

export const season = { id: 'season2026', name: 'Весна 2026', createdAt: 1_772_000_000_000 };

/** People of these names, in order. */
export function peopleNamed(names: readonly string[]): readonly Player[] {
  return names.map((name, at) => ({
    id: `player${String(at + 1).padStart(4, '0')}`,
    name,
    createdAt: season.createdAt + at,
  }));
}

/** Writes a club that has played these games: the same course each time, with other people at the seats. */
export function writeClub(folder: string, people: readonly Player[], games: readonly Told[]): void {
  mkdirSync(join(folder, 'games'), { recursive: true });
  writeFileSync(join(folder, 'players.json'), encodeDocument(playersKind, people));
  writeFileSync(join(folder, 'seasons.json'), encodeDocument(seasonsKind, [season]));
  const { header, lines } = endedGame();
  games.forEach(({ date, gameNo, first, unrated }, at) => {
    const seats = header.setup.seats.map((_, seat) => {
      const { id, name } = people[(first + seat) % people.length] ?? { id: '', name: '' };
      return { player: id, name };
    });
    const own: GameHeader = {
      ...header,
      id: `game${String(at + 1).padStart(4, '0')}`,
      season: season.id,
      date,
      gameNo,
      startedAt: Date.parse(`${date}T17:00:00Z`) + gameNo * 3_600_000,
      setup: { ...header.setup, seats, ...(unrated ? { unrated: true as const } : {}) },
    };
    const written = unrated ? lines.map(asUnrated) : lines;
    writeFileSync(
      join(folder, 'games', `${own.id}.jsonl`),
      Buffer.concat([encodeHeader(own), encodeLines(written)]),
    );
  });
}

function asUnrated(line: Line): Line {
  if (line.op.type !== 'seal') return line;
  return { ...line, op: { ...line.op, seal: { ...line.op.seal, unrated: true } } };
}
