/** Sample rate of the cue files, Hz: a whole part of the 48 kHz most sound cards run at. */
export const sampleRate = 24_000;

export const cueKinds = ['start', 'cue', 'warning', 'end', 'night', 'morning'] as const;
export type CueKind = (typeof cueKinds)[number];

/** One strike: partials in Hz with their share, which die away within `decay` seconds. */
interface Strike {
  readonly at: number;
  readonly decay: number;
  readonly gain: number;
  readonly partials: readonly (readonly [hz: number, share: number])[];
}

interface Cue {
  readonly seconds: number;
  readonly strikes: readonly Strike[];
}

// Small loudspeakers give little below 400 Hz and the ear hears best between 1 and 4 kHz, so every cue has its
// weight there. The three differ in rhythm as well as in pitch: through a noisy room rhythm is what arrives.
const chime = (hz: number) =>
  [
    [hz, 1],
    [hz * 2, 0.55],
    [hz * 3, 0.3],
    [hz * 4.2, 0.12],
  ] as const;
const knock = (hz: number) =>
  [
    [hz, 1],
    [hz * 1.5, 0.5],
    [hz * 2.76, 0.7],
  ] as const;
const bell = (hz: number) =>
  [
    [hz, 0.7],
    [hz * 1.19, 0.3],
    [hz * 2, 1],
    [hz * 3.01, 0.6],
    [hz * 4.16, 0.35],
    [hz * 5.43, 0.15],
  ] as const;

/** A deep gong, whose partials are in no simple proportion. */
const gong = (hz: number) =>
  [
    [hz, 0.9],
    [hz * 1.52, 0.7],
    [hz * 2.31, 0.8],
    [hz * 3.47, 0.5],
    [hz * 5.12, 0.3],
  ] as const;

const cues: Record<CueKind, Cue> = {
  /** Two notes upwards: off you go. */
  start: {
    seconds: 0.75,
    strikes: [
      { at: 0, decay: 0.4, gain: 0.8, partials: chime(783.99) },
      { at: 0.14, decay: 0.95, gain: 1, partials: chime(1174.66) },
    ],
  },
  /** Two soft notes of one pitch: enough has been said to end it. */
  cue: {
    seconds: 0.95,
    strikes: [0, 0.32].map((at) => ({ at, decay: 0.7, gain: 1, partials: chime(987.77) })),
  },
  /** Three dry knocks of one pitch: ten seconds left. */
  warning: {
    seconds: 0.66,
    strikes: [0, 0.19, 0.38].map((at) => ({ at, decay: 0.24, gain: 1, partials: knock(1318.5) })),
  },
  /** A bell, struck twice, ringing out: time is up. */
  end: {
    seconds: 1.5,
    strikes: [
      { at: 0, decay: 0.9, gain: 0.9, partials: bell(523.25) },
      { at: 0.27, decay: 1.7, gain: 1, partials: bell(523.25) },
    ],
  },
  /** One gong that rings out: the city falls asleep. */
  night: { seconds: 1.5, strikes: [{ at: 0, decay: 2.4, gain: 1, partials: gong(220) }] },
  /** Three notes of a chord upwards: the city wakes up. */
  morning: {
    seconds: 1.4,
    strikes: [523.25, 659.26, 783.99].map((hz, note) => ({
      at: note * 0.18,
      decay: 1.2,
      gain: 0.9,
      partials: chime(hz),
    })),
  },
};

const attackSeconds = 0.004;
const releaseSeconds = 0.02;
const peak = 0.94;

function strikeAt(strike: Strike, seconds: number): number {
  const t = seconds - strike.at;
  if (t < 0) return 0;
  const attack = Math.min(1, t / attackSeconds);
  let sum = 0;
  for (const [hz, share] of strike.partials) {
    // Higher partials of a struck body die sooner; ln(1000) is a fall by 60 dB.
    const fall = Math.exp((-6.9 * t * Math.sqrt(hz / 800)) / strike.decay);
    sum += share * fall * Math.sin(2 * Math.PI * hz * t);
  }
  return strike.gain * attack * sum;
}

/** The cue as 16-bit samples. The same samples each time: nothing here is chance. */
export function cueSamples(kind: CueKind): Int16Array {
  const cue = cues[kind];
  const length = Math.round(cue.seconds * sampleRate);
  const raw = Array.from({ length }, (_, index) => {
    const seconds = index / sampleRate;
    const release = Math.min(1, (cue.seconds - seconds) / releaseSeconds);
    const sum = cue.strikes.reduce((total, strike) => total + strikeAt(strike, seconds), 0);
    // Soft clipping lifts the quiet tail: louder in the room with the same peak.
    return release * Math.tanh(1.4 * sum);
  });
  const highest = raw.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
  return Int16Array.from(raw, (sample) => Math.round((sample / highest) * peak * 32_767));
}
