import { describe, expect, test } from 'vitest';
import type { DocumentKind } from '../../electron/store/formats';
import { latestOf } from '../../electron/store/formats';
import {
  housesKind,
  indexKind,
  ledgerKind,
  playersKind,
  seasonsKind,
  sessionKind,
  settingsKind,
} from '../../electron/store/kinds';
import type { Store } from '../../electron/store/store';
import { defaultSettings } from '../../shared/contract/club';
import { dir, fileOf, gameA, headerOf, linesOf, openOn, pathOf, summarise, told } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

/** One small file: its good contents, what the store makes of them, and what it has without them. */
interface Small {
  readonly kind: DocumentKind<unknown>;
  readonly data: unknown;
  readonly wrong: unknown;
  readonly read: (store: Store) => unknown;
  readonly good: unknown;
  readonly empty: unknown;
  /** A cache is made again; the others come from their copies, and stop the start where they are not ours. */
  readonly cache: boolean;
}

const session = { game: gameA, clock: null, draft: null, roomBlank: true };
const smalls: readonly Small[] = [
  {
    kind: settingsKind as DocumentKind<unknown>,
    data: { ...defaultSettings, volume: 33 },
    wrong: { ...defaultSettings, volume: 'loud' },
    read: (store) => store.settings.get().volume,
    good: 33,
    empty: 80,
    cache: false,
  },
  {
    kind: playersKind as DocumentKind<unknown>,
    data: [{ id: 'player001', name: 'Їжак', createdAt: 1 }],
    wrong: [{ id: '../../etc', name: 'Їжак', createdAt: 1 }],
    read: (store) => store.players.get().map(({ name }) => name),
    good: ['Їжак'],
    empty: [],
    cache: false,
  },
  {
    kind: seasonsKind as DocumentKind<unknown>,
    data: [{ id: 'season001', name: 'Осінь', createdAt: 1 }],
    wrong: { id: 'season001' },
    read: (store) => store.seasons.get().map(({ name }) => name),
    good: ['Осінь'],
    empty: [],
    cache: false,
  },
  {
    kind: ledgerKind as DocumentKind<unknown>,
    data: [{ type: 'takenBack', id: 'entry001', at: 1, target: 'entry000', reason: 'помилка' }],
    wrong: [{ type: 'takenBack', id: 'entry001', at: 1, target: '../../etc', reason: 'помилка' }],
    read: (store) => store.ledger.get().map(({ id }) => id),
    good: ['entry001'],
    empty: [],
    cache: false,
  },
  {
    kind: housesKind as DocumentKind<unknown>,
    data: [{ id: 'house001', name: 'Наші', base: 'demafia', durations: { talk: 180_000 } }],
    wrong: [{ id: '../../etc', name: 'Наші', base: 'demafia' }],
    read: (store) => store.houses.get().map(({ name }) => name),
    good: ['Наші'],
    empty: [],
    cache: false,
  },
  {
    kind: sessionKind as DocumentKind<unknown>,
    data: session,
    wrong: { ...session, game: 7 },
    read: (store) => store.session.get(),
    good: session,
    // The game that was running is found by itself.
    empty: { ...session, roomBlank: false },
    cache: true,
  },
  {
    kind: indexKind as DocumentKind<unknown>,
    data: [
      { bytes: Buffer.byteLength(fileOf(gameA, 2)), summary: summarise(headerOf(gameA), linesOf(1, 2)) },
    ],
    wrong: [{ bytes: 1 }],
    read: (store) => store.index.get().map(({ winner }) => winner),
    good: ['2 lines'],
    empty: ['2 lines'],
    cache: true,
  },
];

const named = (list: readonly Small[]) => list.map((small) => [small.kind.name, small] as const);
const textOf = (
  { kind }: Small,
  data: unknown,
  version = latestOf(kind.migrations),
  format = `mafia-host-console/${kind.name}`,
) => `${JSON.stringify({ format, version, data })}\n`;
const file = ({ kind }: Small) => `${dir}/${kind.name}.json`;
const copy = ({ kind }: Small) => `${dir}/backups/${kind.name}-2026-03-05.json`;
const asideOf = (disk: SimulatedDisk, { kind }: Small) =>
  disk.names(dir).filter((name) => name.startsWith(`${kind.name}.json.`));

function diskWith(files: Readonly<Record<string, string | Uint8Array>>): SimulatedDisk {
  const disk = new SimulatedDisk();
  disk.put(pathOf(gameA), fileOf(gameA, 2));
  for (const [path, bytes] of Object.entries(files)) disk.put(path, bytes);
  return disk;
}

/** Every way a small file can be damaged. */
const damages: Readonly<Record<string, (small: Small) => string | Uint8Array>> = {
  empty: () => '',
  'cut in the middle': (small) => textOf(small, small.data).slice(0, 60),
  'cut before its last brace': (small) => textOf(small, small.data).slice(0, -2),
  zeros: () => '\0'.repeat(4_096),
  'half zeros': (small) => textOf(small, small.data).replace(/.{20}$/s, '\0'.repeat(20)),
  'no UTF-8': () => Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x7b]),
  garbled: (small) => textOf(small, small.data).replaceAll('"', '\u0007'),
  'of wrong shape': (small) => textOf(small, small.wrong),
  'without data': ({ kind }) => `{"format":"mafia-host-console/${kind.name}","version":1}`,
  'of a version that never was': (small) => textOf(small, small.data, 0),
};

describe.each(named(smalls))('%s.json', (_, small) => {
  test('that is good is taken without a word', async () => {
    const disk = diskWith({ [file(small)]: textOf(small, small.data) });
    const store = await openOn(disk);
    expect(small.read(store)).toEqual(small.good);
    expect(told(store)).toEqual([]);
  });

  test.each(Object.entries(damages))(
    'that is %s is set aside whole and told; the start goes on',
    async (_, damage) => {
      const bytes = damage(small);
      const disk = diskWith({ [file(small)]: bytes });
      const store = await openOn(disk);
      expect(small.read(store)).toEqual(small.empty);
      expect(told(store)).toEqual([small.kind.lost]);
      const [aside, ...more] = asideOf(disk, small);
      expect([disk.text(`${dir}/${aside}`), more]).toEqual([
        new TextDecoder().decode(Buffer.from(bytes)),
        [],
      ]);
      expect(store.notices[0]?.text.params).toMatchObject({ aside, file: `${small.kind.name}.json` });
      disk.crash();
      expect(asideOf(disk, small)).toEqual([aside]);
    },
  );
});

describe.each(named(smalls.filter(({ cache }) => !cache)))('%s.json, which has copies,', (_, small) => {
  test.each(Object.entries(damages))('that is %s comes back from its copy', async (_, damage) => {
    const disk = diskWith({ [file(small)]: damage(small), [copy(small)]: textOf(small, small.data) });
    const store = await openOn(disk);
    expect(small.read(store)).toEqual(small.good);
    expect(told(store)).toEqual(['store.notice.restored']);
  });

  test('that is newer or foreign stops the start and stays as it is', async () => {
    for (const bytes of [
      textOf(small, small.data, 99),
      textOf(small, small.data, 1, 'somebody-else/file'),
      '[]',
    ]) {
      const disk = diskWith({ [file(small)]: bytes });
      await expect(openOn(disk)).rejects.toMatchObject({ file: file(small) });
      expect(disk.text(file(small))).toBe(bytes);
      expect(asideOf(disk, small)).toEqual([]);
    }
  });
});

describe.each(named(smalls.filter(({ cache }) => cache)))('%s.json, which is made again,', (_, small) => {
  test.each([
    ['newer', 99, undefined],
    ['foreign', 1, 'somebody-else/file'],
  ] as const)(
    'that is %s is set aside under that name, and the start goes on',
    async (reason, version, format) => {
      const bytes = textOf(small, small.data, version, format);
      const disk = diskWith({ [file(small)]: bytes });
      const store = await openOn(disk);
      expect(small.read(store)).toEqual(small.empty);
      expect(told(store)).toEqual([small.kind.unknown]);
      const [aside = ''] = asideOf(disk, small);
      expect(aside).toMatch(new RegExp(`\\.${reason}-2026`));
      expect(disk.text(`${dir}/${aside}`)).toBe(bytes);
    },
  );
});
