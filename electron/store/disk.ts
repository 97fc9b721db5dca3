import { statSync } from 'node:fs';
import { chmod, type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, type Files, type OpenFile } from './files';

const RENAME_WAITS_MS = [10, 40, 100, 250];

/** The machine's own disk. */
export const disk: Files = {
  read: (path) => readFile(path),
  // A start asks for every game's length: the way to the thread pool and back would cost more than the call.
  size: async (path) => statSync(path).size,
  list: (folder) => readdir(folder),
  create: async (path) => opened(await open(path, 'wx', 0o600)),
  open: async (path) => opened(await open(path, 'r+')),
  rename: (from, to) => retryBusy(() => rename(from, to), RENAME_WAITS_MS),
  remove: (path) => rm(path),
  makeFolder,
  device: async (path) => statSync(path, { throwIfNoEntry: false })?.dev ?? null,
  syncFolder,
};

/** Tries again while a virus scanner or an indexer holds the file for a moment. */
export async function retryBusy(action: () => Promise<void>, waits: readonly number[]): Promise<void> {
  for (const wait of waits) {
    try {
      return await action();
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error) ?? '')) throw error;
      await sleep(wait);
    }
  }
  return action();
}

/** Writes until all is written: a disk that is nearly full or far away takes less than it is given. */
export async function writeAll(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'EIO' });
    done += bytesWritten;
  }
}

function opened(handle: FileHandle): OpenFile {
  return {
    size: async () => (await handle.stat()).size,
    isAt: async (path) => {
      const there = statSync(path, { throwIfNoEntry: false });
      const own = await handle.stat();
      return there !== undefined && there.ino === own.ino && there.dev === own.dev;
    },
    write: (bytes, position) => writeAll(handle, bytes, position),
    truncate: (length) => handle.truncate(length),
    sync: () => handle.sync(),
    datasync: () => handle.datasync(),
    close: () => handle.close(),
  };
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return restrict(path);
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first || dirname(made) === made) return;
  }
}

async function restrict(path: string): Promise<void> {
  if (((await stat(path)).mode & 0o077) === 0) return;
  try {
    await chmod(path, 0o700);
  } catch (error) {
    // A stick or a share without owners and modes cannot be made private, and still has to be usable.
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows has no way to flush a folder; its renames go through the file system's own log.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    // Some network and FUSE file systems answer so for folders.
    if (!['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    await folder.close();
  }
}
