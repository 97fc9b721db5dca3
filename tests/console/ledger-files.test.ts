import { expect, test } from 'vitest';
import type { LedgerView } from '../../shared/contract/ledger';
import { dir } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening, filesIn } from './club-files';
import { eachEvening } from './each-evening';

const on = '2026-03-06';
let disk: SimulatedDisk;
let evening: FilesEvening;

eachEvening(
  async () => {
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk).start();
  },
  () => evening,
);

const donation = (from: string) =>
  evening.must({ type: 'enterRecord', record: { type: 'donation', on, from, amount: 100 } });
const donors = async () =>
  (await evening.data<LedgerView>({ type: 'ledger' })).lines.flatMap(({ record }) =>
    record.type === 'donation' ? [record.from] : [],
  );

test('EC-130: a record that is called saved outlives a power cut', async () => {
  await donation('Меценат');
  evening.crash();
  disk.crash();
  await evening.start();
  expect(await donors()).toEqual(['Меценат']);
  expect(evening.console.notices).toEqual([]);
});

test('the ledger goes into a backup, comes out of it, and a restore of it is taken back', async () => {
  await donation('перший');
  const bytes = await evening.backUp();
  await donation('другий');
  expect((await evening.restore(bytes)).status).toBe('saved');
  expect(await donors()).toEqual(['перший']);
  evening.crash();
  disk.crash();
  await evening.start();
  expect(await donors()).toEqual(['перший']);
  await evening.must({ type: 'takeRestoreBack' });
  expect(await donors()).toEqual(['перший', 'другий']);
});

test('a damaged ledger is set aside and its copy of an earlier day takes its place', async () => {
  await donation('перший');
  await donation('другий');
  await evening.stop();
  disk.put(`${dir}/ledger.json`, '{"format":');
  await evening.start();
  expect(await donors()).toEqual(['перший']);
  expect(evening.console.notices.map(({ text }) => text.key)).toEqual(['store.notice.restored']);
  expect(filesIn(disk, '').some((name) => name.startsWith('ledger.json.corrupt-'))).toBe(true);
});

test('EC-129: who is to be forgotten has another name as a donor, a sponsor, the host and the holder of the fund', async () => {
  const [one] = await evening.data<{ id: string }[]>({ type: 'addPlayers', names: ['Їжак', 'Ґава'] });
  await evening.must({ type: 'saveSettings', settings: { hostName: 'їжак', fundHolder: 'Їжак' } });
  await donation(' Їжак ');
  await donation('Ґава');
  await evening.must({ type: 'anonymise', player: one?.id ?? '', name: 'Без імені' });
  expect(await donors()).toEqual(['Без імені', 'Ґава']);
  expect(evening.console.settings).toMatchObject({ hostName: 'Без імені', fundHolder: 'Без імені' });
  expect(disk.text(`${dir}/ledger.json`)).not.toContain('Їжак');
  expect(disk.text(`${dir}/settings.json`)?.toLocaleLowerCase()).not.toContain('їжак');
});
