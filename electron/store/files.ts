/** One file that is open for writing. */
export interface OpenFile {
  size(): Promise<number>;
  /** Whether this path still leads to the open file: a stick may be gone, a folder may have been put in its place. */
  isAt(path: string): Promise<boolean>;
  /** Writes all of the bytes, or rejects after having written some of them. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  truncate(length: number): Promise<void>;
  /** Contents and all metadata are on disk. */
  sync(): Promise<void>;
  /** Contents are on disk, with what is needed to read them back. */
  datasync(): Promise<void>;
  close(): Promise<void>;
}

/** The file operations the store is built on; an argument, so that tests can put a simulated disk in place. */
export interface Files {
  read(path: string): Promise<Uint8Array>;
  size(path: string): Promise<number>;
  /** Names of what is in a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** A new file; rejects when the name is taken. */
  create(path: string): Promise<OpenFile>;
  /** An existing file. */
  open(path: string): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes a private folder with its parents, on disk when it resolves; fine when it is there. */
  makeFolder(path: string): Promise<void>;
  /** Number of the device a path lies on; null when there is nothing at the path, a pulled stick for one. */
  device(path: string): Promise<number | null>;
  /** Names in the folder are on disk, where the platform allows to ask for it. */
  syncFolder(path: string): Promise<void>;
}

/** The system's code of an error, `ENOENT` or the like. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The contents of a file, or null when there is none. */
export async function readIfThere(files: Files, path: string): Promise<Uint8Array | null> {
  try {
    return await files.read(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
