import type { Say } from './words';

/** Fewer games are read before anybody could look. */
const worthABar = 100;
const width = 24;

/**
 * A bar of how many games have been read, while the list of games is made anew: in a terminal it is drawn over itself,
 * elsewhere it is one line at the beginning.
 */
export function readingBar(
  out: { readonly isTTY?: boolean; write(said: string): unknown },
  say: Say,
): (done: number, of: number) => void {
  let shown = '';
  return (done, of) => {
    if (of < worthABar) return;
    const line = say('shell.reading', { done, of });
    if (!out.isTTY) {
      if (done === 0) out.write(`${line}\n`);
      return;
    }
    const full = Math.round((width * done) / of);
    const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
    const next = `\r${bar} ${line}${done === of ? '\n' : ''}`;
    if (next !== shown) out.write(next);
    shown = next;
  };
}
