import { useEffect, useRef, useState } from 'react';

/** A look shorter than this, in ms, is a slip of the finger: nobody has seen anything. */
const seenMs = 700;

interface Hold {
  /** Whether the button or the key is held down now. */
  readonly held: boolean;
  down(): void;
  up(): void;
}

/**
 * Something that is there only as long as a button or Space is held. It is gone as well when the window loses the
 * focus, where no release would come. `onSeen`: it was held long enough.
 */
export function useHold(onSeen: () => void): Hold {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const hold = useRef({
    down: () => {
      clearTimeout(timer.current);
      setHeld(true);
      timer.current = setTimeout(() => latest.current(), seenMs);
    },
    up: () => {
      clearTimeout(timer.current);
      setHeld(false);
    },
  });
  useEffect(() => {
    const { down, up } = hold.current;
    const onDown = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      event.preventDefault();
      if (!event.repeat) down();
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      // Else the focused button would take it for a press.
      event.preventDefault();
      up();
    };
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    window.addEventListener('blur', up);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', up);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, []);
  return { held, ...hold.current };
}
