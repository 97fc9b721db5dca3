import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../../shared/game/words';

interface RunUse {
  /** Whether the step takes several seats at once. */
  readonly active: boolean;
  /** The seats of a run; `first` is the first neighbour that was passed and gives the way round. */
  between(from: Seat, to: Seat, first: Seat): readonly Seat[];
  onRun(run: readonly Seat[]): void;
  onTap(seat: Seat): void;
  onHold?(seat: Seat): void;
}

/** Handlers that stay the same for the life of the component, so that tiles need not be drawn again. */
export interface RunHandlers {
  onTap(seat: Seat, shift: boolean): void;
  onDown(seat: Seat, event: PointerEvent): void;
  onEnter(seat: Seat): void;
}

interface Drag {
  readonly from: Seat;
  readonly first: Seat;
  readonly run: readonly Seat[];
}

const holdMs = 500;
/** A second tap on the same seat within this, in ms, is the second half of a double click. */
const doubleMs = 350;

/** Taps, runs by dragging over neighbours or by Shift and a click, and a long press. Gives the run being drawn. */
export function useRun(use: RunUse): { run: readonly Seat[]; on: RunHandlers } {
  const [run, setRun] = useState<readonly Seat[]>([]);
  const latest = useRef(use);
  const drag = useRef<Drag | null>(null);
  const anchor = useRef<Seat | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const lastTap = useRef({ seat: 0, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    latest.current = use;
  });

  useEffect(() => {
    const end = (event: globalThis.PointerEvent) => {
      clearTimeout(timer.current);
      const drawn = drag.current?.run ?? [];
      drag.current = null;
      setRun([]);
      if (event.type === 'pointerup' && drawn.length > 1) {
        anchor.current = drawn.at(-1) ?? null;
        latest.current.onRun(drawn);
      }
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  const on = useRef<RunHandlers>({
    onDown: (seat, event) => {
      if (event.button !== 0) return;
      wasHeld.current = false;
      if (event.pointerType !== 'mouse' && latest.current.onHold) {
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          drag.current = null;
          latest.current.onHold?.(seat);
        }, holdMs);
      }
      // A finger would keep sending its moves to the first seat only.
      if (event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.releasePointerCapture(event.pointerId);
      }
      if (latest.current.active) drag.current = { from: seat, first: seat, run: [seat] };
    },
    onEnter: (seat) => {
      const { from, first } = drag.current ?? {};
      if (from === undefined || first === undefined) return;
      clearTimeout(timer.current);
      const passed = first === from ? seat : first;
      const drawn = latest.current.between(from, seat, passed);
      drag.current = { from, first: passed, run: drawn };
      setRun(drawn);
    },
    onTap: (seat, shift) => {
      if (wasHeld.current) {
        wasHeld.current = false;
        return;
      }
      const { seat: before, at } = lastTap.current;
      lastTap.current = { seat, at: performance.now() };
      if (before === seat && performance.now() - at < doubleMs) return;
      const from = anchor.current;
      anchor.current = seat;
      if (!shift || !latest.current.active || from === null || from === seat) latest.current.onTap(seat);
      else latest.current.onRun(latest.current.between(from, seat, seat).slice(1));
    },
  });
  return { run, on: on.current };
}
