import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, opendir, realpath } from 'node:fs/promises';
import { extname, isAbsolute, join, sep } from 'node:path';

/** What Chromium plays of a host's music, and what it is told that it is. */
const types: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
};

/** A folder is looked through so far: more files, or deeper ones, are left where they are. */
const most = { tracks: 500, entries: 5_000, depth: 3 };

/** A file of the host's folder. */
export interface FoundTrack {
  readonly id: string;
  /** Its way from the folder, with slashes. */
  readonly name: string;
  readonly parts: readonly string[];
}

export interface FoundTracks {
  readonly tracks: readonly FoundTrack[];
  readonly left: boolean;
}

/** A track that is open to be read. Whoever has it closes it. */
export interface OpenTrack {
  readonly type: string;
  readonly size: number;
  readonly file: FileHandle;
}

/** Why a folder cannot be used. */
export type FolderFault = 'relative' | 'gone' | 'noFolder' | 'denied' | 'empty';

export class FolderError extends Error {
  constructor(
    readonly fault: FolderFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

/**
 * The music in a folder and the folders in it, by name. Links are not followed, so that nothing is found outside.
 * Rejects with a `FolderError`.
 */
export async function findTracks(folder: string): Promise<FoundTracks> {
  if (!isAbsolute(folder)) throw new FolderError('relative');
  const seen = { entries: 0, left: false };
  const found: FoundTrack[] = [];
  try {
    await look(folder, [], found, seen);
  } catch (error) {
    throw new FolderError(faultOf(error), { cause: error });
  }
  if (found.length === 0) throw new FolderError('empty');
  found.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return { tracks: found.slice(0, most.tracks), left: seen.left || found.length > most.tracks };
}

async function look(
  folder: string,
  parts: readonly string[],
  found: FoundTrack[],
  seen: { entries: number; left: boolean },
): Promise<void> {
  for await (const entry of await opendir(join(folder, ...parts))) {
    seen.entries += 1;
    if (seen.entries > most.entries) {
      seen.left = true;
      return;
    }
    const here = [...parts, entry.name];
    if (entry.isDirectory()) {
      if (here.length > most.depth) seen.left = true;
      else await look(folder, here, found, seen);
    } else if (entry.isFile() && extname(entry.name).toLowerCase() in types) {
      const name = here.join('/');
      found.push({ id: idOf(name), name, parts: here });
    }
  }
}

/**
 * Opens a file that `findTracks` has found. Null where it is no longer that file: gone, or a link, or reached through
 * one, so that whatever was put in its place meanwhile leads nowhere.
 */
export async function openTrack(folder: string, { parts }: FoundTrack): Promise<OpenTrack | null> {
  const type = types[extname(parts.at(-1) ?? '').toLowerCase()];
  if (!type) return null;
  let file: FileHandle | null = null;
  try {
    const root = await realpath(folder);
    const place = join(root, ...parts);
    if (!place.startsWith(root.endsWith(sep) ? root : root + sep)) return null;
    if ((await realpath(place)) !== place || !(await lstat(place)).isFile()) return null;
    // Where the system has them: no link at the last moment, and nothing that keeps the reader waiting.
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
    file = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const facts = await file.stat();
    if (!facts.isFile()) throw new FolderError('gone');
    return { type, size: facts.size, file };
  } catch (error) {
    await file?.close();
    if (error instanceof FolderError || codeOf(error) !== null) return null;
    throw error;
  }
}

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

function faultOf(error: unknown): FolderFault {
  const code = codeOf(error);
  if (code === 'ENOTDIR') return 'noFolder';
  if (code === 'EACCES' || code === 'EPERM') return 'denied';
  if (code !== null) return 'gone';
  throw error;
}

/** What the system says of a file; null for an error of another kind. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
