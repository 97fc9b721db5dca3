import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where a seat carried by keys goes: to the nearest seat in the arrow's direction. */
export const byNeighbour: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const [dx, dy] = step;
  const from = context.collisionRect;
  if (!from) return undefined;
  let nearest: { left: number; top: number; distance: number } | null = null;
  for (const rect of context.droppableRects.values()) {
    const x = rect.left - from.left;
    const y = rect.top - from.top;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < rect.height / 2) continue;
    const distance = ahead + aside * 4;
    if (!nearest || distance < nearest.distance) nearest = { left: rect.left, top: rect.top, distance };
  }
  if (!nearest) return currentCoordinates;
  return { x: nearest.left, y: nearest.top };
};
