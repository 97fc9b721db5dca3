import { vi } from 'vitest';

/** An audio context of a page that the test puts to sleep, takes away or breaks. */
export class FakeContext extends EventTarget {
  state: AudioContextState = 'running';
  currentTime = 0;
  readonly destination = {};
  /** What resuming comes to. */
  resumed: () => Promise<void> = async () => this.be('running');

  resume(): Promise<void> {
    return this.resumed();
  }

  async close(): Promise<void> {
    this.be('closed');
  }

  async decodeAudioData(bytes: ArrayBuffer): Promise<{ name: string }> {
    const name = new TextDecoder().decode(bytes);
    if (name === 'broken') throw new Error('cannot be read');
    return { name };
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

/** Puts the nodes of Web Audio into the page; gives what was heard, and on which context. */
export function fakeNodes() {
  const heard: { name: string; on: FakeContext }[] = [];
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class {
      constructor(
        readonly context: FakeContext,
        readonly options: { buffer: { name: string } },
      ) {}
      connect() {}
      start() {
        heard.push({ name: this.options.buffer.name, on: this.context });
      }
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      readonly gain: { value: number };
      constructor(_context: FakeContext, options: { gain: number }) {
        this.gain = { value: options.gain };
        gains.push(this.gain);
      }
      connect() {}
    },
  );
  const gains: { value: number }[] = [];
  return { heard, gains, names: () => heard.map(({ name }) => name) };
}
