import { type BrowserWindow, screen } from 'electron';
import type { HostMessage } from '../../shared/contract/messages';
import type { Authority } from '../console/authority';
import { hostBounds } from './displays';
import { connectPage } from './line';
import type { PlaceMemory } from './memory';
import { openWindow } from './window';

/** Opens the host's window on the primary display. `overhear` gets every message that goes to it. */
export function openHost(
  authority: Authority,
  preloads: string,
  memory: PlaceMemory,
  overhear: (message: HostMessage) => void,
): BrowserWindow {
  const places = memory.get();
  const window = openWindow('host', preloads, hostBounds(places.host, screen.getPrimaryDisplay()));
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
  window.on('close', () => memory.put({ host: window.getNormalBounds(), maximized: window.isMaximized() }));
  return window;
}
