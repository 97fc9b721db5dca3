import type { Rectangle } from 'electron';

/** A display as far as placing windows needs it. */
export interface Place {
  readonly id: number;
  readonly bounds: Rectangle;
  /** Where windows can be: without task bars. */
  readonly workArea: Rectangle;
}

/** Where the windows were the last time. */
export interface Before {
  readonly host: Rectangle | null;
  /** Ids of the displays the host and the room were on. */
  readonly hostDisplay: number | null;
  readonly roomDisplay: number | null;
}

/**
 * Where the host's window opens: on the primary display, or on the one it was on while the room was on another one
 * that is there too. Exactly where it was if that is still wholly on this display, else on most of it.
 */
export function hostBounds(before: Before, displays: readonly Place[], primary: Place): Rectangle {
  const find = (id: number | null) => displays.find((display) => display.id === id);
  const mine = find(before.hostDisplay);
  const rooms = find(before.roomDisplay);
  const display = mine && rooms && !overlap(mine.bounds, rooms.bounds) ? mine : primary;
  if (before.host && isInside(before.host, display.workArea)) return before.host;
  return centred(display.workArea, 0.9);
}

/** What is kept of a display, so that it is known again. */
export interface Known {
  readonly id: number;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** What is to be kept of a display. */
export function knownOf({ id, label, bounds }: Named): Known {
  return { id, label, width: bounds.width, height: bounds.height };
}

type Named = Place & { readonly label: string };

/**
 * A display that was plugged in again, perhaps into another socket: some systems give it another number then, others
 * give its number to another one. So a name that only one display has goes before the number.
 */
export function foundAgain<D extends Named>(displays: readonly D[], known: Known | null): D | null {
  if (!known) return null;
  const own = displays.find(({ id, label }) => id === known.id && label === known.label);
  if (own) return own;
  const namesakes = displays.filter(({ label }) => label !== '' && label === known.label);
  if (namesakes.length === 1) return namesakes[0] ?? null;
  return displays.find(({ id, label }) => id === known.id && (label === '' || known.label === '')) ?? null;
}

/** Whether the room may be seen there: not on the host's display, nor on one that mirrors it. */
export function isFree({ id, bounds }: Place, host: Place): boolean {
  return id !== host.id && !overlap(bounds, host.bounds);
}

/**
 * The display for the room, never the host's: the one that was chosen, else the one it was on last time, if it is
 * there, else another one; null when there is none.
 */
export function roomDisplay<D extends Named>(
  displays: readonly D[],
  host: Place,
  remembered: number | null,
  chosen: Known | null = null,
): D | null {
  const others = displays.filter((display) => isFree(display, host));
  return foundAgain(others, chosen) ?? others.find(({ id }) => id === remembered) ?? others[0] ?? null;
}

/** Whether enough of a window's title is on some display to be seen and dragged. */
export function isReachable(window: Rectangle, displays: readonly Place[]): boolean {
  const title = window.y + 20;
  return displays.some(({ workArea: { x, y, width, height } }) => {
    const seen = Math.min(window.x + window.width, x + width) - Math.max(window.x, x);
    return seen >= 120 && title >= y && title <= y + height;
  });
}

/** A part of an area, in its middle. */
export function centred(area: Rectangle, part: number): Rectangle {
  const width = Math.round(area.width * part);
  const height = Math.round(area.height * part);
  return {
    x: area.x + Math.round((area.width - width) / 2),
    y: area.y + Math.round((area.height - height) / 2),
    width,
    height,
  };
}

/** Whether both are the very same rectangle. */
export function isSame(one: Rectangle, other: Rectangle): boolean {
  return isInside(one, other) && isInside(other, one);
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isInside(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
