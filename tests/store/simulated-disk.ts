import { basename, dirname } from 'node:path';
import type { Files, OpenFile } from '../../electron/store/files';

interface Inode {
  /** What a running program reads. */
  now: Uint8Array;
  /** What is on the platter. */
  safe: Uint8Array;
}

interface NameChange {
  readonly folder: string;
  readonly apply: (names: Map<string, Inode>) => void;
}

/** The machine is off: nothing works until `crash()` has started it again. */
export class PowerCut extends Error {}

/**
 * A disk in memory that keeps only what was flushed: contents by `sync` and `datasync`, names by `syncFolder`.
 * It counts its operations; the power can be cut, or an error can come, at any one of them.
 */
export class SimulatedDisk implements Files {
  operations = 0;
  bytesWritten = 0;
  openFiles = 0;
  /** No room for more bytes: a write stops half-way. */
  full = false;
  /** Whether an error that was asked for has come. */
  failed = false;
  #folders = new Map<string, Map<string, Inode>>();
  #safe = new Map<string, Map<string, Inode>>();
  #pending: NameChange[] = [];
  #cutAt = Number.POSITIVE_INFINITY;
  #fault: { readonly at: number; readonly code: string; readonly times: number } | null = null;
  #off = false;
  #start = 0;
  #stick: string | null = null;
  #plugged = true;
  #onStick = new Map<string, Map<string, Inode>>();

  /** Cuts the power at the k-th operation from now on, counted from 1. */
  cutAt(k: number): void {
    this.#cutAt = this.operations + k;
  }

  /** Answers the k-th operation from now on, and those after it, with an error of the system. */
  failAt(k: number, code: string, times = 1): void {
    this.#fault = { at: this.operations + k, code, times };
  }

  /** All operations work again. */
  repair(): void {
    this.#fault = null;
  }

  /**
   * Takes the power away and brings it back. With `luck` (numbers from 0 to below 1) some of what was not
   * flushed is there all the same, as on a real disk: the first of the names' changes, a part of the written
   * bytes, or zeros in their place.
   */
  crash(luck: () => number = () => 0): void {
    const kept = Math.floor(luck() * (this.#pending.length + 1));
    for (const change of this.#pending.slice(0, kept)) change.apply(names(this.#safe, change.folder));
    this.#pending = [];
    for (const inode of new Set([...this.#safe.values()].flatMap((folder) => [...folder.values()]))) {
      inode.safe = survived(inode, luck);
      inode.now = inode.safe;
    }
    this.#folders = new Map([...this.#safe].map(([path, folder]) => [path, new Map(folder)]));
    this.#off = false;
    this.#cutAt = Number.POSITIVE_INFINITY;
    this.#fault = null;
    this.#start++;
    this.openFiles = 0;
  }

  /** Takes a folder away with everything in it, as a file manager does. */
  removeFolder(path: string): void {
    for (const folder of [...this.#folders.keys()]) {
      if (!isIn(folder, path)) continue;
      this.#folders.delete(folder);
      this.#safe.delete(folder);
    }
  }

  /** Says that this folder is where a stick is mounted. */
  mountAt(path: string): void {
    this.#stick = path;
  }

  /** Pulls the stick out. `bare`: the folder it was mounted at stays, empty, on the laptop's own disk. */
  unplug(bare = false): void {
    const stick = this.#stick ?? '/';
    this.#plugged = false;
    this.#onStick = new Map([...this.#folders].filter(([path]) => isIn(path, stick)));
    for (const path of this.#onStick.keys()) this.#folders.delete(path);
    if (bare) this.#folders.set(stick, new Map());
  }

  /** Plugs it in again, as it was. */
  plugIn(): void {
    this.#plugged = true;
    for (const [path, folder] of this.#onStick) this.#folders.set(path, folder);
  }

  /** Puts a file there, flushed, as if it always had been. */
  put(path: string, bytes: Uint8Array | string): void {
    const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
    const inode = { now: content, safe: content };
    names(this.#folders, dirname(path)).set(basename(path), inode);
    names(this.#safe, dirname(path)).set(basename(path), inode);
  }

  /** The text of a file as a program sees it; null when there is none. */
  text(path: string): string | null {
    const inode = this.#folders.get(dirname(path))?.get(basename(path));
    return inode ? new TextDecoder().decode(inode.now) : null;
  }

  /** Names in a folder. */
  names(folder: string): string[] {
    return [...(this.#folders.get(folder)?.keys() ?? [])].toSorted();
  }

  async read(path: string): Promise<Uint8Array> {
    await this.#step();
    return this.#find(path).now.slice();
  }

  async size(path: string): Promise<number> {
    await this.#step();
    return this.#find(path).now.length;
  }

  async list(folder: string): Promise<readonly string[]> {
    await this.#step();
    if (!this.#folders.has(folder)) throw systemError('ENOENT', folder);
    return this.names(folder);
  }

  async create(path: string): Promise<OpenFile> {
    await this.#step();
    const folder = dirname(path);
    if (!this.#folders.has(folder)) throw systemError('ENOENT', path);
    if (names(this.#folders, folder).has(basename(path))) throw systemError('EEXIST', path);
    const inode = { now: new Uint8Array(), safe: new Uint8Array() };
    this.#change({ folder, apply: (all) => all.set(basename(path), inode) });
    return this.#opened(inode);
  }

  async open(path: string): Promise<OpenFile> {
    await this.#step();
    return this.#opened(this.#find(path));
  }

  async rename(from: string, to: string): Promise<void> {
    await this.#step();
    const inode = this.#find(from);
    if (dirname(from) !== dirname(to)) throw systemError('EXDEV', to);
    this.#change({
      folder: dirname(to),
      apply: (all) => {
        all.delete(basename(from));
        all.set(basename(to), inode);
      },
    });
  }

  async remove(path: string): Promise<void> {
    await this.#step();
    this.#find(path);
    this.#change({ folder: dirname(path), apply: (all) => all.delete(basename(path)) });
  }

  /** Not counted: it asks nothing of the platter. The laptop's own disk is 2 where there is a stick, which is 1. */
  async device(path: string): Promise<number | null> {
    const isThere =
      path === '/' || this.#folders.has(path) || this.#folders.get(dirname(path))?.has(basename(path));
    if (!isThere) return null;
    return this.#stick === null || (this.#plugged && isIn(path, this.#stick)) ? 1 : 2;
  }

  async makeFolder(path: string): Promise<void> {
    await this.#step();
    names(this.#folders, path);
    names(this.#safe, path);
  }

  async syncFolder(path: string): Promise<void> {
    await this.#step();
    for (const change of this.#pending) {
      if (change.folder === path) change.apply(names(this.#safe, path));
    }
    this.#pending = this.#pending.filter(({ folder }) => folder !== path);
  }

  #opened(inode: Inode): OpenFile {
    const start = this.#start;
    const step = (half?: () => void) => {
      if (start !== this.#start) throw systemError('EBADF', 'a file opened before the crash');
      return this.#step(half);
    };
    this.openFiles++;
    return {
      isAt: async (path) => this.#folders.get(dirname(path))?.get(basename(path)) === inode,
      size: async () => {
        await step();
        return inode.now.length;
      },
      write: async (bytes, position) => {
        const half = () => overwrite(inode, bytes.subarray(0, bytes.length >> 1), position);
        await step(half);
        if (this.full) {
          half();
          throw systemError('ENOSPC', 'simulated');
        }
        overwrite(inode, bytes, position);
        this.bytesWritten += bytes.length;
      },
      truncate: async (length) => {
        await step();
        inode.now = resized(inode.now, length);
      },
      sync: async () => {
        await step();
        inode.safe = inode.now;
      },
      datasync: async () => {
        await step();
        inode.safe = inode.now;
      },
      close: async () => {
        this.openFiles--;
        await step();
      },
    };
  }

  #change(change: NameChange): void {
    change.apply(names(this.#folders, change.folder));
    this.#pending.push(change);
  }

  #find(path: string): Inode {
    const inode = this.#folders.get(dirname(path))?.get(basename(path));
    if (!inode) throw systemError('ENOENT', path);
    return inode;
  }

  /** One operation. `half` is what an interrupted one has done by then. */
  async #step(half?: () => void): Promise<void> {
    this.operations++;
    if (this.#off) throw new PowerCut();
    if (this.operations === this.#cutAt) {
      half?.();
      this.#off = true;
      throw new PowerCut();
    }
    const fault = this.#fault;
    if (fault && this.operations >= fault.at && this.operations < fault.at + fault.times) {
      half?.();
      this.failed = true;
      throw systemError(fault.code, 'simulated');
    }
  }
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

function names(folders: Map<string, Map<string, Inode>>, path: string): Map<string, Inode> {
  const folder = folders.get(path) ?? new Map<string, Inode>();
  folders.set(path, folder);
  return folder;
}

function resized(bytes: Uint8Array, length: number): Uint8Array {
  const result = new Uint8Array(length);
  result.set(bytes.subarray(0, length));
  return result;
}

function overwrite(inode: Inode, bytes: Uint8Array, position: number): void {
  const result = resized(inode.now, Math.max(inode.now.length, position + bytes.length));
  result.set(bytes, position);
  inode.now = result;
}

/** What is left of a file: everything flushed, and by luck a part of what was not. */
function survived({ now, safe }: Inode, luck: () => number): Uint8Array {
  const kind = luck();
  if (now === safe || kind < 0.25) return safe;
  if (kind < 0.5) return now;
  let same = 0;
  while (same < now.length && same < safe.length && now[same] === safe[same]) same++;
  const part = now.slice(0, same + Math.floor(luck() * (now.length - same)));
  return kind < 0.75 ? part : resized(part, now.length);
}
