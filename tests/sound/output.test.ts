import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Output } from '../../renderer/sound/output';
import { FakeContext, fakeNodes } from './audio';

let made: FakeContext[] = [];
let touched = true;
let now = 0;
let deviceThere = true;
let nodes = fakeNodes();

function output(): Output {
  return new Output({
    make: () => {
      if (!deviceThere) throw new Error('no device');
      const context = new FakeContext();
      made.push(context);
      return context as unknown as AudioContext;
    },
    touched: () => touched,
    now: () => now,
  });
}

/** The page looks after its output every two seconds; `plays`: the output's time passes. */
async function looked(at: Output, times: number, plays = true): Promise<void> {
  for (let look = 0; look < times; look += 1) {
    now += 2_000;
    if (plays) made.at(-1)?.plays();
    at.look();
    await Promise.resolve();
  }
}

const bell = { name: 'bell' } as unknown as AudioBuffer;

beforeEach(() => {
  made = [];
  touched = true;
  now = 10_000;
  deviceThere = true;
  nodes = fakeNodes();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('an output that runs', () => {
  test('is left alone, however long', async () => {
    const out = output();
    await looked(out, 100);
    expect(made).toHaveLength(1);
    expect(out.trouble).toBeNull();
    expect(out.play(bell)).toBe(true);
  });

  test('keeps its volume when it is made anew', async () => {
    const out = output();
    out.setGain(0.35);
    made[0]?.be('closed');
    await looked(out, 1);
    expect(nodes.gains.map(({ value }) => value)).toEqual([0.35, 0.35]);
  });
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
    const out = output();
    await looked(out, 3);
    const [first] = made;
    if (!first) throw new Error('none was made');
    befall(first);
    await looked(out, 3);
    expect(made.length).toBe(2);
    expect(first.state).toBe('closed');
    expect(out.trouble).toBeNull();
    expect(out.play(bell)).toBe(true);
    expect(nodes.heard).toEqual([{ name: 'bell', on: made[1] }]);
  });
});

test('an output that says it runs and whose time stands still is made anew', async () => {
  const out = output();
  await looked(out, 3);
  await looked(out, 2, false);
  expect(made).toHaveLength(2);
  expect(out.trouble).toBeNull();
});

test('an output that only fell asleep is woken and not made anew', async () => {
  const out = output();
  await looked(out, 2);
  made[0]?.be('suspended');
  await Promise.resolve();
  expect(made[0]?.state).toBe('running');
  await looked(out, 3);
  expect(made).toHaveLength(1);
});

test('before the first click nothing is made anew: the browser waits for it', async () => {
  touched = false;
  const out = output();
  const [context] = made;
  if (!context) throw new Error('none was made');
  context.resumed = () => new Promise(() => undefined);
  context.be('suspended');
  await looked(out, 10);
  expect(made).toHaveLength(1);
  expect(out.trouble).toBe('locked');
  touched = true;
  expect(out.trouble).toBe('suspended');
  context.resumed = async () => context.be('running');
  await out.wake();
  expect(out.trouble).toBeNull();
});

test('without a device it says so, tries again by itself, and at once when asked to', async () => {
  deviceThere = false;
  const out = output();
  await looked(out, 3);
  expect(out.trouble).toBe('device');
  expect(out.play(bell)).toBe(false);
  deviceThere = true;
  await looked(out, 1);
  expect(out.trouble).toBeNull();
  deviceThere = false;
  made[0]?.dispatchEvent(new Event('error'));
  await looked(out, 1);
  deviceThere = true;
  await out.again();
  expect(out.trouble).toBeNull();
});

test('where there is no Web Audio it says so', () => {
  const out = new Output({ make: null, touched: () => true, now: () => now });
  expect(out.trouble).toBe('unsupported');
});
