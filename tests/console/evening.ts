import { vi } from 'vitest';
import type { Authority, Connection } from '../../electron/console/authority';
import { createAuthority } from '../../electron/console/create';
import type { Store } from '../../electron/store/store';
import type { HostMessage, Response, RoomMessage, RoomPlace } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import type { OptionValue } from '../../shared/game/state';
import type { Answer } from '../../shared/game/steps';
import type { RulesetId } from '../../shared/game/words';
import { rolesOf } from '../rules/evening';
import { type Disk, emptyDisk, linesOn, memoryStore } from './memory-store';

/** The machine's own, whatever clock a test has put in its place. */
const later = globalThis.setTimeout;
const soon = globalThis.setImmediate;
const NOON = Date.UTC(2026, 2, 6, 12);
type Game = Extract<HostMessage, { type: 'game' }>;

/** The console of one evening over a store in memory, with a clock that stands until it is moved. */
export class ConsoleEvening {
  readonly host: HostMessage[] = [];
  readonly room: RoomMessage[] = [];
  game = '';
  private mono = 0;
  private ids = 0;
  private requests = 0;
  private authority: Authority | null = null;
  private line: Connection | null = null;
  private roomLine: Connection | null = null;

  /** What the console noted of messages it turned away. */
  readonly log: string[] = [];
  private store: Store | null = null;

  /**
   * `messagesASecond`: how many are taken; without a limit, because the clock stands while a test asks.
   * `storeOf`: another store than the one in memory.
   */
  constructor(
    readonly disk: Disk = emptyDisk(),
    private readonly messagesASecond = Number.POSITIVE_INFINITY,
    private readonly storeOf: () => Promise<Store> = async () => memoryStore(disk),
  ) {}

  /** Starts the console, or starts it again over the same disk; the screens connect anew. */
  async start(): Promise<this> {
    this.store = await this.storeOf();
    this.authority = await createAuthority({
      store: this.store,
      now: () => ({ mono: this.mono, wall: NOON + this.mono }),
      chance: (below) => below - 1,
      newId: () => `id${String(++this.ids).padStart(8, '0')}`,
      dayOf: () => '2026-03-06',
      version: 'test',
      log: (line) => this.log.push(line),
      messagesASecond: this.messagesASecond,
    });
    this.line = this.authority.connectHost('host', (message) => this.host.push(structuredClone(message)));
    this.roomLine = this.authority.connectRoom((message) => this.room.push(structuredClone(message)), {
      kind: 'browser',
      address: '127.0.0.1',
    });
    await this.settle();
    return this;
  }

  /** Ends the console as an orderly stop does. */
  async stop(): Promise<void> {
    await this.authority?.close();
    await this.store?.close();
    this.authority = null;
  }

  /** Leaves it behind as a crash does: its clock stops and nothing more is written. */
  crash(): void {
    vi.clearAllTimers();
    this.authority = null;
    this.line = null;
    this.roomLine = null;
  }

  suspended(): void {
    this.authority?.suspended();
  }

  /** Lets this much time pass on both clocks of the machine, second by second. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      const step = Math.min(left, 1_000);
      this.mono += step;
      await vi.advanceTimersByTimeAsync(step);
    }
  }

  /** Sends text as it stands. */
  async say(raw: string): Promise<void> {
    this.line?.receive(raw);
    await this.settle();
  }

  /** The room's screen sends text as it stands. */
  async sayInRoom(raw: string): Promise<void> {
    this.roomLine?.receive(raw);
    await this.settle();
  }

  /** Asks, and waits for the answer. `id`: to ask the same again. */
  async ask(body: RequestBody, id = `request${String(++this.requests).padStart(4, '0')}`): Promise<Response> {
    const before = this.responses(id).length;
    await this.say(JSON.stringify({ id, body }));
    await this.waitFor(() => this.responses(id).length > before);
    const answer = this.responses(id)[before];
    if (!answer) throw new Error(`no answer to ${body.type}`);
    return answer;
  }

  /** Asks for something that has to be taken. */
  async must(body: RequestBody): Promise<Response> {
    const answer = await this.ask(body);
    if (answer.status === 'refused') throw new Error(`${body.type}: ${JSON.stringify(answer.refusal)}`);
    return answer;
  }

  /** Begins a game; the role of each seat is recorded, the game stands at its first step. */
  async begin(seats: string, options: Record<string, OptionValue> = {}): Promise<this> {
    const roles = rolesOf(seats);
    const composition: Record<string, number> = {};
    for (const role of roles) composition[role] = (composition[role] ?? 0) + 1;
    await this.open('demafia', roles.length, composition, options);
    for (const [index, role] of roles.entries()) {
      if (role !== 'citizen') await this.must(this.answering({ type: 'role', seat: index + 1, role }));
    }
    return this;
  }

  /** What a host's screen is shown that connects now. */
  greeting(): HostMessage[] {
    const shown: HostMessage[] = [];
    this.authority?.connectHost('other', (message) => shown.push(message)).close();
    return shown.map((message) => ('rev' in message ? { ...message, rev: 0 } : message));
  }

  /** One more room screen, at this place. */
  joinRoom(place: RoomPlace) {
    if (!this.authority) throw new Error('no console is there');
    const heard: RoomMessage[] = [];
    const line = this.authority.connectRoom((message) => heard.push(structuredClone(message)), place);
    return {
      heard,
      sign: (rev?: number) => line.receive(JSON.stringify({ type: 'ping', echo: 1, rev })),
      leave: () => line.close(),
    };
  }

  /** Begins a game with this composition that stands at its first step, no card given. */
  async open(
    ruleset: RulesetId,
    seats: number,
    composition: Record<string, number>,
    options: Record<string, OptionValue> = {},
  ): Promise<this> {
    const names = Array.from({ length: seats }, (_, index) => `Гравець ${index + 1}`);
    const added = await this.must({ type: 'addPlayers', names });
    const players = added.status === 'refused' ? [] : (added.data as { id: string; name: string }[]);
    const sitting = players.map(({ id, name }) => ({ player: id, name }));
    const setup = { ruleset, options, seats: sitting, composition };
    const started = await this.must({ type: 'startGame', setup, season: null });
    this.game = started.status === 'refused' ? '' : (started.data as { game: string }).game;
    return this;
  }

  /** The request that gives this answer in the open step. */
  answering(answer: Answer): RequestBody {
    return { type: 'answer', step: this.now, answer };
  }

  async answer(answer: Answer): Promise<void> {
    await this.must(this.answering(answer));
  }

  /** Presses Next once the step has stood long enough. */
  async next(): Promise<void> {
    await this.pass(400);
    await this.must({ type: 'next', step: this.now });
  }

  /** Presses Next until this step is open. */
  async until(key: string): Promise<this> {
    for (let presses = 0; this.now !== key; presses += 1) {
      if (presses > 60) throw new Error(`never came to ${key}; now at ${this.now}`);
      await this.next();
    }
    return this;
  }

  async choose(seat: number): Promise<this> {
    await this.answer({ type: 'seat', seat });
    return this;
  }

  async up(...voters: number[]): Promise<this> {
    for (const voter of voters) await this.answer({ type: 'hands', voters: [voter], up: true });
    return this;
  }

  /** The game as the host's screen has it. */
  get view() {
    const game = this.host.findLast((message): message is Game => message.type === 'game');
    if (!game?.view) throw new Error('no game is open');
    return game.view;
  }

  get now(): string {
    return this.view.now ?? '';
  }

  get console() {
    const message = this.host.findLast((one) => one.type === 'console');
    if (message?.type !== 'console') throw new Error('no console view');
    return message.view;
  }

  get clock() {
    const message = this.host.findLast((one) => one.type === 'clock');
    return message?.type === 'clock' ? message.clock : null;
  }

  get roomClock() {
    const message = this.room.findLast((one) => one.type === 'clock');
    return message?.type === 'clock' ? message.clock : null;
  }

  get roomScene() {
    const message = this.room.findLast((one) => one.type === 'room');
    return message?.type === 'room' ? message.view.scene : null;
  }

  /** Sounds since the beginning. */
  get edges(): string[] {
    return this.host.flatMap((message) => (message.type === 'edge' ? [message.edge.kind] : []));
  }

  get lines() {
    return linesOn(this.disk, this.game);
  }

  private responses(id: string): Response[] {
    return this.host.flatMap((message) =>
      message.type === 'response' && message.response.id === id ? [message.response] : [],
    );
  }

  /** Waits for something that packs or unpacks and so works beside the clock. */
  async waitFor(isThere: () => boolean): Promise<void> {
    for (let turn = 0; turn < 10_000 && !isThere(); turn += 1) {
      await new Promise<void>((done) => (turn < 500 ? soon(done) : later(done, 5)));
      await this.settle();
    }
  }

  private async settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
  }
}
