import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressesOf, lockFolder } from '../../electron/store/lock';
import { openStore } from '../../electron/store/open';
import { id, NOON, summarise } from './fixtures';

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

describe('one console a folder', () => {
  test('a second one is refused until the first has closed', async () => {
    const first = await open();
    await expect(open()).rejects.toMatchObject({ reason: 'locked', text: { key: 'store.error.locked' } });
    await first.close();
    await (await open()).close();
  });

  test('a folder whose path is too long for a socket is locked as well', async () => {
    dir = join(home, 'д'.repeat(60));
    const first = await open();
    await expect(open()).rejects.toMatchObject({ reason: 'locked' });
    await first.close();
    await (await open()).close();
  });

  test('a folder that is deleted while a console runs is not open to a second one', async () => {
    const first = await open();
    await rm(dir, { recursive: true });
    await mkdir(dir, { recursive: true });
    await expect(open()).rejects.toMatchObject({ reason: 'locked' });
    await first.settings.put({ ...first.settings.get(), volume: 3 });
    await first.close();
    const next = await open();
    expect(next.settings.get().volume).toBe(3);
    await next.close();
  });

  test.runIf(posix)('a folder is one folder by whatever way somebody comes to it', async () => {
    const first = await open();
    await symlink(dir, join(home, 'link'));
    await expect(lockFolder(join(home, 'link'))).rejects.toMatchObject({ reason: 'locked' });
    await first.close();
  });

  test('another place for temporary files does not open a folder to a second console', async () => {
    dir = join(home, 'д'.repeat(60));
    const first = await open();
    const before = process.env.TMPDIR;
    process.env.TMPDIR = home;
    await expect(open()).rejects.toMatchObject({ reason: 'locked' });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await first.close();
  });

  test('a start that failed leaves the folder free', async () => {
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'settings.json'), '{"format":"other"}');
    await expect(open()).rejects.toMatchObject({ reason: 'foreign' });
    await rm(join(dir, 'settings.json'));
    await (await open()).close();
  });

  test('another program may knock, and nothing happens', async () => {
    const store = await open();
    for (const { at } of addressesOf(dir)) await once(connect(at).resume(), 'close');
    await store.close();
  });

  test.runIf(posix)(
    'the lock of a process that was killed is taken over, by one of two at once',
    async () => {
      await mkdir(dir, { recursive: true });
      const address = addressesOf(dir).find(({ isFile }) => isFile)?.at ?? '';
      const program = `require('net').createServer().listen(process.argv[1], () => console.log('ready'))`;
      const holder = spawn(process.execPath, ['-e', program, address], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(holder.stdout, 'data');
      await expect(lockFolder(dir)).rejects.toMatchObject({ reason: 'locked' });
      holder.kill('SIGKILL');
      await once(holder, 'exit');
      expect(await readdir(dir)).toEqual(['.lock.sock']);
      const both = await Promise.allSettled([lockFolder(dir), lockFolder(dir)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      for (const lock of both) if (lock.status === 'fulfilled') await lock.value.release();
      expect(await readdir(dir)).toEqual([]);
    },
  );
});
