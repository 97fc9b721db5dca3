import type { Fact } from '../game/facts';
import { type Entered, enter, type Game, isRefused, type Stamp } from '../game/game';
import type { Answer, Step } from '../game/steps';
import type { Seat } from '../game/words';
import type { Dice } from './dice';

/** The open step; null once the game has ended. */
export function openStep(game: Game): Step | null {
  return game.ruleset.steps(game.state).find((step) => step.status === 'now') ?? null;
}

/** Fouls, take-backs and people who leave: at any moment. */
export function aside({ state, ruleset }: Game, dice: Dice): Fact {
  // Mostly the same two, so that somebody comes to his fourth.
  const seat = dice.between(1, dice.often(60) ? 2 : state.seats.length);
  const during = state.phase;
  const kind = dice.below(10);
  const counted = ruleset.discipline ? 'remark' : 'foul';
  if (kind < 6) return { type: counted, seat, during };
  if (kind < 8) return { type: `${counted}TakenBack`, seat, during };
  const grave = ruleset.id === 'demafia' ? 'disqualified' : 'removed';
  return { type: 'left', seat, cause: kind === 8 ? 'left' : grave, during, reason: 'other' };
}

/** An answer in the open step, or Next; null where nothing came of it. `even`: candidates get few hands each. */
export function forward(game: Game, dice: Dice, even: boolean, stamp: Stamp): Entered | null {
  const step = openStep(game);
  if (!step) return null;
  if (dice.often(haste(step, even)) && step.next.refusal === null)
    return enter(game, game.ruleset.next(game.state), stamp);
  const { key, answer } = randomAnswer(game, step, dice);
  if (!answer) return enter(game, game.ruleset.next(game.state), stamp, 'so be it');
  const facts = game.ruleset.answer(game.state, key, answer);
  return 'rule' in facts ? null : enter(game, facts, stamp);
}

/** How readily Next is pressed, in percent: several candidates and few hands each make ties. */
function haste(step: Step, even: boolean): number {
  if (step.kind === 'discussion') return step.nominations.length < 2 ? 15 : 60;
  if (step.kind === 'hands') return step.up.length === 0 ? 10 : even ? 95 : 60;
  return 35;
}

/** An answer the screen offers in a step; none where there is nothing to answer. */
function randomAnswer(game: Game, open: Step, dice: Dice): { key: string; answer: Answer | null } {
  // During the pause hands are seen and wait: they are answers to the step behind it.
  const behind = game.ruleset
    .steps(game.state)
    .find((step) => step.kind === 'hands' && step.status !== 'done' && step.key !== open.key);
  const step = open.kind === 'speech' && open.pause && behind && dice.often(50) ? behind : open;
  return { key: step.key, answer: answerTo(step, dice) };
}

/** An answer the screen offers in this step; null where there is nothing to answer. */
export function answerTo(step: Step, dice: Dice): Answer | null {
  switch (step.kind) {
    case 'seat':
      return { type: 'seat', seat: dice.often(10) ? null : offered(step.offers, dice) };
    case 'shots': {
      const shooter = dice.pick(step.proposals)?.shooter;
      const seat = offered(step.offers, dice);
      if (seat === null) return null;
      return shooter !== undefined && dice.often(30)
        ? { type: 'proposal', shooter, target: seat }
        : { type: 'seat', seat };
    }
    case 'roles': {
      const slot = dice.pick(step.slots);
      const seat = offered(step.offers, dice);
      return slot && seat !== null && dice.often(20) ? { type: 'role', seat, role: slot.role } : null;
    }
    case 'hands': {
      const up = step.up.length === 0 || dice.often(85);
      const voters = (
        up ? step.offers.filter((offer) => !offer.refusal).map(({ seat }) => seat) : step.up
      ).filter((seat) => !up || !step.up.includes(seat));
      const first = dice.below(voters.length);
      const run = voters.slice(first, first + (dice.often(70) ? 1 : dice.between(2, 6)));
      return run.length > 0 ? { type: 'hands', voters: run, up } : null;
    }
    case 'choice':
      return { type: 'option', option: dice.pick(step.options)?.id ?? '' };
    case 'number': {
      const free = Array.from({ length: step.to - step.from + 1 }, (_, index) => step.from + index).filter(
        (number) => !step.used.includes(number),
      );
      return { type: 'number', number: dice.pick(free) ?? step.from };
    }
    case 'discussion': {
      const known = dice.pick(step.nominations);
      if (known && dice.often(10)) return { type: 'withdraw', seat: known.seat };
      const seat = offered(step.offers, dice);
      return seat === null || dice.often(30) ? null : { type: 'nominate', seat, by: null };
    }
    case 'confirm':
    case 'speech':
      return null;
  }
}

function offered(offers: Extract<Step, { kind: 'seat' }>['offers'], dice: Dice): Seat | null {
  return dice.pick(offers.filter((offer) => !offer.refusal))?.seat ?? null;
}

/** What the game proposes itself is refused: its host cannot go on. */
export class Stuck extends Error {}

/** Presses Next once with what the screen would propose; gives a reason where the rules want one. */
export function pressOn(game: Game, stamp: Stamp): Game {
  const step = openStep(game);
  if (!step) return game;
  const given = step.next.refusal === null ? null : proposed(step);
  const facts = given ? game.ruleset.answer(game.state, step.key, given) : game.ruleset.next(game.state);
  if ('rule' in facts) throw new Stuck(`${step.key} does not take its own proposal: ${facts.reason.key}`);
  const entered = enter(game, facts, stamp, 'so be it');
  if (isRefused(entered)) throw new Stuck(`${step.key} is refused by ${entered.rule} ${entered.reason.key}`);
  return entered.game;
}

/** What answers a step that does not let Next pass. */
function proposed(step: Step): Answer | null {
  if (step.kind === 'shots') return { type: 'seat', seat: step.offers[0]?.seat ?? null };
  if (step.kind === 'choice') {
    const free = step.options.find((option) => !option.refusal);
    return { type: 'option', option: free?.id ?? '' };
  }
  if (step.kind === 'hands' && step.purpose === 'present') {
    const missing = step.offers.map(({ seat }) => seat).filter((seat) => !step.up.includes(seat));
    return { type: 'hands', voters: missing, up: true };
  }
  if (step.kind === 'hands') {
    return { type: 'hands', voters: [...(step.purpose === 'pair' ? step.up : step.waiting)], up: false };
  }
  if (step.kind !== 'number') return null;
  for (let number = step.from; number <= step.to; number += 1) {
    if (!step.used.includes(number)) return { type: 'number', number };
  }
  throw new Stuck(`${step.key} has no number left`);
}
