import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

const name = 'mafia-host-console';

/** The machine as far as the place of the data depends on it. */
export interface Place {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly home: string;
}

/** The folder with the club's data: `MAFIA_DATA`, else where this system keeps the data of programs. */
export function dataFolder(place: Place = { platform: process.platform, env: process.env, home: homedir() }) {
  const { platform, env, home } = place;
  if (env.MAFIA_DATA) return resolve(env.MAFIA_DATA);
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), name);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name);
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), name);
}
