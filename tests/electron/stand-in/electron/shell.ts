import { faceOf } from './face';

/** The shell of the system. A test that wants to know what was shown puts its own function in place. */
export const shell = faceOf<Electron.Shell>()(
  'shell',
  { showItemInFolder: () => undefined },
  { members: ['showItemInFolder'] },
);
