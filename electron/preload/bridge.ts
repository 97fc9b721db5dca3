import { contextBridge, ipcRenderer } from 'electron';

/** Gives the page of this window its one line to the authority, and nothing else of Electron. */
export function bridge(screen: 'host' | 'room'): void {
  let listening = false;
  contextBridge.exposeInMainWorld('mafia', {
    send(message: unknown): void {
      if (typeof message === 'string') ipcRenderer.send(screen, message);
    },
    onMessage(listener: (message: string) => void): void {
      if (listening) return;
      listening = true;
      // The event would hand the page the sender, and with it all of ipcRenderer.
      ipcRenderer.on(screen, (_event, message: string) => listener(message));
      ipcRenderer.send(`${screen}-open`);
    },
  });
}
