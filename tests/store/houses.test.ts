import { expect, test } from 'vitest';
import { openArchive, packArchive } from '../../electron/store/archive';
import type { KeptHouse } from '../../shared/contract/house';
import { openOn } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

const ours: KeptHouse = { id: 'house001', name: 'Наші', base: 'demafia', durations: { talk: 90_000 } };
const theirs: KeptHouse = { id: 'house002', name: 'Інші', base: 'polemica', retired: true };

test('house rules survive a power cut, and go into a backup and out of it', async () => {
  const disk = new SimulatedDisk();
  const store = await openOn(disk);
  await store.houses.put([ours]);
  disk.crash();
  const again = await openOn(disk);
  expect(again.houses.get()).toEqual([ours]);
  const { archive } = await again.vault.now();
  const backup = await openArchive(await packArchive(archive), 'backup');
  expect(backup.houses).toEqual([ours]);

  await again.houses.put([ours, theirs]);
  await again.vault.restore(backup);
  await again.vault.settle();
  expect(again.houses.get()).toEqual([ours]);
  expect(JSON.parse(disk.text('/club/houses.json') ?? '').data).toEqual([ours]);

  // A backup of a club without any leaves none.
  await again.vault.restore({ ...backup, houses: [] });
  await again.vault.settle();
  await again.close();
  disk.crash();
  const last = await openOn(disk);
  expect(last.houses.get()).toEqual([]);
  await last.close();
});

test('house rules that could not be read back are not written', async () => {
  const store = await openOn(new SimulatedDisk());
  const bad = [{ ...ours, id: '../../etc' }] as const;
  await expect(store.houses.put(bad)).rejects.toThrow();
  await expect(store.houses.put(Array.from({ length: 51 }, () => ours))).rejects.toThrow();
  expect(store.houses.get()).toEqual([]);
  await store.close();
});
