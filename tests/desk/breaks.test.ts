import { expect, it } from 'vitest';
import { breakIn } from '../../renderer/host/room/breaks';

const minuteOf = (end: Date) => end.toISOString().slice(11, 16);

it.each([
  ['20:40:14', '20:45'],
  ['20:40:46', '20:46'],
])(
  'a break of five minutes begun at %s counts down from exactly 5:00 and is said to end at %s',
  (begun, at) => {
    expect(breakIn(5, new Date(`2026-03-01T${begun}Z`), minuteOf)).toEqual({ at, forMs: 300_000 });
  },
);
