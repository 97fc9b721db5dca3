import { createHash } from 'node:crypto';
import { realpath, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './files';
import { StoreError } from './store';

/** Held while a console uses a data folder. The system frees it when the process dies. */
export interface Lock {
  release(): Promise<void>;
}

/** Socket addresses are cut off silently at about 100 bytes; this leaves room for the suffix of a stale one. */
const LONGEST_ADDRESS = 90;

/** Takes the folder for this process by listening on a socket (on Windows a named pipe) that belongs to it. */
export async function lockFolder(dir: string): Promise<Lock> {
  let failure: unknown;
  for (const address of addressesOf(await realpath(dir))) {
    try {
      return await hold(address, dir);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      // Not every file system takes sockets; the next address may do.
      failure = error;
    }
  }
  throw new StoreError('unwritable', dir, { cause: failure });
}

/** Where the lock of a folder may be, best first. */
export function addressesOf(dir: string): string[] {
  const hash = createHash('sha256').update(`${userInfo().username}\0${dir}`).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return [`\\\\.\\pipe\\mafia-host-console-${hash}`];
  const inside = join(dir, '.lock.sock');
  const outside = join(tmpdir(), `mafia-host-console-${hash}.sock`);
  return Buffer.byteLength(inside) <= LONGEST_ADDRESS ? [inside, outside] : [outside];
}

async function hold(address: string, dir: string): Promise<Lock> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(address);
    if (server) return { release: () => close(server) };
    if (process.platform === 'win32' || (await isAlive(address))) throw new StoreError('locked', dir);
    await takeAway(address, dir);
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
