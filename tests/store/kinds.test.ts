import { describe, expect, test } from 'vitest';
import { decodeDocument, encodeDocument } from '../../electron/store/formats';
import { settingsKind } from '../../electron/store/kinds';
import { defaultSettings } from '../../shared/contract/club';

/** A settings file as the first version wrote it. */
const first = {
  language: 'ru',
  club: 'Ратуша',
  season: null,
  volume: 30,
  muted: true,
  autoStart: false,
  warnMs: 5_000,
  separator: ',',
};
/** What later versions added, as it stands until somebody sets it. */
const added = {
  hostName: '',
  tableName: '',
  lastTable: { ruleset: 'demafia', options: {} },
  customRoles: [],
  clockWarnings: {},
  musicFolder: null,
  musicVolume: 40,
  roomTheme: 'dark',
  logo: null,
  fundHolder: '',
};
const bytesOf = (version: number, data: unknown) =>
  new TextEncoder().encode(JSON.stringify({ format: 'mafia-host-console/settings', version, data }));

describe('settings', () => {
  test('of the first version keep everything: the window open to recordings, no host and no table named, no roles of its own', () => {
    const settings = decodeDocument(settingsKind, bytesOf(1, first), 'settings.json');
    expect(settings).toEqual({ ...first, contentProtection: false, ...added });
  });

  test('of the second version keep what they say of recordings', () => {
    const second = { ...first, contentProtection: true };
    const settings = decodeDocument(settingsKind, bytesOf(2, second), 'settings.json');
    expect(settings).toEqual({ ...second, ...added });
  });

  test('of today say whether the host’s window is kept out of recordings', () => {
    const changed = { ...defaultSettings, contentProtection: true };
    expect(decodeDocument(settingsKind, encodeDocument(settingsKind, changed), 'f')).toEqual(changed);
    expect(() => decodeDocument(settingsKind, bytesOf(4, first), 'f')).toThrow('broken');
  });
});
