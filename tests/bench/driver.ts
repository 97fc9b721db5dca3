import type { Authority, Connection } from '../../electron/console/authority';
import { createAuthority } from '../../electron/console/create';
import { summarise } from '../../electron/console/summary';
import type { Files } from '../../electron/store/files';
import { openStore } from '../../electron/store/open';
import type { ClockEdge } from '../../shared/contract/clock';
import type { HostView } from '../../shared/contract/host';
import type { HostMessage, Response } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import { ids } from './club';

/** Longer than Next is deaf after a step changed, in ms. */
const patience = 500;

/** A host without a screen: asks the authority of one data folder and keeps what it was shown last. */
export class Driver {
  view: HostView | null = null;
  onEdge: (edge: ClockEdge) => void = () => undefined;
  readonly #asked = new Map<string, (response: Response) => void>();
  readonly #id = ids();
  #connection: Connection | null = null;

  private constructor(
    private readonly authority: Authority,
    private readonly pass: (ms: number) => void,
    private readonly end: () => Promise<void>,
  ) {}

  /** Opens the folder as a shell does. Time can be passed, so that no test of a double tap has to be sat out. */
  static async open(dir: string, files?: Files): Promise<Driver> {
    let passed = 0;
    const newId = ids();
    const store = await openStore({ dir, now: Date.now, id: newId, summarise, ...(files ? { files } : {}) });
    const authority = await createAuthority({
      store,
      now: () => ({ mono: performance.now() + passed, wall: Date.now() + passed }),
      chance: (below) => Math.floor(Math.random() * below),
      newId,
      dayOf: () => '2026-03-05',
      version: 'bench',
      // It asks faster than any host.
      messagesASecond: Number.POSITIVE_INFINITY,
    });
    const pass = (ms: number) => {
      passed += ms;
    };
    const driver = new Driver(authority, pass, async () => {
      await authority.close();
      await store.close();
    });
    driver.#connection = authority.connectHost('bench', (message) => driver.#receive(message));
    return driver;
  }

  /** Sends a request and waits for its answer; throws when it is not saved. */
  async ask(body: RequestBody): Promise<unknown> {
    if (body.type === 'next') this.pass(patience);
    const id = this.#id();
    const response = await new Promise<Response>((resolve) => {
      this.#asked.set(id, resolve);
      this.#connection?.receive(JSON.stringify({ id, body }));
    });
    if (response.status === 'saved') return response.data;
    const why = response.status === 'refused' ? response.refusal.reason.key : response.status;
    throw new Error(`${body.type} was not saved: ${why}`);
  }

  async close(): Promise<void> {
    this.#connection?.close();
    await this.end();
  }

  /** The room's screens get nothing here: what they cost is measured in the browser. */
  connectRoom(): Connection {
    return this.authority.connectRoom(() => undefined, { kind: 'browser', address: '' });
  }

  #receive(message: HostMessage): void {
    if (message.type === 'game') this.view = message.view;
    if (message.type === 'edge') this.onEdge(message.edge);
    if (message.type !== 'response') return;
    this.#asked.get(message.response.id)?.(message.response);
    this.#asked.delete(message.response.id);
  }
}
