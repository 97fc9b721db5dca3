import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClockEdge } from '../../shared/contract/clock';
import { defaultSettings, type Settings } from '../../shared/contract/club';
import type { HostMessage } from '../../shared/contract/messages';
import { text } from '../../shared/game/words';
import { FakeContext, fakeNodes } from './audio';

let nodes = fakeNodes();
let contexts: FakeContext[] = [];
/** What the console serves for a file; the name of the file, as bytes. */
let serves: (name: string) => Response | Promise<Response>;
const fine = (name: string) => new Response(name);

/** The lock of the browser: who holds it, and who waits. */
let holder: ((error: Error) => void) | null = null;
let waiting: (() => void)[] = [];
const locks = {
  request: (_name: string, { steal = false }: LockOptions, held: () => Promise<never>) =>
    new Promise((_done, failed) => {
      const grant = () => {
        holder = failed;
        void held();
      };
      if (steal) {
        holder?.(Object.assign(new Error('stolen'), { name: 'AbortError' }));
        grant();
      } else if (holder) waiting.push(grant);
      else grant();
    }),
};

const settle = () => new Promise((done) => setTimeout(done, 0));

/** A host window: its sound attached to a console that says what the test says. */
async function openWindow() {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  const { attachSound } = await import('../../renderer/sound/sound');
  const listeners: ((message: HostMessage) => void)[] = [];
  const sound = attachSound({
    send: async () => ({ id: '', status: 'refused', refusal: { kind: 'stale', rule: '', reason: text('') } }),
    line: {
      onMessage: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
  });
  await settle();
  const say = async (message: HostMessage) => {
    for (const listener of listeners) listener(message);
    await settle();
  };
  return {
    say,
    ring: (id: string, kind: ClockEdge['kind']) => say({ type: 'edge', edge: { id, kind } }),
    press: async () => {
      page.dispatchEvent(new Event('keydown'));
      await settle();
    },
    sound,
  };
}

beforeEach(() => {
  nodes = fakeNodes();
  contexts = [];
  holder = null;
  waiting = [];
  serves = fine;
  vi.useRealTimers();
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super();
        contexts.push(this);
      }
    },
  );
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, locks });
  vi.stubGlobal('fetch', async (address: string) => serves(/(\w+)\.wav/.exec(address)?.[1] ?? ''));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('sounds of the clock', () => {
  test('each edge sounds exactly once with a sound of its own, however often it is told', async () => {
    const { ring } = await openWindow();
    await ring('a', 'start');
    await ring('b', 'warning');
    await ring('b', 'warning');
    await ring('a', 'start');
    await ring('m', 'cue');
    await ring('c', 'end');
    await ring('d', 'night');
    await ring('e', 'morning');
    expect(nodes.names()).toEqual(['start', 'warning', 'cue', 'end', 'night', 'morning']);
  });

  test('a reload replays none', async () => {
    const { ring } = await openWindow();
    await ring('a', 'start');
    holder = null;
    await openWindow();
    expect(nodes.names()).toEqual(['start']);
  });

  test('of two host windows the one sounds in which the host works', async () => {
    const first = await openWindow();
    const second = await openWindow();
    await first.ring('a', 'start');
    await second.ring('a', 'start');
    expect(nodes.names()).toEqual(['start']);
    expect(second.sound.trouble).toBe('elsewhere');
    await second.press();
    expect([first.sound.trouble, second.sound.trouble]).toEqual(['elsewhere', null]);
    await first.ring('b', 'end');
    await second.ring('b', 'end');
    expect(nodes.names()).toEqual(['start', 'end']);
  });

  test.each([
    { afterMs: 100, expected: ['warning'], trouble: null },
    { afterMs: 1_000, expected: [], trouble: 'play' },
  ])('an output that wakes up after $afterMs ms plays $expected', async ({ afterMs, expected, trouble }) => {
    const { ring, sound } = await openWindow();
    const [context] = contexts;
    if (!context) throw new Error('there is no output');
    let wakeUp = () => {};
    context.resumed = () =>
      new Promise((done) => {
        wakeUp = () => {
          context.be('running');
          done();
        };
      });
    context.state = 'suspended';
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    await ring('a', 'warning');
    now.mockReturnValue(afterMs);
    wakeUp();
    await settle();
    expect(nodes.names()).toEqual(expected);
    expect(sound.trouble).toBe(trouble);
    now.mockRestore();
  });

  test('a context that was closed is made anew for the next bell', async () => {
    const { ring, sound } = await openWindow();
    await contexts[0]?.close();
    await ring('a', 'end');
    expect(nodes.heard).toEqual([{ name: 'end', on: contexts[1] }]);
    expect(sound.trouble).toBeNull();
  });

  test('a cue whose file is still loading does not sound later, and it is said that it was not heard', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    serves = (name) =>
      name === 'end'
        ? new Promise((done) => {
            arrive = done;
          })
        : fine(name);
    const { ring, sound } = await openWindow();
    await ring('b', 'end');
    expect(sound.trouble).toBe('play');
    arrive(fine('end'));
    await settle();
    expect(nodes.names()).toEqual([]);
    await ring('c', 'end');
    expect(nodes.names()).toEqual(['end']);
    expect(sound.trouble).toBeNull();
  });

  test.each([
    ['is not there', () => new Response('', { status: 404 })],
    ['cannot be read', () => new Response('broken')],
  ])('a file that %s is said, the others sound, and it is loaded again on demand', async (_what, answer) => {
    serves = (name) => (name === 'end' ? answer() : fine(name));
    const { ring, sound } = await openWindow();
    expect(sound.trouble).toBe('load');
    await ring('a', 'start');
    expect(nodes.names()).toEqual(['start']);
    serves = fine;
    await sound.cues.again();
    expect(sound.trouble).toBeNull();
    await ring('b', 'end');
    expect(nodes.names()).toEqual(['start', 'end']);
  });

  test('volume and mute follow the settings', async () => {
    const { say } = await openWindow();
    // Of the console around the game the sound needs the settings only.
    const told = (settings: Settings) => say({ type: 'console', rev: 1, view: { settings } } as HostMessage);
    const settings = { ...defaultSettings, volume: 35, muted: false };
    await told(settings);
    expect(nodes.gains.at(-1)?.value).toBe(0.35);
    await told({ ...settings, muted: true });
    expect(nodes.gains.at(-1)?.value).toBe(0);
  });
});
