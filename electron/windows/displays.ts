import type { Rectangle } from 'electron';

/** A display as far as placing windows needs it. */
export interface Place {
  readonly id: number;
  /** Where windows can be: without task bars. */
  readonly workArea: Rectangle;
}

/** Where the host's window was, if that is still wholly on this display; else most of the display. */
export function hostBounds(remembered: Rectangle | null, display: Place): Rectangle {
  const { workArea } = display;
  if (remembered && isInside(remembered, workArea)) return remembered;
  return centred(workArea, 0.9);
}

/**
 * The display for the room: never the host's. The one it was on last time, if it is there, else another one; null
 * when the host's is the only one.
 */
export function roomDisplay<D extends Place>(
  displays: readonly D[],
  host: number,
  remembered: number | null,
): D | null {
  const others = displays.filter(({ id }) => id !== host);
  return others.find(({ id }) => id === remembered) ?? others[0] ?? null;
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

function isInside(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
