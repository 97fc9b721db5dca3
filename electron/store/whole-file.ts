import { basename, dirname, join } from 'node:path';
import { codeOf } from './files';
import { type Place, stamp } from './place';

const TEMPORARY = /\.tmp-[\w-]+$/;

/** Puts a whole file on disk: after a power cut there is the old one or the new one, never a mixture. */
export async function writeWhole(place: Place, path: string, bytes: Uint8Array): Promise<void> {
  await place.home.check();
  const temporary = `${path}.tmp-${place.id()}`;
  try {
    await writeNew(place, temporary, bytes);
    await place.files.rename(temporary, path);
  } catch (error) {
    await discard(place, temporary);
    throw error;
  }
  await place.files.syncFolder(dirname(path));
}

/** Keeps bytes of a damaged file beside it, as `<file>.<kind>-<time>`. Gives the name back. */
export async function keepBeside(
  place: Place,
  path: string,
  kind: 'corrupt' | 'torn',
  bytes: Uint8Array,
): Promise<string> {
  const aside = await freeName(place, path, kind);
  await writeWhole(place, aside, bytes);
  return basename(aside);
}

/** Moves a file that cannot be used out of the way, to `<file>.<kind>-<time>`. Gives the name back. */
export async function moveAside(
  place: Place,
  path: string,
  kind: 'corrupt' | 'newer' | 'foreign' = 'corrupt',
): Promise<string> {
  const aside = await freeName(place, path, kind);
  await place.files.rename(path, aside);
  await place.files.syncFolder(dirname(path));
  return basename(aside);
}

/** Removes what an interrupted write left behind. */
export async function removeTemporary(place: Place, folder: string): Promise<void> {
  for (const name of await place.files.list(folder)) {
    if (TEMPORARY.test(name)) await discard(place, join(folder, name));
  }
}

async function writeNew(place: Place, path: string, bytes: Uint8Array): Promise<void> {
  const file = await place.files.create(path);
  try {
    await file.write(bytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A leftover does no harm and is tried again at the next start, so failing to remove it stops nothing. */
async function discard(place: Place, path: string): Promise<void> {
  await place.files.remove(path).catch(() => undefined);
}

async function freeName(place: Place, path: string, kind: string): Promise<string> {
  const wanted = `${path}.${kind}-${stamp(place.now())}`;
  for (let no = 1; ; no++) {
    const name = no === 1 ? wanted : `${wanted}-${no}`;
    try {
      await place.files.size(name);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return name;
      throw error;
    }
  }
}
