import { summarise } from '../../electron/console/summary';
import { openStore } from '../../electron/store/open';
import type { BackupPreview, ClubFiles, MadeBackup } from '../../shared/contract/data';
import type { RequestBody } from '../../shared/contract/requests';
import { nine } from '../rules/evening';
import { dir, id, NOON } from '../store/fixtures';
import type { SimulatedDisk } from '../store/simulated-disk';
import { ConsoleEvening } from './evening';
import { emptyDisk } from './memory-store';

/** Names of the files of a folder, without what was there only for a moment. */
export function filesIn(disk: SimulatedDisk, folder: string): string[] {
  const names = disk.names(folder === '' ? dir : `${dir}/${folder}`);
  return names.filter((name) => !name.includes('.tmp-'));
}

let uploads = 0;

/** The requests that bring a backup's file to the console. */
export function offer(
  bytes: Uint8Array,
  parts = Math.max(1, Math.ceil(bytes.length / 36_000)),
): RequestBody[] {
  const upload = `upload${String(++uploads).padStart(4, '0')}`;
  const size = Math.ceil(bytes.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    type: 'offerBackup' as const,
    upload,
    file: 'club.json.gz',
    part,
    parts,
    content: Buffer.from(bytes.subarray(part * size, (part + 1) * size)).toString('base64'),
  }));
}

/** A console's evening over a simulated disk, with its files as they are. */
export class FilesEvening extends ConsoleEvening {
  constructor(
    readonly platter: SimulatedDisk,
    now: () => number = () => NOON,
  ) {
    const lock = async () => ({ release: () => Promise.resolve() });
    super(emptyDisk(), Number.POSITIVE_INFINITY, () =>
      openStore({ dir, now, id, files: platter, lock, summarise }),
    );
  }

  /** Plays a game that is called off, and puts it away. Gives its id. */
  async gameBehind(): Promise<string> {
    await this.begin(nine);
    const { game } = this;
    await this.must({ type: 'foul', seat: 7, confirmed: false });
    await this.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
    await this.must({ type: 'closeGame' });
    return game;
  }

  /** What a request brings. */
  async data<T>(body: RequestBody): Promise<T> {
    const answer = await this.must(body);
    if (answer.status === 'refused') throw new Error('refused');
    return answer.data as T;
  }

  files(): Promise<ClubFiles> {
    return this.data({ type: 'data' });
  }

  async gamesListed(): Promise<string[]> {
    return (await this.data<{ id: string }[]>({ type: 'games', season: null })).map((game) => game.id);
  }

  players(): Promise<{ id: string; name: string }[]> {
    return this.data({ type: 'players' });
  }

  /** Why a request is refused: the key of the file's trouble, or else of the refusal. */
  async refusalOf(body: RequestBody): Promise<string> {
    const answer = await this.ask(body);
    if (answer.status !== 'refused') throw new Error(`${body.type} was not refused`);
    const { why } = answer.refusal.reason.params ?? {};
    return typeof why === 'object' && 'key' in why ? why.key : answer.refusal.reason.key;
  }

  /** The bytes of a backup, part by part as the screen gets them. */
  async backUp(): Promise<Buffer> {
    const { parts } = await this.data<MadeBackup>({ type: 'backUp' });
    const all: Buffer[] = [];
    for (let part = 0; part < parts; part += 1) {
      all.push(Buffer.from(await this.data<string>({ type: 'backupPart', part }), 'base64'));
    }
    return Buffer.concat(all);
  }

  async previewOf(bytes: Uint8Array, parts?: number): Promise<BackupPreview> {
    let preview: BackupPreview | null = null;
    for (const body of offer(bytes, parts)) preview = await this.data(body);
    if (!preview) throw new Error('no preview came');
    return preview;
  }

  async restore(bytes: Uint8Array) {
    return this.ask({ type: 'restore', upload: (await this.previewOf(bytes)).upload });
  }

  /** Everything of the club that a backup holds, as it lies on the disk. */
  onDisk(): Record<string, string | null> {
    const games = filesIn(this.platter, 'games').map((name) => `games/${name}`);
    const names = [...games, 'players.json', 'seasons.json', 'settings.json'];
    return Object.fromEntries(names.map((name) => [name, this.platter.text(`${dir}/${name}`)]));
  }
}
