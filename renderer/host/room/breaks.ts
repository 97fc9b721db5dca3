import { longestPauseMs } from '../../../shared/contract/roomRequests';

const minuteMs = 60_000;

/** A break as it is announced: when the game goes on, and in how many ms that is. */
interface Announced {
  readonly at: string;
  readonly forMs: number;
}

/** A break of so many minutes; it ends with a whole minute, so that the countdown and the time said agree. */
export function breakIn(minutes: number, now: Date, timeOf: (end: Date) => string): Announced {
  const end = Math.ceil((now.getTime() + minutes * minuteMs) / minuteMs) * minuteMs;
  return { at: timeOf(new Date(end)), forMs: end - now.getTime() };
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
