import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openArchive } from '../../electron/store/archive';
import { deletedPlayerKind } from '../../electron/store/bin';
import { type DocumentKind, decodeDocument, encodeDocument, latestOf } from '../../electron/store/formats';
import { parseGame } from '../../electron/store/game-file';
import {
  housesKind,
  indexKind,
  ledgerKind,
  playersKind,
  seasonsKind,
  sessionKind,
  settingsKind,
} from '../../electron/store/kinds';
import { versionsKind } from '../../electron/store/versions';
import { gameA, headerOf, linesOf, openOn } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

const folder = join(import.meta.dirname, 'versions');
const bytesOf = (name: string) => readFileSync(join(folder, name));
const dataOf = (name: string): unknown => JSON.parse(bytesOf(name).toString()).data;

const kinds: readonly DocumentKind<unknown>[] = [
  settingsKind,
  playersKind,
  seasonsKind,
  ledgerKind,
  housesKind,
  sessionKind,
  indexKind,
  deletedPlayerKind,
  versionsKind,
].map((kind) => kind as DocumentKind<unknown>);
const versions = kinds.flatMap((kind) =>
  Array.from({ length: latestOf(kind.migrations) }, (_, at) => [kind.name, at + 1, kind] as const),
);

test.each(versions)(
  'a file of %s in version %i is read whole by the console of today',
  (name, version, kind) => {
    const file = `${name}-${version}.json`;
    const read = decodeDocument(kind, bytesOf(file), file);
    const written = dataOf(file);
    // What was in it is still there; a migration adds.
    if (Array.isArray(written)) expect(read).toEqual(written);
    else expect(read).toMatchObject(written as object);
    if (version === latestOf(kind.migrations)) expect(read).toEqual(written);
    expect(decodeDocument(kind, encodeDocument(kind, read), file)).toEqual(read);
  },
);

test('settings of version 1 leave the host’s window open to recordings', () => {
  expect(decodeDocument(settingsKind, bytesOf('settings-1.json'), 'f').contentProtection).toBe(false);
});

test('a game’s file of version 1 is read whole', () => {
  const game = parseGame(bytesOf('game-1.jsonl'), 'f');
  expect(game).toMatchObject({ header: headerOf(gameA), lines: linesOf(1, 3), tail: 'none' });
});

test.each([1, 2, 3])('a backup of version %i is read whole', async (version) => {
  const archive = await openArchive(bytesOf(`backup-${version}.json`), 'f');
  const { settings, players, seasons, ledger, houses, games, unreadable } = archive;
  expect(settings).toMatchObject(dataOf('settings-2.json') as object);
  expect([players, seasons]).toEqual([dataOf('players-1.json'), dataOf('seasons-1.json')]);
  // Version 1 had no ledger of the club.
  expect(ledger).toEqual(version === 1 ? [] : dataOf('ledger-1.json'));
  // Version 3 has the club's house rules.
  expect(houses).toEqual(version < 3 ? [] : dataOf('houses-1.json'));
  expect([games.length, unreadable]).toEqual([1, 0]);
});

test('a backup that ought to have a ledger and has none is broken', async () => {
  const { ledger: _, ...without } = JSON.parse(bytesOf('backup-2.json').toString());
  await expect(openArchive(new TextEncoder().encode(JSON.stringify(without)), 'f')).rejects.toThrow('broken');
});

test('there is a file for every version of every format, and no other', () => {
  const wanted = versions.map(([name, version]) => `${name}-${version}.json`);
  const there = readdirSync(folder).filter((name) => name !== 'README.md');
  expect(there.toSorted()).toEqual(
    [...wanted, 'backup-1.json', 'backup-2.json', 'backup-3.json', 'game-1.jsonl'].toSorted(),
  );
});

test('a file of an older version is kept as it was before it is written anew', async () => {
  const disk = new SimulatedDisk();
  const first = bytesOf('settings-1.json').toString();
  disk.put('/club/settings.json', first);
  const store = await openOn(disk);
  expect(store.notices).toEqual([]);
  await store.settings.put({ ...store.settings.get(), volume: 5 });
  expect(disk.text('/club/backups/settings-version-1.json')).toBe(first);
  await store.close();
  disk.crash();
  const next = await openOn(disk);
  expect(next.settings.get()).toMatchObject({ club: 'Ратуша', volume: 5 });
  expect(disk.text('/club/backups/settings-version-1.json')).toBe(first);
});
