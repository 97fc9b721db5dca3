import { useEffect, useState } from 'react';
import { type ClockReading, type Digits, digits, untilFlip } from './digits';

export { type ClockReading, type Digits, digits, untilFlip } from './digits';

/** A timer may fire a little early by the page's own clock; this much later it never does. */
const graceMs = 2;

/** The digits of a reading, drawn again just after each second turns. */
export function useDigits(reading: ClockReading | null): Digits | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!reading) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const flip = untilFlip(reading.clock, performance.now() - reading.at);
      if (flip !== null) timer = setTimeout(turn, flip + graceMs);
    };
    const turn = () => {
      clearTimeout(timer);
      redraw((count) => count + 1);
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [reading]);
  return reading && digits(reading.clock, performance.now() - reading.at);
}
