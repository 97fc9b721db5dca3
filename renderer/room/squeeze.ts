import { useSyncExternalStore } from 'react';

/** Widths of Inter's tabular bold glyphs, in em. */
const digitEm = 0.647;
const colonEm = 0.269;

/** Height of the clock's type, in hundredths of the screen's height; its digits are 0.727 em high. */
export const clockSize = 58;

/** Room beside the digits that belongs to the panel, in hundredths of the screen's height. */
const besideSize = 12;

/** How much the digits must be narrowed to fit a screen of this shape; their height is never given up. */
export function squeeze(digits: string, widthByHeight: number): number {
  const em = [...digits].reduce((sum, glyph) => sum + (glyph === ':' ? colonEm : digitEm), 0);
  return Math.min(1, (widthByHeight * 100 - besideSize) / (em * clockSize));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Width of the screen as a multiple of its height. */
export function useShape(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth / Math.max(1, window.innerHeight));
}
