import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { HostView } from '../../shared/contract/host';
import type { ConsoleView, HostMessage, Response } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';

/** The host's line to a console that may be killed at any moment. */
export class Wire {
  view: HostView | null = null;
  around: ConsoleView | null = null;
  readonly #asked = new Map<string, (response: Response | null) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())));
    // A kill ends the line without a word; what was asked stays without an answer.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const settle of this.#asked.values()) settle(null);
      this.#asked.clear();
    });
  }

  /** Exchanges the token for the cookie, connects, and waits for the first game view. Rejects when it was killed. */
  static async open(hostAddress: string): Promise<Wire> {
    const { origin, host, hash } = new URL(hostAddress);
    const session = await fetch(`${origin}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ token: new URLSearchParams(hash.slice(1)).get('token') }),
    });
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const socket = new WebSocket(`ws://${host}/host/socket`, { headers: { cookie, origin } });
    const wire = new Wire(socket);
    await once(socket, 'open');
    // The answer comes behind everything a screen is told when it connects.
    if (!(await wire.ask({ type: 'players' }, `greeting${Date.now()}`))) throw new Error('the line was cut');
    return wire;
  }

  /** The answer, or null when the console was killed before it came. */
  ask(body: RequestBody, id: string): Promise<Response | null> {
    return new Promise((settle) => {
      if (this.socket.readyState !== WebSocket.OPEN) return settle(null);
      this.#asked.set(id, settle);
      this.socket.send(JSON.stringify({ id, body }));
    });
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(message: HostMessage): void {
    if (message.type === 'game') this.view = message.view;
    if (message.type === 'console') this.around = message.view;
    if (message.type !== 'response') return;
    this.#asked.get(message.response.id)?.(message.response);
    this.#asked.delete(message.response.id);
  }
}
