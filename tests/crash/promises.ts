import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFactRequest } from '../../electron/console/facts';
import { readGameFile } from '../../electron/store/game-file';
import type { Player } from '../../shared/contract/club';
import type { Response } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';

/** Everything a console answered `saved` to, and whether it is on the disk. */
export class Promises {
  /** Ids of requests that became a line of some game's journal. */
  private readonly entries = new Set<string>();
  private readonly games = new Set<string>();
  private readonly people = new Set<string>();
  /** The volume that was saved last, and those that were asked for since. */
  private volumes = [80];
  acknowledged = 0;

  /** Takes down what was asked, before it is sent. */
  asked(body: RequestBody): void {
    if (body.type === 'saveSettings' && body.settings.volume !== undefined)
      this.volumes.push(body.settings.volume);
  }

  /** Takes down an answer. */
  answered(id: string, body: RequestBody, response: Response): void {
    if (response.status !== 'saved') return;
    this.acknowledged += 1;
    if (isFactRequest(body) || body.type === 'undo' || body.type === 'redo') this.entries.add(id);
    if (body.type === 'startGame') this.games.add((response.data as { game: string }).game);
    if (body.type === 'addPlayers')
      for (const player of response.data as Player[]) this.people.add(player.name);
    if (body.type === 'saveSettings') this.volumes = this.volumes.slice(-1);
  }

  /** What is not on the disk, and what is there twice. */
  async check(folder: string): Promise<{ readonly lost: string[]; readonly doubled: string[] }> {
    const written: string[] = [];
    const there = new Set<string>();
    for (const name of gameFiles(folder)) {
      const { header, lines } = await readGameFile(join(folder, 'games', name));
      there.add(header.id);
      // The seal is written with the line it seals, and by the same request.
      for (const { by, op } of lines) if (op.type !== 'seal') written.push(by.slice(by.indexOf(':') + 1));
    }
    const counts = new Map<string, number>();
    for (const id of written) counts.set(id, (counts.get(id) ?? 0) + 1);
    const names = this.people.size > 0 ? namesIn(folder) : [];
    const volume = this.volumes.length > 1 || this.volumes[0] !== 80 ? volumeIn(folder) : 80;
    return {
      lost: [
        ...[...this.entries].filter((id) => !counts.has(id)),
        ...[...this.games].filter((id) => !there.has(id)),
        ...[...this.people].filter((name) => !names.includes(name)),
        ...(this.volumes.includes(volume) ? [] : [`volume ${this.volumes[0]}, found ${volume}`]),
      ],
      doubled: [
        ...[...counts].filter(([, count]) => count > 1).map(([id]) => id),
        ...names.filter((name, at) => names.indexOf(name) !== at),
      ],
    };
  }
}

/** Killed in its first start the console may not have come to its folders. */
function gameFiles(folder: string): string[] {
  const games = join(folder, 'games');
  return existsSync(games) ? readdirSync(games).filter((name) => name.endsWith('.jsonl')) : [];
}

function namesIn(folder: string): string[] {
  const { data }: { data: Player[] } = JSON.parse(readFileSync(join(folder, 'players.json'), 'utf8'));
  return data.map(({ name }) => name);
}

function volumeIn(folder: string): number {
  try {
    const { data }: { data: { volume: number } } = JSON.parse(
      readFileSync(join(folder, 'settings.json'), 'utf8'),
    );
    return data.volume;
  } catch (error) {
    // Never written: the default holds.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 80;
    throw error;
  }
}
