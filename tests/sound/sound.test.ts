import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClockEdge } from '../../shared/contract/clock';
import { defaultSettings } from '../../shared/contract/club';
import type { HostMessage, Transport } from '../../shared/contract/messages';

const heard: string[] = [];
const level = { volume: 1, muted: false };
const newOutput = () =>
  Object.assign(new EventTarget(), {
    state: 'running' as AudioContextState,
    resume: (): Promise<void> => Promise.resolve(),
  });
let output = newOutput();
let fileState: 'loaded' | 'loading' = 'loaded';
const howls: { name: string; onloaderror: (id: number, error: unknown) => void }[] = [];

vi.mock('howler', () => ({
  Howler: {
    autoSuspend: true,
    usingWebAudio: true,
    get ctx() {
      return output;
    },
    volume: (volume: number) => {
      level.volume = volume;
    },
    mute: (muted: boolean) => {
      level.muted = muted;
    },
  },
  Howl: class {
    readonly name: string;
    constructor(options: { src: string[]; onloaderror: (id: number, error: unknown) => void }) {
      this.name = /(\w+)\.wav/.exec(options.src[0] ?? '')?.[1] ?? '';
      howls.push({ name: this.name, onloaderror: options.onloaderror });
    }
    state() {
      return fileState;
    }
    play() {
      heard.push(this.name);
    }
    load() {}
  },
}));

/** A host window: its sound attached to a console that says what the test says. */
async function openWindow(lockFree = true) {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: true },
    locks: {
      request: (_name: string, held: () => Promise<never>) =>
        lockFree ? held() : new Promise<never>(() => undefined),
    },
  });
  const { attachSound } = await import('../../renderer/sound/sound');
  const listeners: ((message: HostMessage) => void)[] = [];
  const transport: Transport<HostMessage> = {
    send: () => undefined,
    onMessage: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    onConnection: () => () => undefined,
  };
  attachSound(transport);
  return {
    say: (message: HostMessage) => {
      for (const listener of listeners) listener(message);
    },
  };
}

const edge = (id: string, kind: ClockEdge['kind']): HostMessage => ({ type: 'edge', edge: { id, kind } });

beforeEach(() => {
  heard.length = 0;
  howls.length = 0;
  output = newOutput();
  fileState = 'loaded';
});

describe('sounds of the clock', () => {
  test('each edge sounds exactly once, however often it is told', async () => {
    const { say } = await openWindow();
    say(edge('a', 'start'));
    say(edge('b', 'warning'));
    say(edge('b', 'warning'));
    say(edge('a', 'start'));
    say(edge('c', 'end'));
    expect(heard).toEqual(['start', 'warning', 'end']);
  });

  test('a reload replays none', async () => {
    const { say } = await openWindow();
    say(edge('a', 'start'));
    await openWindow();
    expect(heard).toEqual(['start']);
  });

  test('of two host windows only one sounds', async () => {
    const first = await openWindow();
    const second = await openWindow(false);
    first.say(edge('a', 'end'));
    second.say(edge('a', 'end'));
    expect(heard).toEqual(['end']);
  });

  test.each([
    { afterMs: 100, expected: ['warning'] },
    { afterMs: 1_000, expected: [] },
  ])('an output that wakes up after $afterMs ms plays $expected', async ({ afterMs, expected }) => {
    const { say } = await openWindow();
    let wakeUp = () => {};
    output.state = 'suspended';
    vi.spyOn(output, 'resume').mockReturnValueOnce(
      new Promise((resolve) => {
        wakeUp = resolve;
      }),
    );
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    say(edge('a', 'warning'));
    now.mockReturnValue(afterMs);
    output.state = 'running';
    wakeUp();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(heard).toEqual(expected);
    now.mockRestore();
  });

  test('a cue whose file is still loading does not sound later', async () => {
    const { say } = await openWindow();
    fileState = 'loading';
    say(edge('b', 'end'));
    fileState = 'loaded';
    expect(heard).toEqual([]);
  });

  test('the output never falls asleep by itself', async () => {
    await openWindow();
    const { Howler } = await import('howler');
    expect(Howler.autoSuspend).toBe(false);
  });

  test('volume and mute follow the settings', async () => {
    const { say } = await openWindow();
    const settings = { ...defaultSettings, volume: 35, muted: true };
    say({
      type: 'console',
      rev: 1,
      view: {
        settings,
        seasons: [],
        draft: null,
        game: null,
        saving: { held: 0, error: null },
        rooms: { alive: 0, lost: 0 },
        roomBlank: false,
        roomAddress: null,
        singleDisplay: null,
        lan: null,
        notices: [],
        version: '0',
      },
    });
    expect(level).toEqual({ volume: 0.35, muted: true });
  });

  test('what keeps the sound from being heard has a name', async () => {
    await openWindow();
    const { createCuePlayer } = await import('../../renderer/sound/player');
    const player = createCuePlayer();
    expect(player.trouble()).toBe(null);
    output.state = 'suspended';
    expect(player.trouble()).toBe('suspended');
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    expect(player.trouble()).toBe('locked');
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    howls.at(-1)?.onloaderror(0, 'not found');
    expect(player.trouble()).toBe('load');
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });
});
