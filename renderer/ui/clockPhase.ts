import type { ClockState, ClockTick } from '../../shared/contract/clock';

/** Round trips and ticks looked at: what is older says more of how the two machines' clocks drift apart. */
const kept = 8;

/** The moment at which a clock began, by the page's own time in ms, as one message bounds it. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

/**
 * When a running clock began, by the page's own time, so that every screen turns its digits at the same moment. A
 * message can only be late: what came at `now` and says `elapsedMs` began no later than `now - elapsedMs`, and where it
 * answers a heartbeat no earlier than that was sent. The truth is where all of these overlap, and its middle is half a
 * round trip before the quickest of them. So a page that was busy when the clock came is right again with the next echo.
 */
export class ClockPhase {
  private rev = -1;
  private trips: number[] = [];
  private bounds: Bounds[] = [];

  /** A clock came, which a screen may have had no time to look at at once. */
  begin({ rev, elapsedMs }: ClockTick | ClockState, now: number): void {
    if (rev !== this.rev) this.bounds = [];
    this.rev = rev;
    this.add({ from: Number.NEGATIVE_INFINITY, to: now - elapsedMs });
  }

  /** A heartbeat that was sent at `echo` came back, with how far the clock was on the way. */
  echoed(echo: number, now: number, tick?: ClockTick): void {
    this.trips = [...this.trips, now - echo].slice(-kept);
    if (tick && tick.rev === this.rev) this.add({ from: echo - tick.elapsedMs, to: now - tick.elapsedMs });
  }

  /** Another console may count its revisions anew. */
  forget(): void {
    this.rev = -1;
    this.bounds = [];
  }

  /** When the clock stood at nothing, by the page's own time. */
  get origin(): number {
    const from = Math.max(...this.bounds.map((bounds) => bounds.from));
    const to = Math.min(...this.bounds.map((bounds) => bounds.to));
    const way = this.trips.length > 0 ? Math.min(...this.trips) / 2 : 0;
    if (from === Number.NEGATIVE_INFINITY) return to - way;
    if (from <= to) return (from + to) / 2;
    // The two machines' clocks have drifted apart: the newest word holds. (Browsers of TVs have no `findLast`.)
    const [last] = this.bounds.filter((bounds) => bounds.from !== Number.NEGATIVE_INFINITY).slice(-1);
    return last ? (last.from + last.to) / 2 : to - way;
  }

  private add(bounds: Bounds): void {
    this.bounds = [...this.bounds, bounds].slice(-kept);
  }
}
