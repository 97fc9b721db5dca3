import { createHash } from 'node:crypto';
import { realpath, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './files';
import { StoreError } from './store';

/** Held while a console uses a data folder. The system frees it when the process dies. */
export interface Lock {
  release(): Promise<void>;
}

/** Where a lock listens. `isFile`: a socket that lies on the disk and stays there when its process is killed. */
interface Address {
  readonly at: string;
  readonly isFile: boolean;
}

/** Socket files are cut off silently at about 100 bytes; this leaves room for the suffix of a stale one. */
const LONGEST_FILE = 90;

/**
 * Takes the folder for this process by listening on sockets that belong to it. One goes by the folder's path and
 * outlives the folder, so that nobody takes its place while it is away; one lies inside and is found by whoever
 * comes to the folder by another path.
 */
export async function lockFolder(dir: string): Promise<Lock> {
  const held: Lock[] = [];
  let failure: unknown;
  for (const address of addressesOf(await realpath(dir))) {
    try {
      held.push(await hold(address, dir));
    } catch (error) {
      if (error instanceof StoreError) {
        await releaseAll(held);
        throw error;
      }
      // Not every file system takes sockets; the other address is enough.
      failure = error;
    }
  }
  if (held.length === 0) throw new StoreError('unwritable', dir, { cause: failure });
  return { release: () => releaseAll(held) };
}

/** The addresses of a folder's lock. They depend on nothing that may differ between two shells of one person. */
export function addressesOf(dir: string): Address[] {
  const hash = createHash('sha256').update(`${userInfo().username}\0${dir}`).digest('hex').slice(0, 24);
  const name = `mafia-host-console-${hash}`;
  if (process.platform === 'win32') return [{ at: `\\\\.\\pipe\\${name}`, isFile: false }];
  // Linux knows sockets that are no files; elsewhere /tmp is the same for everybody, unlike TMPDIR.
  const byPath =
    process.platform === 'linux'
      ? { at: `\0${name}`, isFile: false }
      : { at: `/tmp/${name}.sock`, isFile: true };
  const inside = { at: join(dir, '.lock.sock'), isFile: true };
  return Buffer.byteLength(inside.at) <= LONGEST_FILE ? [byPath, inside] : [byPath];
}

async function releaseAll(locks: readonly Lock[]): Promise<void> {
  for (const lock of locks) await lock.release();
}

async function hold({ at, isFile }: Address, dir: string): Promise<Lock> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(at);
    if (server) return { release: () => close(server) };
    if (!isFile || (await isAlive(at))) throw new StoreError('locked', dir);
    await takeAway(at, dir);
  }
  throw new StoreError('locked', dir);
}

/** A server on the address, or null when the address is taken. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // Whoever asks only wants to know that somebody is here; a broken line to it means nothing.
      socket.on('error', () => socket.destroy());
      socket.end();
    });
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}

/** Asks twice: a socket that was bound a moment ago may not listen yet. */
async function isAlive(address: string): Promise<boolean> {
  if (await answers(address)) return true;
  await sleep(50);
  return answers(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => {
      const code = codeOf(error);
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve(false);
      else reject(error);
    });
  });
}

/**
 * Removes the socket of a process that died. Moved before it is removed and asked once more, so that of two
 * consoles starting at the same time none removes the living socket of the other.
 */
async function takeAway(address: string, dir: string): Promise<void> {
  const aside = `${address}.${process.pid}`;
  try {
    await rename(address, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (await isAlive(aside)) {
    await rename(aside, address);
    throw new StoreError('locked', dir);
  }
  await rm(aside);
}
