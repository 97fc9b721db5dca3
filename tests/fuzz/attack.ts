import { expect } from 'vitest';
import { z } from 'zod';
import { summarise } from '../../electron/console/summary';
import { openStore } from '../../electron/store/open';
import { type Player, playerSchema } from '../../shared/contract/club';
import type { HostView } from '../../shared/contract/host';
import type { RoomMessage } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import { rulesets } from '../../shared/rulesets';
import { demafia } from '../../shared/rulesets/demafia';
import { randomSetup } from '../../shared/trial/setup';
import { ConsoleEvening } from '../console/evening';
import { emptyDisk } from '../console/memory-store';
import type { Dice } from '../properties/dice';
import { dir, id, NOON } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { secret } from './hostile';
import { mutated } from './mutations';
import { type Moment, madeOf, shapes } from './shapes';

/** What the log may say of a message: which screen, what was wrong with it, how long it was. Nothing of it. */
const noted =
  /^(A message of the (host|room) was turned away: (too long|no JSON|too deep|unknown type|wrong shape|a request|too many), \d+ bytes\.|A request of the host (was stale|came again): [a-zA-Z]+\.|More is turned away than is written here\.)$/;

/** The screens send at most as fast as they are heard, in ms. */
const everyMs = 20;
/** Next is heard again so long after the step changed, in ms. */
const settledMs = 400;

const unlocked = async () => ({ release: () => Promise.resolve() });

/** A console with a running game, and whoever sends it messages that no screen would. */
export class Attack {
  readonly platter = new SimulatedDisk();
  readonly counted = { messages: 0, refused: 0, accepted: 0, room: 0 };
  private readonly evening = new ConsoleEvening(emptyDisk(), 50, () =>
    openStore({ dir, now: () => NOON, id, files: this.platter, lock: unlocked, summarise }),
  );
  private readonly sent: string[] = [];
  private players: readonly Player[] = [];
  private begun = 0;

  async start(dice: Dice): Promise<void> {
    await this.evening.start();
    await this.begin(dice);
  }

  async stop(): Promise<void> {
    await this.evening.stop();
  }

  /** One message by lot, to either line, and everything that must be true after it. */
  async message(dice: Dice): Promise<void> {
    await this.evening.pass(dice.often(30) ? settledMs : everyMs);
    if (!this.view && dice.often(30)) await this.begin(dice);
    const raw = dice.often(5) ? (dice.pick(this.sent) ?? 'null') : this.made(dice);
    this.sent.push(raw);
    this.counted.messages += 1;
    if (dice.often(20)) await this.toRoom(raw);
    else await this.toHost(raw);
  }

  /** What was said and noted in the whole run. */
  lookBack(): void {
    expect(this.evening.log.filter((line) => !noted.test(line))).toEqual([]);
    const roles = rulesets.flatMap((ruleset) => ruleset.roles.map((role) => role.id));
    for (const message of this.evening.room) {
      expect(JSON.stringify(message)).not.toContain(secret);
      const text = JSON.stringify(unopened(message));
      expect(roles.filter((role) => text.includes(`"${role}"`))).toEqual([]);
    }
  }

  private async toHost(raw: string): Promise<void> {
    const before = this.all();
    const { length } = this.evening.host;
    const answered = () =>
      this.evening.host
        .slice(length)
        .filter((message) => message.type === 'response' || message.type === 'pong');
    await this.evening.say(raw);
    await this.evening.waitFor(() => answered().length > 0);
    const answers = answered();
    expect([raw, answers.length]).toEqual([raw, 1]);
    const [answer] = answers;
    if (answer?.type !== 'response' || answer.response.status !== 'refused') {
      this.counted.accepted += 1;
      return;
    }
    this.counted.refused += 1;
    expect([raw, this.all()]).toEqual([raw, { ...before, answers: before.answers + 1 }]);
  }

  private async toRoom(raw: string): Promise<void> {
    const before = this.all();
    await this.evening.sayInRoom(raw);
    expect([raw, this.all()]).toEqual([raw, { ...before, room: before.room + 1 }]);
    const answer = this.evening.room.at(-1);
    if (isHeartbeat(raw)) expect(answer?.type).toBe('pong');
    else expect([raw, answer]).toEqual([raw, { type: 'refused' }]);
    this.counted.room += 1;
  }

  /** What a message that is refused must leave as it is, but for its answer. */
  private all() {
    const { host, room } = this.evening;
    return {
      written: this.platter.bytesWritten,
      room: room.length,
      answers: host.filter((message) => message.type === 'response').length,
      // Which room screens are alive is told as it is noticed, whatever is asked meanwhile.
      told: host.filter((message) => message.type !== 'response' && message.type !== 'console').length,
      shown: this.shown(),
    };
  }

  /** Everything the console has to show, as bytes; but for which room screens are alive, which a heartbeat tells. */
  private shown(): string {
    const rooms = null;
    return JSON.stringify(
      this.evening
        .greeting()
        .map((message) => (message.type === 'console' ? { ...message.view, rooms } : message)),
    );
  }

  private get view(): HostView | null {
    const game = this.evening.host.findLast((message) => message.type === 'game');
    return game?.type === 'game' ? game.view : null;
  }

  private made(dice: Dice): string {
    if (dice.often(3)) return JSON.stringify({ type: 'ping', echo: dice.below(9_999) });
    const moment = this.moment();
    const lucky = dice.often(40) && moment.step !== '';
    const body = lucky ? likely(moment.step, dice) : madeOf(dice.pick(shapes) ?? {}, dice, moment);
    const request = { id: `fuzz${String(this.sent.length).padStart(8, '0')}`, body };
    return dice.often(lucky ? 80 : 40) ? JSON.stringify(request) : mutated(request, dice);
  }

  private moment(): Moment {
    const { view } = this;
    const ruleset = rulesets.find((one) => one.id === view?.ruleset);
    return {
      step: view?.now ?? '',
      ids: [view?.id, view?.season, ...this.players.map((player) => player.id)].filter(
        (one) => one !== undefined,
      ),
      lines: [view?.undo?.n, view?.redo?.n].filter((n) => n !== undefined),
      words: ['playOn', '__proto__', 'constructor', ...(ruleset ? wordsOf(ruleset) : [])],
    };
  }

  private async begin(dice: Dice): Promise<void> {
    const setup = randomSetup(dice, {}, dice.pick(rulesets) ?? demafia);
    this.begun += 1;
    // People of their own for each game: those of an earlier one may have been merged by a message.
    const names = setup.seats.map((_, index) => `Гравець ${this.begun}/${index + 1}`);
    const added = await this.evening.must({ type: 'addPlayers', names });
    this.players = z.array(playerSchema).parse(added.status === 'refused' ? [] : added.data);
    const seats = this.players.map((player) => ({ player: player.id, name: player.name }));
    const start: RequestBody = { type: 'startGame', setup: { ...setup, seats }, season: null };
    await this.evening.must(start);
    // Some tables deal after a roll call.
    await this.evening.ask({ type: 'deal' });
    await this.evening.pass(1_000);
  }
}

/** What a host would answer in the open step, so that the game goes on under the attack. */
function likely(step: string, dice: Dice): RequestBody {
  const seat = dice.between(1, 9);
  const despite = dice.often(30) ? secret : undefined;
  const answers: Extract<RequestBody, { type: 'answer' }>['answer'][] = [
    { type: 'seat', seat },
    { type: 'nominate', seat, by: null },
    { type: 'hands', voters: [seat], up: true },
    { type: 'option', option: 'playOn' },
  ];
  const answer = dice.often(50) ? dice.pick(answers) : undefined;
  return answer ? { type: 'answer', step, answer, despite } : { type: 'next', step, despite };
}

/** A message without the roles that are everybody's: of a result, and of those who are out where that opens them (MP-41). */
function unopened(message: RoomMessage): unknown {
  if (message.type !== 'room') return message;
  const { scene, seats, ruleset } = message.view;
  if (scene.type === 'result') return null;
  const opens = rulesets.find((one) => one.id === ruleset)?.isOpen !== undefined;
  return [scene, seats.map((seat) => (opens && seat.out ? { ...seat, role: null, team: null } : seat))];
}

function wordsOf(ruleset: (typeof rulesets)[number]): string[] {
  return [
    ...ruleset.roles.map((role) => role.id),
    ...ruleset.teams,
    ...ruleset.options.map((option) => option.name),
  ];
}

function isHeartbeat(raw: string): boolean {
  return /^\{"type":"ping","echo":\d+\}$/.test(raw);
}
