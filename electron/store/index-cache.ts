import type { Adapter } from 'lowdb';
import { type GameSummary, summarySchema } from '../../shared/contract/club';
import type { Line } from '../../shared/game/journal';
import type { JsonFile } from './adapter';
import { reasonOf } from './errors';
import { codeOf } from './files';
import type { Games } from './games';
import type { IndexEntry } from './kinds';
import { type Place, tell } from './place';
import { type Document, type GameHeader, StoreError } from './store';
import { explainStrays } from './strays';

/** Makes a game's summary from its file. */
export type Summarise = (header: GameHeader, lines: readonly Line[]) => GameSummary;

/** The index on disk: each summary goes with the length its game's file had. */
export class IndexFile implements Adapter<readonly GameSummary[]> {
  readonly path: string;
  readonly #bytes = new WeakMap<GameSummary, number>();

  constructor(
    private readonly file: JsonFile<readonly IndexEntry[]>,
    private readonly games: Games,
  ) {
    this.path = file.path;
  }

  async read(): Promise<readonly GameSummary[] | null> {
    const entries = await this.file.read();
    for (const { bytes, summary } of entries ?? []) this.#bytes.set(summary, bytes);
    return entries?.map(({ summary }) => summary) ?? null;
  }

  async write(summaries: readonly GameSummary[]): Promise<void> {
    const entries: IndexEntry[] = [];
    for (const summary of summaries) entries.push({ bytes: await this.#lengthOf(summary), summary });
    await this.file.write(entries);
  }

  /** Throws on a summary that could not be read back. Those on disk were checked before. */
  check(summaries: readonly GameSummary[]): void {
    for (const summary of summaries) if (!this.#bytes.has(summary)) summarySchema.parse(summary);
  }

  /** Whether the summary was made of a file of this length. */
  fits(summary: GameSummary, bytes: number): boolean {
    return this.#bytes.get(summary) === bytes;
  }

  /** A game whose file is gone fits no length: the next start looks for it. */
  async #sizeOf(id: string): Promise<number> {
    try {
      return await this.games.size(id);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return -1;
      throw error;
    }
  }

  async #lengthOf(summary: GameSummary): Promise<number> {
    const known = this.#bytes.get(summary);
    if (known !== undefined) return known;
    const bytes = await this.#sizeOf(summary.id);
    this.#bytes.set(summary, bytes);
    return bytes;
  }
}

interface Reading {
  readonly summarise: Summarise;
  /** Hears how many of the games whose files have to be read have been read. */
  readonly onReading?: ((done: number, of: number) => void) | undefined;
}

/** Brings the index in line with the games' files: adds what is missing or has grown, drops what is gone. */
export async function refreshIndex(
  place: Place,
  index: Document<readonly GameSummary[]>,
  file: IndexFile,
  games: Games,
  { summarise, onReading = () => undefined }: Reading,
): Promise<void> {
  const ids = await games.list();
  const sizes = await Promise.all(ids.map(async (id) => [id, await games.size(id)] as const));
  const known = new Map(index.get().map((summary) => [summary.id, summary]));
  const next: GameSummary[] = [];
  const misnamed: string[] = [];
  const fitting = (id: string, bytes: number) => {
    const old = known.get(id);
    return old && file.fits(old, bytes) ? old : null;
  };
  const toRead = sizes.filter(([id, bytes]) => !fitting(id, bytes)).length;
  let read = 0;
  for (const [id, bytes] of sizes) {
    const old = fitting(id, bytes);
    known.delete(id);
    if (!old) onReading(read++, toRead);
    const summary = old ?? (await summaryOf(place, games, id, summarise, misnamed));
    if (summary) next.push(summary);
  }
  if (toRead > 0) onReading(toRead, toRead);
  let changed = toRead > 0;
  for (const { id, date, gameNo } of known.values()) {
    changed = true;
    const back = await broughtBack(place, games, id, summarise);
    if (back) next.push(back);
    const key = back ? 'store.notice.gameBack' : 'store.notice.gameGone';
    tell(place, 'warning', key, { date, no: gameNo });
  }
  if (changed) await save(place, index, next);
  const summed = new Set(next.map(({ id }) => id));
  await explainStrays(
    place,
    misnamed.filter((id) => !summed.has(id)),
  );
}

/** The summary of a game whose file was gone and came back from its copy. */
async function broughtBack(
  place: Place,
  games: Games,
  id: string,
  summarise: Summarise,
): Promise<GameSummary | null> {
  try {
    if (!(await games.bringBack(id))) return null;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    tell(place, 'error', 'store.notice.gameLeftOut', { file: `${id}.jsonl`, error: error.text });
    return null;
  }
  return summaryOf(place, games, id, summarise, []);
}

async function summaryOf(
  place: Place,
  games: Games,
  id: string,
  summarise: Summarise,
  misnamed: string[],
): Promise<GameSummary | null> {
  try {
    const { header, lines } = await games.read(id);
    return summarise(header, lines);
  } catch (error) {
    // One game that cannot be read or understood must not keep the console from starting.
    // A broken one was set aside, and that was told.
    if (error instanceof StoreError && error.reason === 'broken') return null;
    if (error instanceof StoreError && error.reason === 'copy') {
      misnamed.push(id);
      return null;
    }
    const file = `${id}.jsonl`;
    tell(place, 'error', 'store.notice.gameLeftOut', { file, error: reasonOf(error, file) });
    return null;
  }
}

async function save(
  place: Place,
  index: Document<readonly GameSummary[]>,
  summaries: readonly GameSummary[],
): Promise<void> {
  try {
    await index.put(summaries.toSorted((a, b) => a.startedAt - b.startedAt));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    // Only a cache: it is in memory, and the next start makes it again.
    tell(place, 'warning', 'store.notice.indexNotSaved', { error: error.text });
  }
}
