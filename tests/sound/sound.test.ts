import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClockEdge } from '../../shared/contract/clock';
import { defaultSettings, type Settings } from '../../shared/contract/club';
import type { HostMessage } from '../../shared/contract/messages';
import { text } from '../../shared/game/words';
import { type FakePage, fakePage, fakeWindow, fine, settle } from './audio';

let page: FakePage;

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

/** A host window: its sound attached to a console that says what the test says. */
async function openWindow() {
  const window = fakeWindow();
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
      window.dispatchEvent(new Event('keydown'));
      await settle();
    },
    sound,
  };
}

beforeEach(() => {
  page = fakePage();
  holder = null;
  waiting = [];
  vi.useRealTimers();
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, locks });
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
    expect(page.names()).toEqual(['start', 'warning', 'cue', 'end', 'night', 'morning']);
  });

  test('a reload replays none', async () => {
    const { ring } = await openWindow();
    await ring('a', 'start');
    holder = null;
    await openWindow();
    expect(page.names()).toEqual(['start']);
  });

  test('of two host windows the one sounds in which the host works', async () => {
    const first = await openWindow();
    const second = await openWindow();
    await first.ring('a', 'start');
    await second.ring('a', 'start');
    expect(page.names()).toEqual(['start']);
    expect(second.sound.trouble).toBe('elsewhere');
    await second.press();
    expect([first.sound.trouble, second.sound.trouble]).toEqual(['elsewhere', null]);
    await first.ring('b', 'end');
    await second.ring('b', 'end');
    expect(page.names()).toEqual(['start', 'end']);
  });

  test.each([
    { afterMs: 100, expected: ['warning'], trouble: null },
    { afterMs: 1_000, expected: [], trouble: 'play' },
  ])('an output that wakes up after $afterMs ms plays $expected', async ({ afterMs, expected, trouble }) => {
    const { ring, sound } = await openWindow();
    const [context] = page.contexts;
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
    expect(page.names()).toEqual(expected);
    expect(sound.trouble).toBe(trouble);
    now.mockRestore();
  });

  test('a context that was closed is made anew for the next bell', async () => {
    const { ring, sound } = await openWindow();
    await page.contexts[0]?.close();
    await ring('a', 'end');
    expect(page.heard).toMatchObject([{ name: 'end', on: page.contexts[1] }]);
    expect(sound.trouble).toBeNull();
  });

  test('a cue whose file is still loading does not sound later, and it is said that it was not heard', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    page.serves = (name) =>
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
    expect(page.names()).toEqual([]);
    await ring('c', 'end');
    expect(page.names()).toEqual(['end']);
    expect(sound.trouble).toBeNull();
  });

  test.each([
    ['is not there', () => new Response('', { status: 404 })],
    ['cannot be read', () => new Response('broken')],
  ])('a file that %s is said, the others sound, and it is loaded again on demand', async (_what, answer) => {
    page.serves = (name) => (name === 'end' ? answer() : fine(name));
    const { ring, sound } = await openWindow();
    expect(sound.trouble).toBe('load');
    await ring('a', 'start');
    expect(page.names()).toEqual(['start']);
    page.serves = fine;
    await sound.cues.again();
    expect(sound.trouble).toBeNull();
    await ring('b', 'end');
    expect(page.names()).toEqual(['start', 'end']);
  });

  test('a file that comes to an element only, where howler looks for another way, is said and does not play', async () => {
    page.serves = (name) => (name === 'end' ? Promise.reject(new Error('cut off')) : fine(name));
    const { ring, sound } = await openWindow();
    expect(sound.trouble).toBe('load');
    await ring('a', 'end');
    expect([page.names(), page.elements.filter(({ paused, src }) => src && !paused)]).toEqual([[], []]);
    page.serves = fine;
    await sound.cues.again();
    await ring('b', 'end');
    expect([page.names(), sound.trouble]).toEqual([['end'], null]);
  });

  test('an output that began asleep, and was woken, plays at once and once', async () => {
    page.begins = 'suspended';
    const { ring, sound } = await openWindow();
    await ring('a', 'start');
    expect([page.names(), sound.trouble, page.contexts.length]).toEqual([['start'], null, 1]);
  });

  test('volume and mute follow the settings, also of what sounds, and on the next context', async () => {
    const { say, ring } = await openWindow();
    // Of the console around the game the sound needs the settings only.
    const told = (settings: Settings) => say({ type: 'console', rev: 1, view: { settings } } as HostMessage);
    const volumes = () => page.heard.map((one) => one.volume());
    const settings = { ...defaultSettings, volume: 35, muted: false };
    await told(settings);
    await ring('a', 'start');
    expect(volumes()).toEqual([0.35]);
    await told({ ...settings, muted: true });
    expect(volumes()).toEqual([0]);
    await told({ ...settings, volume: 60 });
    await page.contexts[0]?.close();
    await ring('b', 'end');
    expect(page.heard.at(-1)).toMatchObject({ name: 'end', on: page.contexts[1] });
    expect(volumes().at(-1)).toBe(0.6);
  });
});
