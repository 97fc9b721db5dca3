import type { KeyboardEvent } from 'react';

/** Letters on a button were meant for a name: it lets go, so that a space or Enter after them presses nothing. */
export function letGo({
  currentTarget,
  key,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent<HTMLButtonElement>): void {
  if (!ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key)) currentTarget.blur();
}
