import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../electron/folder';
import { hostToken, isToken } from '../../electron/http/token';

describe('the folder of the club’s data', () => {
  it('is where this system keeps the data of programs', () => {
    const home = join('home', 'olena');
    const at = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv = {}) =>
      dataFolder({ platform, env, home });
    expect(at('linux')).toBe(join(home, '.config', 'mafia-host-console'));
    expect(at('linux', { XDG_CONFIG_HOME: 'conf' })).toBe(join('conf', 'mafia-host-console'));
    expect(at('darwin')).toBe(join(home, 'Library', 'Application Support', 'mafia-host-console'));
    expect(at('win32', { APPDATA: 'roaming' })).toBe(join('roaming', 'mafia-host-console'));
    expect(at('win32')).toBe(join(home, 'AppData', 'Roaming', 'mafia-host-console'));
  });

  it('is the one the host names', () => {
    expect(dataFolder({ platform: 'linux', env: { MAFIA_DATA: 'club' }, home: 'home' })).toBe(
      resolve('club'),
    );
  });
});

describe('the secret of the host’s screen', () => {
  it('stays the same over a restart and only the owner can read it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'token-'));
    const token = await hostToken(folder);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await hostToken(folder)).toBe(token);
    // Windows has no such modes: there the folder of the user protects it.
    if (process.platform !== 'win32') {
      expect((await stat(join(folder, 'host-token'))).mode & 0o777).toBe(0o600);
    }
  });

  it('is made anew when its file is damaged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'token-'));
    await writeFile(join(folder, 'host-token'), 'torn');
    const token = await hostToken(folder);
    expect(await readFile(join(folder, 'host-token'), 'utf8')).toBe(token);
  });

  it('is compared whole', () => {
    expect(isToken('abc', 'abc')).toBe(true);
    for (const given of [undefined, '', 'ab', 'abcd', 'abd']) expect(isToken(given, 'abc')).toBe(false);
  });
});
