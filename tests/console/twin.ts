import type { RequestBody } from '../../shared/contract/requests';
import { type Game, openGame } from '../../shared/game/game';
import { type GameState, living } from '../../shared/game/state';
import type { Step } from '../../shared/game/steps';
import type { Seat } from '../../shared/game/words';
import { demafia } from '../../shared/rulesets/demafia';
import {
  actorsOf,
  blockedPatient,
  calledRoles,
  nightOrder,
  resolveNights,
} from '../../shared/rulesets/demafia/night';
import type { Dice } from '../properties/dice';
import { ConsoleEvening } from './evening';

type Choices = Readonly<Record<string, Seat | null>>;

/** One of two evenings whose mornings and days are the same and whose nights are not. */
export class Twin extends ConsoleEvening {
  /** The game as the engine reads it from the disk. */
  async engine(): Promise<Game> {
    const header = JSON.parse(this.disk.games.get(this.game)?.[0] ?? 'null');
    const game = openGame(demafia, header.setup, this.lines);
    if (!game) throw new Error('the journal does not read');
    return game;
  }

  async state(): Promise<GameState> {
    return (await this.engine()).state;
  }

  /** The open step, a proposed win played over at once: the room must not notice it. */
  async openStep(): Promise<Step> {
    if (this.now.endsWith('/win')) await this.answer({ type: 'option', option: 'playOn' });
    const step = this.view.steps.find((one) => one.key === this.now);
    if (!step) throw new Error('no step is open');
    return step;
  }

  /** Choices by lot for every role that acts; with `dead`, ones that kill exactly these. Null: none found. */
  async choices(dice: Dice, dead?: string): Promise<{ choices: Choices; dead: string } | null> {
    const state = await this.state();
    const choosers = choosersOf(state);
    for (let tries = dead === undefined ? 1 : 600; tries > 0; tries -= 1) {
      const choices = Object.fromEntries(
        choosers.map(({ role, seats }) => [role, dice.pick(seats) ?? null] as const),
      );
      const killed = deadOf(state, choices);
      if (dead === undefined || killed === dead) return { choices, dead: killed };
    }
    return null;
  }

  /** Plays the night with these choices; `noise`: the host changes his mind, undoes, and uses a clock. */
  async sleep(choices: Choices, noise: Dice | null): Promise<void> {
    while (!this.now.endsWith('/dawn')) {
      const step = await this.openStep();
      const role = nightOrder.find((one) => step.key.endsWith(`/${one.act}`))?.role ?? '';
      const target = choices[role];
      if (noise) await this.disturb(step, noise);
      if (target !== undefined) await this.answer({ type: 'seat', seat: target });
      await this.next();
    }
    await this.next();
  }

  private async disturb(step: Step, dice: Dice): Promise<void> {
    if (dice.often(40)) await this.must({ type: 'clock', action: { type: 'set', ms: 30_000 } });
    if (step.callOnly || step.kind === 'confirm' || !dice.often(50)) return;
    if (step.kind !== 'seat' && step.kind !== 'shots') return;
    const seat = dice.pick(step.offers.filter((offer) => !offer.refusal))?.seat;
    if (seat === undefined) return;
    await this.answer({ type: 'seat', seat });
    if (dice.often(50)) await this.must({ type: 'undo', n: this.view.undo?.n ?? 0 });
  }

  /** Everything the room was sent, as bytes. */
  get heard(): string[] {
    return this.room.map((message) => JSON.stringify(message));
  }
}

/** What every acting role may choose in the open night, in the critical order; only those that act. */
function choosersOf(state: GameState): { role: string; seats: (Seat | null)[] }[] {
  const night = state.nights.at(-1);
  if (!night) return [];
  return calledRoles(state, night.no)
    .filter(({ role }) => actorsOf(state, night, role).length > 0)
    .map(({ role }) => {
      const blocked = role === 'doctor' ? blockedPatient(state, night.no) : null;
      const free = living(state).filter((seat) => seat !== blocked);
      return { role, seats: role === 'mafia' ? free : [null, ...free] };
    });
}

/** Who would die of these choices. */
function deadOf(state: GameState, choices: Choices): string {
  const night = state.nights.at(-1)?.no ?? 0;
  const after = Object.entries(choices).reduce(
    (next, [role, target]) => demafia.apply(next, { type: 'act', night, role, target }),
    state,
  );
  return JSON.stringify(resolveNights(after).at(-1)?.dawn.dead);
}

/** A move in sight of the room that fits this step. */
export function publicMove(step: Step, seats: readonly Seat[], dice: Dice): RequestBody | null {
  const answering = (answer: Extract<RequestBody, { type: 'answer' }>['answer']): RequestBody => ({
    type: 'answer',
    step: step.key,
    answer,
  });
  if (dice.often(8)) return { type: 'foul', seat: dice.pick(seats) ?? 1, confirmed: true };
  if (dice.often(3)) return { type: 'clock', action: { type: 'add', ms: 5_000 } };
  if (dice.often(2)) return { type: 'clock', action: { type: 'set', ms: 60_000 } };
  switch (step.kind) {
    case 'discussion': {
      const free = step.offers.filter((offer) => !offer.refusal).map((offer) => offer.seat);
      const seat = dice.pick(free);
      return seat === undefined || step.nominations.length > 2
        ? null
        : answering({ type: 'nominate', seat, by: null });
    }
    case 'hands': {
      const free = step.offers.filter((offer) => !offer.refusal && !step.up.includes(offer.seat));
      const seat = dice.pick(free)?.seat;
      return seat === undefined ? null : answering({ type: 'hands', voters: [seat], up: true });
    }
    case 'choice':
      return answering({ type: 'option', option: dice.pick(step.options)?.id ?? '' });
    case 'number': {
      const all = Array.from({ length: step.to }, (_, index) => index + 1);
      const number = dice.pick(all.filter((one) => !step.used.includes(one))) ?? 1;
      return answering({ type: 'number', number });
    }
    default:
      return null;
  }
}
