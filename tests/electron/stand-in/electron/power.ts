import { needsReady } from './app';
import { Bus, faceOf } from './face';

export interface PowerEvents {
  suspend: [];
  resume: [];
  shutdown: [];
}

const bus = new Bus<PowerEvents>(['suspend', 'resume', 'shutdown']);
const started = new Set<number>();
let blockers = 0;

export const powerMonitor = faceOf<Electron.PowerMonitor>()('powerMonitor', {}, { bus, members: [] });

export const powerSaveBlocker = faceOf<Electron.PowerSaveBlocker>()(
  'powerSaveBlocker',
  {
    start() {
      needsReady('powerSaveBlocker.start');
      blockers += 1;
      started.add(blockers);
      return blockers;
    },
    stop: (id: number) => started.delete(id),
    isStarted: (id: number) => started.has(id),
  },
  { members: ['start', 'stop', 'isStarted'] },
);
