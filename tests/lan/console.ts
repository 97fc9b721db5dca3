import type { Authority, Connection } from '../../electron/console/authority';
import { createAuthority } from '../../electron/console/create';
import type { HostView } from '../../shared/contract/host';
import type { LanView } from '../../shared/contract/lan';
import type { ConsoleView, HostMessage, Response } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import { emptyDisk, memoryStore } from '../console/memory-store';

/** Longer than Next is deaf after a step changed, in ms. */
const patience = 500;

/** The console over a store in memory, with a host who asks it and sees what the host's screen is sent. */
export class RealConsole {
  console: ConsoleView | null = null;
  game: HostView | null = null;
  readonly #asked = new Map<string, (response: Response) => void>();
  #ids = 0;
  #passed = 0;
  #line: Connection | null = null;

  private constructor(readonly authority: Authority) {}

  static async start(): Promise<RealConsole> {
    let real: RealConsole | null = null;
    let ids = 0;
    const passed = () => real?.passed ?? 0;
    const authority = await createAuthority({
      store: memoryStore(emptyDisk()),
      now: () => ({ mono: performance.now() + passed(), wall: Date.now() + passed() }),
      chance: (below) => below - 1,
      newId: () => `id${String(++ids).padStart(8, '0')}`,
      dayOf: () => '2026-03-06',
      version: 'test',
      messagesASecond: Number.POSITIVE_INFINITY,
    });
    real = new RealConsole(authority);
    real.#line = authority.connectHost('host', (message) => real?.take(message));
    return real;
  }

  get passed(): number {
    return this.#passed;
  }

  get lan(): LanView {
    if (!this.console?.lan) throw new Error('the shell offers no network');
    return this.console.lan;
  }

  /** Asks, and waits for the answer. */
  async answer(body: RequestBody): Promise<Response> {
    if (body.type === 'next') this.#passed += patience;
    const id = `request${String(++this.#ids).padStart(5, '0')}`;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.#line?.receive(JSON.stringify({ id, body }));
    });
  }

  /** Asks for something that has to be taken. */
  readonly ask = async (body: RequestBody): Promise<unknown> => {
    const answer = await this.answer(body);
    if (answer.status === 'refused') throw new Error(`${body.type}: ${JSON.stringify(answer.refusal)}`);
    return answer.data;
  };

  private take(message: HostMessage): void {
    if (message.type === 'console') this.console = structuredClone(message.view);
    if (message.type === 'game') this.game = structuredClone(message.view);
    if (message.type === 'response') this.#asked.get(message.response.id)?.(message.response);
  }
}
