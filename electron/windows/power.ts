import { powerMonitor, powerSaveBlocker } from 'electron';
import type { HostMessage } from '../../shared/contract/messages';
import type { Authority } from '../console/authority';

/** Tells the authority when the machine goes to sleep and when it wakes up. */
export function watchSleep(authority: Authority): void {
  powerMonitor.on('suspend', () => authority.suspended());
  powerMonitor.on('resume', () => authority.suspended());
}

/** Whether a game runs, as a message to the host's screen says; null when it does not say. */
export function saysThatAGameRuns(message: HostMessage): boolean | null {
  return message.type === 'game' ? message.view !== null && message.view.now !== null : null;
}

/** Keeps the displays on while a game runs; to be given every message that goes to the host's screen. */
export function keepAwakeInGames(): (message: HostMessage) => void {
  let blocker: number | null = null;
  return (message) => {
    const runs = saysThatAGameRuns(message);
    if (runs === true) blocker ??= powerSaveBlocker.start('prevent-display-sleep');
    if (runs === false && blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  };
}
