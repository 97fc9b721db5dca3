import { type KeyboardEvent, useEffect, useRef } from 'react';
import { finish, type Pending, typeDigit, waitMs } from '../keys/typing';

/**
 * Hears a seat typed by its digits where no text is typed; the group that has the focus comes with it. Enter ends a
 * number that could be longer.
 */
export function useSeatDigits(
  highest: number,
  onSeat: (seat: number, from: Element) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const pending = useRef<Pending>('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    if (/^(?:Numpad)?Enter$/.test(event.code) && pending.current !== '' && event.target instanceof Element) {
      event.preventDefault();
      clearTimeout(timer.current);
      for (const seat of finish(pending.current)) onSeat(seat, event.target);
      pending.current = '';
      return;
    }
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    const from = event.target;
    if (digit === undefined || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(from instanceof Element) || from.closest('input, textarea')) return;
    event.preventDefault();
    clearTimeout(timer.current);
    const typed = typeDigit(pending.current, Number(digit), highest);
    pending.current = typed.pending;
    for (const seat of typed.ready) onSeat(seat, from);
    timer.current = setTimeout(() => {
      for (const seat of finish(pending.current)) onSeat(seat, from);
      pending.current = '';
    }, waitMs);
  };
}
