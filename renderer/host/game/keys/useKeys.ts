import { useCallback, useEffect, useRef, useState } from 'react';
import { belongsToFocus, type Command, readKey } from './press';
import { finish, type Pending, typeDigit, waitMs } from './typing';

/** A number that is being typed, and what it is for. */
export interface Typing {
  readonly use: 'act' | 'foul';
  readonly pending: Pending;
}

interface KeyUse {
  /** Highest number that can be typed now, for an act and for a foul. */
  highest(use: Typing['use']): number;
  number(use: Typing['use'], number: number): void;
  command(command: Command): void;
}

const nothing: Typing = { use: 'act', pending: '' };

/** Listens to the keys of the game; gives what is being typed. What was typed is entered before the next key acts. */
export function useKeys(use: KeyUse, off: boolean): Typing {
  const [typing, setTyping] = useState<Typing>(nothing);
  const held = useRef<Typing>(nothing);
  const latest = useRef(use);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = use;
  });

  const hold = useCallback((next: Typing) => {
    clearTimeout(timer.current);
    held.current = next;
    setTyping(next);
  }, []);
  const enter = useCallback(() => {
    const { use: what, pending } = held.current;
    hold(nothing);
    for (const number of finish(pending)) latest.current.number(what, number);
  }, [hold]);

  useEffect(() => {
    if (off) return;
    const onKey = (event: KeyboardEvent) => {
      if (belongsToFocus(event)) return;
      const press = readKey(event);
      if (!press) return;
      event.preventDefault();
      if (press.type === 'command') {
        enter();
        latest.current.command(press.command);
        return;
      }
      if (held.current.use !== press.use) enter();
      const typed = typeDigit(held.current.pending, press.digit, latest.current.highest(press.use));
      hold({ use: press.use, pending: typed.pending });
      for (const number of typed.ready) latest.current.number(press.use, number);
      if (typed.pending !== '') timer.current = setTimeout(enter, waitMs);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      enter();
    };
  }, [off, enter, hold]);
  return typing;
}
