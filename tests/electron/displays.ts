import type { Display } from 'electron';
import type { Shell } from './shell';

/** A display of this number at this place. The task bar is at its lower edge. */
export function display(id: number, x: number, y: number, width: number, height: number): Display {
  const size = { width, height };
  const workArea = { x, y, width, height: height - 40 };
  return {
    id,
    bounds: { x, y, ...size },
    workArea,
    size,
    workAreaSize: { width, height: height - 40 },
    nativeOrigin: { x, y },
    label: `display ${id}`,
    scaleFactor: 1,
    rotation: 0,
    internal: id === 1,
    detected: true,
    monochrome: false,
    touchSupport: 'unavailable',
    accelerometerSupport: 'unavailable',
    colorDepth: 24,
    colorSpace: '',
    depthPerComponent: 8,
    displayFrequency: 60,
    maximumCursorSize: { width: 64, height: 64 },
  };
}

export const laptop = display(1, 0, 0, 1366, 768);
export const projector = display(2, 1366, 0, 1920, 1080);
export const television = display(3, -3840, 0, 3840, 2160);

/** Puts these displays in place of those that are there, and tells the shell what changed. */
export async function showDisplays(shell: Shell, displays: readonly Display[]): Promise<void> {
  await shell.evaluate(({ screen }, now) => {
    const before = screen.getAllDisplays();
    const [primary] = now;
    if (!primary) throw new Error('There is always a display.');
    const overlap = (one: Electron.Rectangle, other: Electron.Rectangle) =>
      Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
      Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
    screen.getAllDisplays = () => [...now];
    screen.getPrimaryDisplay = () => primary;
    screen.getDisplayMatching = (bounds) =>
      now.reduce((best, other) =>
        overlap(bounds, other.bounds) > overlap(bounds, best.bounds) ? other : best,
      );
    const event = { preventDefault: () => undefined, defaultPrevented: false };
    for (const old of before) {
      if (!now.some(({ id }) => id === old.id)) screen.emit('display-removed', event, old);
    }
    for (const one of now) {
      const old = before.find(({ id }) => id === one.id);
      if (!old) screen.emit('display-added', event, one);
      else if (JSON.stringify(old) !== JSON.stringify(one)) {
        screen.emit('display-metrics-changed', event, one, ['bounds', 'workArea']);
      }
    }
  }, displays);
}
