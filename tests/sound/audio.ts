import { vi } from 'vitest';

/** A node of Web Audio: what goes in comes out as loud as `gain` says, on the way to the destination. */
class FakeNode {
  /** What howler asks a source for. */
  buffer: { name: string } | null = null;
  loop = false;
  readonly playbackRate = param(1);
  readonly gain = param(1);
  #next: FakeNode | null = null;

  constructor(
    private readonly context: FakeContext,
    private readonly started: FakePage['heard'] = [],
  ) {}

  connect(next: FakeNode): void {
    this.#next = next;
  }
  disconnect(): void {
    this.#next = null;
  }
  stop(): void {}

  start(): void {
    const name = this.buffer?.name;
    if (!name) throw new Error('a source without a sound was started');
    this.started.push({ name, on: this.context, volume: () => this.volume() });
  }

  /** How loud it leaves the loudspeakers. */
  volume(): number {
    if (this.#next === this.context.destination) return this.gain.value;
    return this.#next ? this.gain.value * this.#next.volume() : 0;
  }
}

function param(value: number) {
  return {
    value,
    setValueAtTime(next: number) {
      this.value = next;
    },
  };
}

/** An audio context of a page that the test puts to sleep, takes away or breaks. */
export class FakeContext extends EventTarget {
  state: AudioContextState = 'running';
  currentTime = 0;
  readonly destination = new FakeNode(this);
  /** What resuming comes to. */
  resumed: () => Promise<void> = async () => this.be('running');

  constructor(private readonly heard: FakePage['heard']) {
    super();
  }

  createGain() {
    return new FakeNode(this);
  }
  createBufferSource() {
    return new FakeNode(this, this.heard);
  }

  resume(): Promise<void> {
    return this.resumed();
  }

  async close(): Promise<void> {
    if (this.state === 'closed') throw new Error('it is closed');
    this.be('closed');
  }

  async decodeAudioData(bytes: ArrayBuffer): Promise<{ name: string; duration: number }> {
    const name = new TextDecoder().decode(bytes);
    if (name === 'broken') throw new Error('cannot be read');
    return { name, duration: 1 };
  }

  /** Time of the output passes: it plays. */
  plays(): void {
    this.currentTime += 1;
  }

  be(state: AudioContextState): void {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** An element of a page that plays music, which the test lets end or break. */
class FakeAudio extends EventTarget {
  src = '';
  preload = '';
  volume = 1;
  muted = false;
  playbackRate = 1;
  currentTime = 0;
  duration = 200;
  paused = true;
  ended = false;
  readyState = 0;
  readonly oncanplaythrough = null;
  readonly error = null;

  constructor(private readonly page: FakePage) {
    super();
    page.elements.push(this);
  }

  canPlayType(): string {
    return 'probably';
  }

  /** The number of the track it has; null where it has none. */
  get track(): string | null {
    return /music\/(.)/.exec(this.src)?.[1] ?? null;
  }

  load(): void {
    const { track } = this;
    this.readyState = 0;
    this.currentTime = 0;
    this.paused = true;
    if (track) this.page.loads.push(track);
    void Promise.resolve().then(() => {
      if (track !== this.track) return;
      const broken = track !== null && this.page.broken.has(track);
      if (!broken) this.readyState = 4;
      this.dispatchEvent(new Event(broken ? 'error' : 'canplaythrough'));
    });
  }

  async play(): Promise<void> {
    if (!this.page.allowed) throw Object.assign(new Error('no click yet'), { name: 'NotAllowedError' });
    this.paused = false;
  }
  pause(): void {
    this.paused = true;
  }
  end(): void {
    this.ended = true;
    this.paused = true;
    this.dispatchEvent(new Event('ended'));
    this.ended = false;
  }
}

/** What a page gives howler, and what becomes of it. */
export interface FakePage {
  readonly contexts: FakeContext[];
  readonly elements: FakeAudio[];
  /** The cues that were started, on which context, and how loud they are. */
  readonly heard: { readonly name: string; readonly on: FakeContext; volume(): number }[];
  /** The numbers of the tracks that were loaded. */
  readonly loads: string[];
  /** Tracks that cannot be played. */
  readonly broken: Set<string>;
  /** Whether there is a device; whether the browser lets music play. */
  deviceThere: boolean;
  allowed: boolean;
  /** How a context begins. */
  begins: AudioContextState;
  /** What the console serves for a file: the name of the file, as bytes. */
  serves: (name: string) => Response | Promise<Response>;
  names(): string[];
}

/** The answer that a file which is there has. */
export const fine = (name: string) => new Response(name);

/** A window of its own, with nothing of howler or of the console's sound from before. */
export function fakeWindow(): EventTarget {
  const window = Object.assign(new EventTarget(), { location: { protocol: 'http:' } });
  vi.resetModules();
  vi.stubGlobal('window', window);
  return window;
}

/** Puts the sound of a page into place, and a window. */
export function fakePage(): FakePage {
  const page: FakePage = {
    contexts: [],
    elements: [],
    heard: [],
    loads: [],
    broken: new Set(),
    deviceThere: true,
    allowed: true,
    begins: 'running',
    serves: fine,
    names: () => page.heard.map(({ name }) => name),
  };
  fakeWindow();
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        if (!page.deviceThere) throw new Error('no device');
        super(page.heard);
        this.state = page.begins;
        page.contexts.push(this);
      }
    },
  );
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super(page);
      }
    },
  );
  vi.stubGlobal('XMLHttpRequest', requestOf(page));
  return page;
}

/** Lets what is under way arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((done) => setTimeout(done, 0));
}

function requestOf(page: FakePage) {
  return class {
    status = 0;
    response: ArrayBuffer | null = null;
    onload = () => undefined;
    onerror = () => undefined;
    #name = '';

    open(_method: string, address: string) {
      this.#name = /(\w+)\.wav/.exec(address)?.[1] ?? '';
    }
    async send() {
      try {
        const answer = await page.serves(this.#name);
        this.status = answer.status;
        this.response = await answer.arrayBuffer();
      } catch {
        this.onerror();
        return;
      }
      this.onload();
    }
  };
}
