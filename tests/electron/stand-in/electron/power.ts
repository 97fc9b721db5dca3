import { needsReady } from './app';
import { Bus, faceOf } from './face';

export interface PowerEvents {
  suspend: [];
  resume: [];
  shutdown: [];
}

const bus = new Bus<PowerEvents>(['suspend', 'resume', 'shutdown']);
const started = new Map<number, string>();
let blockers = 0;

export const powerMonitor = faceOf<Electron.PowerMonitor>()('powerMonitor', {}, { bus, members: [] });

export const powerSaveBlocker = faceOf<Electron.PowerSaveBlocker>()(
  'powerSaveBlocker',
  {
    start(type: 'prevent-app-suspension' | 'prevent-display-sleep') {
      needsReady('powerSaveBlocker.start');
      blockers += 1;
      // One that keeps only the machine awake lets the displays go dark.
      if (type === 'prevent-display-sleep') started.set(blockers, type);
      return blockers;
    },
    stop: (id: number) => started.delete(id),
    isStarted: (id: number) => started.has(id),
  },
  { members: ['start', 'stop', 'isStarted'] },
);
