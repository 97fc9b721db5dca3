import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { disk, retryBusy, writeAll } from '../../electron/store/disk';
import { readGameFile } from '../../electron/store/game-file';
import { openStore } from '../../electron/store/open';
import { fileOf, gameA, headerOf, id, linesOf, NOON, summarise } from './fixtures';

let home: string;
let dir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'store-'));
  dir = join(home, 'Клуб', 'data');
});
afterEach(() => rm(home, { recursive: true }));

const open = () => openStore({ dir, now: () => NOON, id, summarise });
/** Where POSIX modes and socket files are. */
const posix = process.platform !== 'win32';

describe('a real folder', () => {
  test('holds a game, its lines and the small files from one start to the next', async () => {
    const store = await open();
    await store.createGame(headerOf(gameA));
    await store.appendLines(gameA, linesOf(1, 2));
    await store.appendLines(gameA, linesOf(3, 3));
    await store.settings.put({ ...store.settings.get(), club: 'Клуб «Їжак»' });
    await store.settings.put({ ...store.settings.get(), volume: 7 });
    await store.close();
    const next = await open();
    expect((await next.readGame(gameA)).lines).toEqual(linesOf(1, 3));
    expect(next.settings.get()).toMatchObject({ club: 'Клуб «Їжак»', volume: 7 });
    expect(next.index.get().map(({ winner }) => winner)).toEqual(['3 lines']);
    expect(next.notices).toEqual([]);
    await next.close();
    expect((await readdir(dir)).toSorted()).toEqual(['backups', 'games', 'index.json', 'settings.json']);
    expect(await readFile(join(dir, 'games', `${gameA}.jsonl`), 'utf8')).toBe(fileOf(gameA, 3));
  });

  test.runIf(posix)(
    'takes no line into a file that was taken away, cut or replaced: nobody would find it there',
    async () => {
      const store = await open();
      await store.createGame(headerOf(gameA));
      await store.appendLines(gameA, linesOf(1, 2));
      const path = join(dir, 'games', `${gameA}.jsonl`);
      const whole = await readFile(path);
      await rm(path);
      await expect(store.appendLines(gameA, linesOf(3, 3))).rejects.toMatchObject({ reason: 'missing' });
      await writeFile(path, '');
      await expect(store.appendLines(gameA, linesOf(3, 3))).rejects.toMatchObject({ reason: 'broken' });
      await writeFile(path, whole);
      await store.appendLines(gameA, linesOf(3, 3));
      expect(await readFile(path, 'utf8')).toBe(fileOf(gameA, 3));
      await store.close();
    },
  );

  test.runIf(posix)('is private, also when it was there before', async () => {
    await mkdir(dir, { recursive: true });
    await chmod(dir, 0o755);
    const store = await open();
    await store.createGame(headerOf(gameA));
    const modes = [dir, join(dir, 'games'), join(dir, 'games', `${gameA}.jsonl`)].map(
      async (path) => (await stat(path)).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600]);
    await store.close();
  });

  test('a torn line is mended on it', async () => {
    await (await open()).close();
    const path = join(dir, 'games', `${gameA}.jsonl`);
    await writeFile(path, `${fileOf(gameA, 2)}{"n":3,`);
    const store = await open();
    await store.appendLines(gameA, linesOf(3, 3));
    await store.close();
    expect(await readFile(path, 'utf8')).toBe(fileOf(gameA, 3));
  });
});

describe('a console that is killed', () => {
  test('has lost nothing of what it had acknowledged, time after time', async () => {
    let acknowledged = 0;
    for (let round = 1; round <= 3; round++) {
      const writer = spawn(
        process.execPath,
        ['--import', 'tsx', join(import.meta.dirname, 'writer.ts'), dir],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const from = acknowledged;
      for await (const line of createInterface({ input: writer.stdout })) {
        acknowledged = Number(line);
        if (acknowledged === from + 5 * round) writer.kill('SIGKILL');
      }
      expect(acknowledged).toBeGreaterThan(from);
      const store = await open();
      const { lines } = await store.readGame(gameA);
      expect(lines.length).toBeGreaterThanOrEqual(acknowledged);
      expect(lines).toEqual(linesOf(1, lines.length));
      acknowledged = lines.length;
      await store.close();
    }
  });
});

describe('writing', () => {
  /** A file that takes so many bytes at a time. */
  const taking = (...sizes: number[]) => {
    const written: number[] = [];
    return {
      written,
      write: async (bytes: Uint8Array, from: number, length: number, position: number) => {
        const size = Math.min(sizes.shift() ?? length, length);
        for (let at = 0; at < size; at += 1) written[position + at] = bytes[from + at] ?? 0;
        return { bytesWritten: size, buffer: bytes };
      },
    };
  };
  const handle = (file: ReturnType<typeof taking>) => file as unknown as Parameters<typeof writeAll>[0];

  test('goes on where the disk took less than it was given', async () => {
    const file = taking(1, 3, 2);
    await writeAll(handle(file), Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]), 2);
    expect(file.written.slice(2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('fails where it takes nothing', async () => {
    await expect(writeAll(handle(taking(2, 0)), new Uint8Array(5), 0)).rejects.toMatchObject({ code: 'EIO' });
  });
});

describe('renaming', () => {
  const busy = (times: number, code: string) => {
    let left = times;
    return async () => {
      if (left-- > 0) throw Object.assign(new Error(code), { code });
    };
  };

  test('is tried again while another program holds the file', async () => {
    await retryBusy(busy(2, 'EBUSY'), [1, 1]);
    await expect(retryBusy(busy(3, 'EPERM'), [1, 1])).rejects.toThrow('EPERM');
    await expect(retryBusy(busy(1, 'EXDEV'), [1, 1])).rejects.toThrow('EXDEV');
  });

  test('puts one file in the place of another', async () => {
    for (const name of ['a', 'b']) await writeFile(join(home, name), name);
    await disk.rename(join(home, 'a'), join(home, 'b'));
    expect(await readFile(join(home, 'b'), 'utf8')).toBe('a');
  });
});

describe("reading a game's file wherever it lies", () => {
  const read = async (bytes: string) => {
    const path = join(home, 'some game.txt');
    await writeFile(path, bytes);
    const result = await readGameFile(path).finally(async () => {
      expect(await readFile(path, 'utf8')).toBe(bytes);
    });
    return result;
  };

  test('gives the game, and leaves off a torn last line', async () => {
    expect(await read(fileOf(gameA, 2))).toEqual({
      header: headerOf(gameA),
      lines: linesOf(1, 2),
      torn: false,
    });
    expect(await read(`${fileOf(gameA, 2)}{"n"`)).toMatchObject({ lines: linesOf(1, 2), torn: true });
  });

  test.each([
    ['broken', ''],
    ['broken', 'Прізвище;Бали\r\nЇжак;3\r\n'],
    ['broken', `${fileOf(gameA, 2)}\0\0\0\0`],
    ['broken', fileOf(gameA, 3).replace('"n":2', '"n":x')],
    ['foreign', '{\n  "name": "a package"\n}\n'],
    ['foreign', '{"format":"mafia-host-console/settings","version":1}'],
    ['newer', fileOf(gameA, 2).replace('"version":1', '"version":7')],
  ])('refuses a %s one and changes nothing', async (reason, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason });
  });

  test('says when there is no file, and when it is a folder', async () => {
    await expect(readGameFile(join(home, 'nothing'))).rejects.toMatchObject({ reason: 'missing' });
    await expect(readGameFile(home)).rejects.toMatchObject({ reason: 'unwritable' });
  });
});
