import { type BrowserWindow, screen } from 'electron';
import type { HostMessage } from '../../shared/contract/messages';
import type { Authority } from '../console/authority';
import { centred, hostBounds, isReachable } from './displays';
import { connectPage } from './line';
import type { PlaceMemory } from './memory';
import { openWindow } from './window';

/** Opens the host's window where it was. `overhear` gets every message that goes to it. */
export function openHost(
  authority: Authority,
  preloads: string,
  memory: PlaceMemory,
  overhear: (message: HostMessage) => void,
): BrowserWindow {
  const places = memory.get();
  const bounds = hostBounds(places, screen.getAllDisplays(), screen.getPrimaryDisplay());
  const window = openWindow('host', preloads, bounds);
  connectPage(window.webContents, 'host', (send) =>
    authority.connectHost('window', (message) => {
      overhear(message);
      send(message);
    }),
  );
  window.once('ready-to-show', () => {
    if (places.maximized) window.maximize();
    window.show();
  });
  window.on('close', () =>
    memory.put({
      host: window.getNormalBounds(),
      maximized: window.isMaximized(),
      hostDisplay: screen.getDisplayMatching(window.getBounds()).id,
    }),
  );
  keepReachable(window);
  return window;
}

/** Keeps the content of a window away from programs that record or share the screen, where the host wants that. */
export function protectContent(window: BrowserWindow): (message: HostMessage) => void {
  let isOn = false;
  return (message) => {
    if (message.type !== 'console' || message.view.settings.contentProtection === isOn) return;
    isOn = message.view.settings.contentProtection;
    window.setContentProtection(isOn);
  };
}

/** Not every system brings a window back from a display that is gone. */
function keepReachable(window: BrowserWindow): void {
  const look = () => {
    if (isReachable(window.getBounds(), screen.getAllDisplays())) return;
    window.setBounds(centred(screen.getPrimaryDisplay().workArea, 0.9));
  };
  screen.on('display-removed', look);
  screen.on('display-metrics-changed', look);
  window.once('closed', () => {
    screen.off('display-removed', look);
    screen.off('display-metrics-changed', look);
  });
}
