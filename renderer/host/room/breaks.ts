import { longestPauseMs } from '../../../shared/contract/roomRequests';

const minuteMs = 60_000;

/** A break as it is announced: when the game goes on, and in how many ms that is. */
interface Announced {
  readonly at: string;
  readonly forMs: number;
}

/** A break of exactly so many minutes; the time that is said is the nearest minute to its end. */
export function breakIn(minutes: number, now: Date, timeOf: (end: Date) => string): Announced {
  const forMs = minutes * minuteMs;
  const said = Math.round((now.getTime() + forMs) / minuteMs) * minuteMs;
  return { at: timeOf(new Date(said)), forMs };
}

/** A break until this time of day, today or after midnight; null where that is no time, or too far away. */
export function breakUntil(time: string, now: Date): Announced | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const end = new Date(now);
  end.setHours(Number(hours), Number(minutes), 0, 0);
  if (end <= now) end.setDate(end.getDate() + 1);
  const forMs = end.getTime() - now.getTime();
  return forMs > longestPauseMs ? null : { at: time, forMs };
}
