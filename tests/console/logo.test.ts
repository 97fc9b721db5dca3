import { describe, expect, it } from 'vitest';
import { largestLogo } from '../../shared/contract/roomRequests';
import { dir } from '../store/fixtures';
import { pngOf, webpOf } from '../store/pictures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening, filesIn } from './club-files';
import { eachEvening } from './each-evening';

let disk: SimulatedDisk;
let evening: FilesEvening;

eachEvening(
  async () => {
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk).start();
  },
  () => evening,
);

const bytesInPart = 36_000;
const offer = (bytes: Buffer, part: number, upload = 'thelogo1') =>
  evening.ask({
    type: 'offerLogo',
    upload,
    part,
    parts: Math.max(1, Math.ceil(bytes.length / bytesInPart)),
    content: bytes.subarray(part * bytesInPart, (part + 1) * bytesInPart).toString('base64'),
  });
/** Brings a picture in all its parts and gives the last answer. */
async function bring(bytes: Buffer) {
  const parts = Math.max(1, Math.ceil(bytes.length / bytesInPart));
  let answer = await offer(bytes, 0);
  for (let part = 1; part < parts && answer.status !== 'refused'; part += 1)
    answer = await offer(bytes, part);
  return answer;
}
const why = (answer: Awaited<ReturnType<typeof bring>>) =>
  answer.status === 'refused' ? answer.refusal.reason.key : answer.status;
const shown = () => {
  const message = evening.room.findLast((one) => one.type === 'room');
  return message?.type === 'room' ? message.logo : undefined;
};
const logos = () => filesIn(disk, '').filter((name) => name.includes('logo'));
const large = Buffer.concat([pngOf(800, 400), Buffer.alloc(90_000)]);

describe('the club’s logo', () => {
  it('comes in parts, lies in the data folder, and both screens are told where it is', async () => {
    expect(shown()).toBeNull();
    expect(why(await bring(large))).toBe('saved');
    expect(logos()).toEqual(['logo.png']);
    expect(shown()).toMatch(/^\/logo\?v=[0-9a-f]{16}$/);
    expect(evening.console.logo).toBe(shown());
    expect(evening.console.settings.logo).toBe('png');
  });

  it('is there after a restart, and another one of another kind takes its place', async () => {
    await bring(large);
    const before = shown();
    evening.crash();
    await evening.start();
    expect(shown()).toBe(before);
    await bring(webpOf('VP8X', 500, 500));
    expect(logos()).toEqual(['logo.webp']);
    expect(shown()).not.toBe(before);
  });

  it('can be removed', async () => {
    await bring(large);
    expect((await evening.ask({ type: 'removeLogo' })).status).toBe('saved');
    expect(logos()).toEqual([]);
    expect([shown(), evening.console.logo, evening.console.settings.logo]).toEqual([null, null, null]);
  });

  it.each([
    ['a page', Buffer.from('<html><script>1</script></html>'.repeat(9)), 'screens.logo.noPicture'],
    ['a picture that grows when it is unpacked', pngOf(60_000, 60_000), 'screens.logo.noPicture'],
    ['too many bytes', Buffer.concat([pngOf(9, 9), Buffer.alloc(largestLogo)]), 'screens.logo.tooBig'],
    ['nothing', Buffer.alloc(0), 'screens.logo.noPicture'],
  ])('%s is refused, and the one that was there stays', async (_what, bytes, reason) => {
    await bring(large);
    const before = shown();
    expect(why(await bring(bytes))).toBe(reason);
    expect(shown()).toBe(before);
    expect(logos()).toEqual(['logo.png']);
  });

  it('with a part missing, or of another file between, is refused', async () => {
    await offer(large, 0);
    expect(why(await offer(large, 2))).toBe('screens.logo.again');
    await offer(large, 0);
    await offer(large, 0, 'another1');
    expect(why(await offer(large, 1))).toBe('screens.logo.again');
    expect(logos()).toEqual([]);
  });

  it('that was taken out of the folder is missed with a word at the start, and the room goes without', async () => {
    await bring(large);
    evening.crash();
    await disk.remove(`${dir}/logo.png`);
    await evening.start();
    expect(shown()).toBeNull();
    expect(evening.console.notices.map(({ text }) => text.key)).toContain('store.notice.logoLost');
  });

  it('that somebody exchanged for something else by hand is not served', async () => {
    await evening.must({ type: 'saveSettings', settings: { logo: 'webp' } });
    expect(shown()).toBeNull();
  });
});

it('a backup has the logo, and brings it back', async () => {
  await bring(large);
  const before = shown();
  const bytes = await evening.backUp();
  await evening.must({ type: 'removeLogo' });
  expect((await evening.restore(bytes)).status).toBe('saved');
  expect(shown()).toBe(before);
  expect(logos()).toEqual(['logo.png']);
});
