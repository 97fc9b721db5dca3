import type { Page } from '@playwright/test';

/** What leaves a page for the loudspeakers, as the page's own Web Audio measures it. */
interface Ears {
  /** Lengths in seconds of the cues that were started, in order. */
  cues(): Promise<number[]>;
  /** How often there was sound after silence, in samples on their way to the output. */
  sounds(): Promise<number>;
  /** The music that plays: its file, how loud its samples and its element are, and where it is. */
  music(): Promise<{ src: string; peak: number; volume: number; at: number } | null>;
  /** Closes the audio context that is in use, as when the device is lost. */
  close(): Promise<void>;
  /** How many audio contexts were made for the cues. */
  contexts(): Promise<number>;
}

interface Heard {
  readonly cues: number[];
  readonly contexts: AudioContext[];
  readonly elements: { element: HTMLAudioElement; analyser: AnalyserNode | null }[];
  sounds: number;
}

declare global {
  interface Window {
    heard: Heard;
  }
}

/** Listens to a page from its beginning, and again after each reload. */
export async function listen(page: Page): Promise<Ears> {
  await page.addInitScript(() => {
    const heard: Heard = { cues: [], contexts: [], elements: [], sounds: 0 };
    window.heard = heard;
    const analysers: AnalyserNode[] = [];
    const peakOf = (analyser: AnalyserNode) => {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    };
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts.push(this);
      }
    };
    const connect = AudioNode.prototype.connect as (this: AudioNode, target: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, target: AudioNode) {
      if (target instanceof AudioDestinationNode) {
        const analyser = new AnalyserNode(this.context, { fftSize: 2048 });
        connect.call(this, analyser);
        analysers.push(analyser);
      }
      return connect.call(this, target);
    } as typeof AudioNode.prototype.connect;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.cues.push(this.buffer?.duration ?? 0);
      start.apply(this, when);
    };
    // Longer than the pauses between the strokes of one cue, shorter than those between two.
    const silentMs = 400;
    let lastLoud = Number.NEGATIVE_INFINITY;
    setInterval(() => {
      if (!analysers.some((analyser) => peakOf(analyser) > 0.01)) return;
      if (performance.now() - lastLoud > silentMs) heard.sounds += 1;
      lastLoud = performance.now();
    }, 20);
    const PlainAudio = window.Audio;
    const ear = new Plain();
    window.Audio = class extends PlainAudio {
      constructor() {
        super();
        const made = { element: this, analyser: null as AnalyserNode | null };
        heard.elements.push(made);
        this.addEventListener('playing', () => {
          const stream = (this as unknown as { captureStream(): MediaStream }).captureStream();
          made.analyser ??= new AnalyserNode(ear, { fftSize: 2048 });
          connect.call(new MediaStreamAudioSourceNode(ear, { mediaStream: stream }), made.analyser);
          void ear.resume();
        });
      }
    } as typeof Audio;
  });
  return {
    cues: () => page.evaluate(() => window.heard.cues.map((length) => Math.round(length * 100) / 100)),
    sounds: () => page.evaluate(() => window.heard.sounds),
    music: () =>
      page.evaluate(() => {
        // Of an element without a file howler asks whether it might play.
        const playing = window.heard.elements.filter(({ element }) => !element.paused && element.src !== '');
        if (playing.length > 1) throw new Error(`${playing.length} tracks play at once`);
        const [one] = playing;
        if (!one) return null;
        const samples = new Float32Array(2048);
        one.analyser?.getFloatTimeDomainData(samples);
        const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        const { src, volume, currentTime } = one.element;
        return { src, peak, volume, at: currentTime };
      }),
    close: () => page.evaluate(() => window.heard.contexts.at(-1)?.close()),
    contexts: () => page.evaluate(() => window.heard.contexts.length),
  };
}
