import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClockPhase } from '../../renderer/ui/clockPhase';
import { digits, untilFlip } from '../../renderer/ui/digits';
import type { ClockState } from '../../shared/contract/clock';
import { runs } from '../runs';

const minute: ClockState = {
  rev: 3,
  mode: 'countdown',
  lengthMs: 60_000,
  elapsedMs: 0,
  running: true,
  step: null,
  warnMs: 10_000,
  interrupted: null,
};

/** One way over the line, in ms: `late` is what the page was busy with when it came. */
interface Way {
  readonly there: number;
  readonly back: number;
  readonly late: number;
}

/** A screen whose page began at another moment than the authority, on a line of its own. */
class SimulatedScreen {
  readonly phase = new ClockPhase();

  constructor(private readonly pageBegan: number) {}

  /** The clock, which began at the authority's `began`, is sent at `at`. */
  clock(began: number, at: number, { back, late }: Way): void {
    this.phase.begin({ ...minute, elapsedMs: at - began }, this.page(at + back + late));
  }

  /** A heartbeat that reaches the authority at `at`. */
  beat(began: number, at: number, { there, back, late }: Way): void {
    const tick = { rev: minute.rev, elapsedMs: at - began };
    this.phase.echoed(this.page(at - there), this.page(at + back + late), tick);
  }

  /** When this screen believes the clock to have begun, by the authority's time. */
  get began(): number {
    return this.phase.origin + this.pageBegan;
  }

  /** What it shows at a moment of the authority. */
  shows(at: number): string {
    return digits(minute, at - this.began).text;
  }

  private page(at: number): number {
    return at - this.pageBegan;
  }
}

const quick: Way = { there: 0.4, back: 0.4, late: 0 };
const slow: Way = { there: 45, back: 45, late: 0 };
const busy: Way = { ...quick, late: 700 };

describe('two screens turn their digits together', () => {
  test('a quick and a slow line show the same at every moment of a minute', () => {
    const [host, room] = [new SimulatedScreen(12_345), new SimulatedScreen(-9_876_543)];
    for (const [screen, way] of [
      [host, quick],
      [room, slow],
    ] as const) {
      screen.clock(1_000, 1_000, way);
      for (const at of [2_000, 4_000, 6_000]) screen.beat(1_000, at, way);
    }
    expect(Math.abs(host.began - room.began)).toBeLessThan(0.001);
    for (let at = 7_000.5; at < 70_000; at += 10) expect(room.shows(at)).toBe(host.shows(at));
    const flips = [host, room].map((screen) => untilFlip(minute, 7_000.5 - screen.began));
    expect(flips[0]).toBeCloseTo(Number(flips[1]), 2);
  });

  test('a page that was busy when the clock came is right with its next echo, and stays right', () => {
    const page = new SimulatedScreen(0);
    page.clock(1_000, 1_000, busy);
    expect(page.began).toBeCloseTo(1_700.4, 1);
    page.beat(1_000, 2_500, quick);
    expect(page.began).toBeCloseTo(1_000, 1);
    for (const at of [4_500, 6_500, 8_500]) page.beat(1_000, at, busy);
    expect(page.began).toBeCloseTo(1_000, 1);
  });

  test('whatever the ways, a screen is never further off than half of its quickest round trip', () => {
    const way = fc.record({
      there: fc.double({ min: 0, max: 200, noNaN: true }),
      back: fc.double({ min: 0, max: 200, noNaN: true }),
      late: fc.constantFrom(0, 0, 50, 900),
    });
    const ways = fc.array(way, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(ways, fc.integer({ min: -1e7, max: 1e7 }), ([first, ...beats], pageBegan) => {
        const page = new SimulatedScreen(pageBegan);
        page.clock(5_000, 6_000, first ?? quick);
        beats.forEach((beat, index) => {
          page.beat(5_000, 8_000 + index * 2_000, beat);
        });
        const trips = beats.map(({ there, back, late }) => there + back + late);
        expect(Math.abs(page.began - 5_000)).toBeLessThanOrEqual(Math.min(...trips) / 2 + 1e-6);
      }),
      { numRuns: runs(200) },
    );
  });

  test('a machine whose clock stood still in sleep is right with the first echo after it', () => {
    const page = new ClockPhase();
    page.begin(minute, 0);
    page.echoed(1_999, 2_001, { rev: 3, elapsedMs: 2_000 });
    page.echoed(3_999, 4_001, { rev: 3, elapsedMs: 34_000 });
    expect(page.origin).toBeCloseTo(-30_000);
  });

  test('an echo that speaks of another clock says only how long the way is', () => {
    const page = new ClockPhase();
    page.begin(minute, 1_000);
    page.echoed(1_980, 2_000, { rev: 2, elapsedMs: 50_000 });
    expect(page.origin).toBeCloseTo(990);
    page.begin({ ...minute, rev: 4 }, 5_000);
    expect(page.origin).toBeCloseTo(4_990);
  });
});
