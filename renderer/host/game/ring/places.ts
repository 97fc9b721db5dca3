import type { Seat } from '../../../../shared/game/words';

/** Where a seat stands: parts (0 to 1) of the free width and height, from the left and from the top. */
export interface Place {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

type Density = 'roomy' | 'middle' | 'compact' | 'tight';

/** How much room a tile has at a table of this many seats. */
export function densityOf(count: number): Density {
  if (count <= 8) return 'roomy';
  if (count <= 12) return 'middle';
  return count <= 20 ? 'compact' : 'tight';
}

/** Places of all seats: clockwise, the first at the bottom in the middle. */
export function placesOf(count: number): Place[] {
  return count <= 12 ? onEllipse(count) : onRectangle(count);
}

function onEllipse(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI / 2 + (index * 2 * Math.PI) / count;
    return { seat: index + 1, x: (1 + Math.cos(angle)) / 2, y: (1 + Math.sin(angle)) / 2 };
  });
}

// Many tiles overlap on an ellipse; four straight sides use the corners as well.
function onRectangle(count: number): Place[] {
  const side = Math.round(count / 5);
  const bottom = Math.ceil((count - 2 * side) / 2);
  const top = count - 2 * side - bottom;
  const points = [
    ...line(bottom, (part) => ({ x: 1 - part, y: 1 })),
    ...between(side, (part) => ({ x: 0, y: 1 - part })),
    ...line(top, (part) => ({ x: part, y: 0 })),
    ...between(side, (part) => ({ x: 1, y: part })),
  ];
  const first = Math.floor(bottom / 2);
  return [...points.slice(first), ...points.slice(0, first)].map((point, index) => ({
    seat: index + 1,
    ...point,
  }));
}

type Point = Omit<Place, 'seat'>;

function line(count: number, at: (part: number) => Point): Point[] {
  return Array.from({ length: count }, (_, index) => at(count === 1 ? 0.5 : index / (count - 1)));
}

function between(count: number, at: (part: number) => Point): Point[] {
  return Array.from({ length: count }, (_, index) => at((index + 1) / (count + 1)));
}
