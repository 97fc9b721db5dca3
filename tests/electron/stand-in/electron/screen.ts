import { needsReady } from './app';
import { Bus, faceOf } from './face';

export interface ScreenEvents {
  'display-added': [event: Electron.Event, newDisplay: Electron.Display];
  'display-removed': [event: Electron.Event, oldDisplay: Electron.Display];
  'display-metrics-changed': [event: Electron.Event, display: Electron.Display, changedMetrics: string[]];
}

const bus = new Bus<ScreenEvents>(['display-added', 'display-removed', 'display-metrics-changed']);

const displays: Electron.Display[] = JSON.parse(process.env.STAND_IN_DISPLAYS ?? '[]');

export const screenBody = {
  getAllDisplays: () => displays,
  getPrimaryDisplay(): Electron.Display {
    const [primary] = screenBody.getAllDisplays();
    if (!primary) throw new Error('The stand-in was given no display.');
    return primary;
  },
  /** The one that shows most of the rectangle; the nearest where none shows any. */
  getDisplayMatching(rectangle: Electron.Rectangle): Electron.Display {
    const by = (worth: (display: Electron.Display) => number) =>
      screenBody.getAllDisplays().reduce((best, other) => (worth(other) > worth(best) ? other : best));
    const best = by(({ bounds }) => shared(rectangle, bounds));
    return shared(rectangle, best.bounds) > 0 ? best : by(({ bounds }) => -distance(rectangle, bounds));
  },
};

function shared(one: Electron.Rectangle, other: Electron.Rectangle): number {
  const along = (from: 'x' | 'y', length: 'width' | 'height') =>
    Math.min(one[from] + one[length], other[from] + other[length]) - Math.max(one[from], other[from]);
  return Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'));
}

function distance(one: Electron.Rectangle, other: Electron.Rectangle): number {
  const middle = ({ x, y, width, height }: Electron.Rectangle) => [x + width / 2, y + height / 2] as const;
  const [[x, y], [otherX, otherY]] = [middle(one), middle(other)];
  return Math.hypot(x - otherX, y - otherY);
}

export const screen = faceOf<Electron.Screen>()('screen', screenBody, {
  bus,
  members: ['getAllDisplays', 'getPrimaryDisplay', 'getDisplayMatching'],
  alive: (member) => needsReady(`screen.${member}`),
});
