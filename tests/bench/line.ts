import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { HostMessage } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import { ids } from './club';

/** The host's line to a shell, as the page has it. */
export class Line {
  readonly #socket: WebSocket;
  readonly #id = ids();

  private constructor(socket: WebSocket, onMessage: (message: HostMessage) => void) {
    this.#socket = socket;
    socket.on('message', (data) => onMessage(JSON.parse(data.toString())));
  }

  /** Exchanges the token for the cookie and connects. */
  static async open(hostAddress: string, onMessage: (message: HostMessage) => void): Promise<Line> {
    const { origin, host, hash } = new URL(hostAddress);
    const session = await fetch(`${origin}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: new URLSearchParams(hash.slice(1)).get('token') }),
    });
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const socket = new WebSocket(`ws://${host}/host/socket`, { headers: { cookie, origin } });
    const line = new Line(socket, onMessage);
    await once(socket, 'open');
    return line;
  }

  /** Sends a request; throws when its answer is not `saved`. */
  async ask(body: RequestBody): Promise<unknown> {
    const id = this.#id();
    const answered = new Promise<Extract<HostMessage, { type: 'response' }>['response']>((done) => {
      const listener = (data: WebSocket.RawData) => {
        const message: HostMessage = JSON.parse(data.toString());
        if (message.type !== 'response' || message.response.id !== id) return;
        this.#socket.off('message', listener);
        done(message.response);
      };
      this.#socket.on('message', listener);
    });
    this.#socket.send(JSON.stringify({ id, body }));
    const response = await answered;
    if (response.status === 'saved') return response.data;
    const why = response.status === 'refused' ? response.refusal.reason.key : response.status;
    throw new Error(`${body.type} was not saved: ${why}`);
  }

  close(): void {
    this.#socket.close();
  }
}
