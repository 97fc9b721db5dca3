import type { HostMessage, RoomMessage, Transport } from '../../shared/contract/messages';
import { Reconnecting } from './reconnecting';

/** What the preload script of an Electron window gives the page. */
interface Bridge {
  send(message: string): void;
  onMessage(listener: (message: string) => void): void;
}

declare global {
  interface Window {
    readonly mafia?: Bridge;
  }
}

interface Incoming {
  host: HostMessage;
  room: RoomMessage;
}

/** The line of this page to the authority: the bridge of its Electron window, else a WebSocket. */
export function openTransport<Screen extends keyof Incoming>(screen: Screen): Transport<Incoming[Screen]> {
  if (window.mafia) return overBridge(window.mafia);
  const address = new URL(`/${screen}/socket`, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Reconnecting(address.href);
}

/**
 * Exchanges the token of the start-up line for the host's cookie and takes it out of the address bar. False when
 * this browser may not show the host's screen: it has neither. To be awaited before the host's transport opens.
 */
export async function enter(): Promise<boolean> {
  if (window.mafia) return true;
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
  try {
    if (token && (await exchange(token))) return true;
    return (await fetch('/session')).ok;
  } catch (error) {
    // The console is not there at this moment. The transport keeps trying and the screen says so.
    if (error instanceof TypeError) return true;
    throw error;
  }
}

async function exchange(token: string): Promise<boolean> {
  const answer = await fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
  return answer.ok;
}

function overBridge<Message>(bridge: Bridge): Transport<Message> {
  const listeners = new Set<(message: Message) => void>();
  let listening = false;
  return {
    send: (message) => bridge.send(message),
    onMessage(listener) {
      listeners.add(listener);
      if (!listening) {
        listening = true;
        bridge.onMessage((raw) => {
          const message: Message = JSON.parse(raw);
          for (const each of listeners) each(message);
        });
      }
      return () => listeners.delete(listener);
    },
    onConnection(listener) {
      // The shell and its window live and die together.
      listener(true);
      return () => undefined;
    },
  };
}
