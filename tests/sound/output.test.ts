import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeContext, type FakePage, fakePage, settle } from './audio';

let page: FakePage;
let touched = true;
let now = 0;

/** The output of a page, with a bell that is loaded for each context. */
async function output() {
  const { Output } = await import('../../renderer/sound/output');
  const { Howl } = await import('howler');
  const out = new Output({ touched: () => touched, now: () => now });
  let bell: InstanceType<typeof Howl> | null = null;
  out.onBuilt(() => {
    bell = new Howl({ src: ['bell.wav'] });
  });
  await settle();
  return Object.assign(out, { rings: () => bell !== null && out.play(bell) });
}

/** The page looks after its output every two seconds; `plays`: the output's time passes. */
async function looked(at: Awaited<ReturnType<typeof output>>, times: number, plays = true): Promise<void> {
  for (let look = 0; look < times; look += 1) {
    now += 2_000;
    if (plays) page.contexts.at(-1)?.plays();
    at.look();
    await Promise.resolve();
  }
}

beforeEach(() => {
  page = fakePage();
  touched = true;
  now = 10_000;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('an output that runs is left alone, however long, and howler neither puts it to sleep nor makes a second one', async () => {
  const out = await output();
  const { Howler } = await import('howler');
  await looked(out, 100);
  expect(page.contexts).toHaveLength(1);
  expect(Howler.autoSuspend).toBe(false);
  expect(out.trouble).toBeNull();
  expect(out.rings()).toBe(true);
});

describe.each<[string, (context: FakeContext) => void]>([
  ['was closed', (context) => context.be('closed')],
  ['lost its device', (context) => context.dispatchEvent(new Event('error'))],
  [
    'was interrupted and does not come back',
    (context) => {
      context.resumed = () => Promise.reject(new Error('interrupted'));
      context.be('interrupted');
    },
  ],
  [
    'fell asleep and does not wake up',
    (context) => {
      context.resumed = () => new Promise(() => undefined);
      context.be('suspended');
    },
  ],
])('an output that %s', (_what, befall) => {
  test('is made anew, and the next bell is heard on the new one', async () => {
    const out = await output();
    await looked(out, 3);
    const [first] = page.contexts;
    if (!first) throw new Error('none was made');
    befall(first);
    await looked(out, 3);
    expect(page.contexts.length).toBe(2);
    expect(first.state).toBe('closed');
    expect(out.trouble).toBeNull();
    expect(out.rings()).toBe(true);
    expect(page.heard).toMatchObject([{ name: 'bell', on: page.contexts[1] }]);
  });
});

test('an output that says it runs and whose time stands still is made anew', async () => {
  const out = await output();
  await looked(out, 3);
  await looked(out, 2, false);
  expect(page.contexts).toHaveLength(2);
  expect(out.trouble).toBeNull();
});

test('an output that only fell asleep is woken and not made anew', async () => {
  const out = await output();
  await looked(out, 2);
  page.contexts[0]?.be('suspended');
  await Promise.resolve();
  expect(page.contexts[0]?.state).toBe('running');
  await looked(out, 3);
  expect(page.contexts).toHaveLength(1);
});

test('before the first click nothing is made anew: the browser waits for it', async () => {
  touched = false;
  const out = await output();
  const [context] = page.contexts;
  if (!context) throw new Error('none was made');
  context.resumed = () => new Promise(() => undefined);
  context.be('suspended');
  await looked(out, 10);
  expect(page.contexts).toHaveLength(1);
  expect(out.trouble).toBe('locked');
  touched = true;
  expect(out.trouble).toBe('suspended');
  context.resumed = async () => context.be('running');
  await out.wake();
  expect(out.trouble).toBeNull();
});

test('without a device it says so, tries again by itself, and at once when asked to', async () => {
  page.deviceThere = false;
  const out = await output();
  await looked(out, 3);
  expect(out.trouble).toBe('device');
  expect(out.rings()).toBe(false);
  page.deviceThere = true;
  await looked(out, 1);
  expect(out.trouble).toBeNull();
  page.deviceThere = false;
  page.contexts[0]?.dispatchEvent(new Event('error'));
  await looked(out, 1);
  page.deviceThere = true;
  await out.wake(true);
  expect(out.trouble).toBeNull();
});

test('where there is no Web Audio it says so', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const out = await output();
  expect(out.trouble).toBe('unsupported');
});
