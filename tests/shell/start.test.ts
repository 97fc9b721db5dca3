import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failureLine } from '../../electron/failure';
import { obstacle } from '../../electron/runtime';
import { StoreError } from '../../electron/store/store';
import { languageOf, wordsIn } from '../../electron/words';

describe('where Electron can run', () => {
  it('on Linux it needs a display and a user who is not root', () => {
    const on = (env: NodeJS.ProcessEnv, isRoot = false) => obstacle({ platform: 'linux', env, isRoot });
    expect(on({ DISPLAY: ':0' })).toBeNull();
    expect(on({ WAYLAND_DISPLAY: 'wayland-0' })).toBeNull();
    expect(on({})).toBe('noDisplay');
    expect(on({ DISPLAY: ':0' }, true)).toBe('root');
  });

  it('on Windows and macOS there always is a display', () => {
    for (const platform of ['win32', 'darwin'] as const) {
      expect(obstacle({ platform, env: {}, isRoot: false })).toBeNull();
    }
  });
});

describe('why the console does not start', () => {
  it('is said in one line of the host’s language', () => {
    for (const language of ['uk', 'ru', 'en'] as const) {
      const line = failureLine(new StoreError('locked', '/club'), wordsIn(language));
      expect(line).toMatch(/^[^\n]+\/club/);
      expect(line).not.toContain('store.error');
    }
    const uk = failureLine(new StoreError('locked', '/club'), wordsIn('uk'));
    expect(uk).not.toBe(failureLine(new StoreError('locked', '/club'), wordsIn('en')));
  });

  it('names the port that is taken', () => {
    const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 4400 });
    expect(failureLine(taken, wordsIn('en'))).toContain('4400');
  });

  it('keeps the stack of what is a bug', () => {
    expect(failureLine(new TypeError('x is not a function'), wordsIn('en'))).toBeNull();
  });
});

describe('the language before the data is open', () => {
  it('is the one of the settings', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'language-'));
    await writeFile(join(folder, 'settings.json'), '{"format":"x","version":1,"data":{"language":"ru"}}');
    expect(await languageOf(folder)).toBe('ru');
  });

  it('is Ukrainian where there are none or they are damaged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'language-'));
    expect(await languageOf(folder)).toBe('uk');
    await writeFile(join(folder, 'settings.json'), '{"data":{"lang');
    expect(await languageOf(folder)).toBe('uk');
  });
});
