import {
  amend,
  beginGame,
  type Entered,
  enter,
  type Game,
  isRefused,
  redo,
  type Stamp,
  undo,
} from '../../shared/game/game';
import type { Change } from '../../shared/game/journal';
import type { Ruleset } from '../../shared/game/ruleset';
import type { OptionValue } from '../../shared/game/state';
import { demafia } from '../../shared/rulesets/demafia';
import { aside, forward, pressOn as pressedOn } from '../../shared/trial/player';
import { dealt, randomSetup } from '../../shared/trial/setup';
import { anyFact, anyOverrule } from './anyFact';
import type { Dice } from './dice';

/** What the player did: which of the host's ways to change a game. */
export type How = 'enter' | 'undo' | 'redo' | 'amend';
export type Look = (after: Game, before: Game, how: How) => void;

let ids = 0;
/** A stamp whose ids are new in every game. */
export const stamp: Stamp = { at: 0, by: 'player:request', id: () => `entry${++ids}` };

export { answerTo, openStep } from '../../shared/trial/player';

export interface Play {
  /** Percent of moves that change the past. */
  readonly amends?: number;
  /** Percent of moves that the rules forbid and the host enters all the same. */
  readonly irregular?: number;
  /** Percent of moves in which the host's word goes before the rules, or people change; none when it is left out. */
  readonly words?: number;
  /** Percent of roles that do not show themselves on Night 0. */
  readonly shy?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** DeMafia when it is left out. */
  readonly ruleset?: Ruleset;
  readonly look?: Look;
}

/** Plays a random game as a host could, until the dice are used up. `look` sees every change. */
export function playGame(dice: Dice, play: Play = {}): Game {
  const ruleset = play.ruleset ?? demafia;
  const setup = randomSetup(dice, play.options ?? {}, ruleset);
  const look = play.look ?? (() => undefined);
  let game = beginGame(ruleset, setup);
  // A table that gives every candidate one hand comes to revotes and shoot-outs.
  const even = dice.often(60);
  const calm = dice.often(60);
  const moved = (entered: Entered | null, how: How) => {
    if (!entered || isRefused(entered)) return;
    look(entered.game, game, how);
    game = entered.game;
  };
  for (const [index, role] of dealt(setup, dice).entries()) {
    if ((role !== 'citizen' || ruleset !== demafia) && !dice.often(play.shy ?? 2))
      moved(enter(game, [{ type: 'role', seat: index + 1, role }], stamp), 'enter');
  }
  while (!dice.empty) {
    const kind = dice.below(calm ? 500 : 100);
    const amends = play.amends ?? 4;
    const irregular = play.irregular ?? 6;
    if (play.words && dice.often(play.words))
      moved(enter(game, [anyOverrule(game.state, dice)], stamp), 'enter');
    else if (kind < 5) moved(undo(game, stamp), 'undo');
    else if (kind < 9) moved(redo(game, stamp), 'redo');
    else if (kind < 9 + amends)
      moved(amend(game, [randomChange(game, dice, play.words)], 'a correction', stamp), 'amend');
    else if (kind < 9 + amends + irregular)
      moved(enter(game, [anyFact(game.state, dice)], stamp, 'it has happened'), 'enter');
    else if (kind < 16 + amends + irregular) moved(enter(game, [aside(game, dice)], stamp), 'enter');
    else if (game.state.ended) moved(enter(game, [anyFact(game.state, dice)], stamp), 'enter');
    else moved(forward(game, dice, even, stamp), 'enter');
  }
  return game;
}

/** A new game that is fed a game's timeline without its orphans. */
export function fedAgain({ ruleset, setup, timeline }: Game): Game {
  let fresh = beginGame(ruleset, setup);
  for (const { entry, status } of timeline) {
    if (status === 'orphan') continue;
    const entered = enter(fresh, [entry.fact], stamp, 'so it was');
    if (isRefused(entered)) throw new Error(`${entry.fact.type} is refused by ${entered.rule}`);
    fresh = entered.game;
  }
  return fresh;
}

/** A change somewhere in the past: out, in, or another in its place. `words`: percent of the host's word. */
export function randomChange(game: Game, dice: Dice, words = 0): Change {
  const at = dice.pick(game.timeline);
  const then = at ? { ...game.state, phase: at.phase } : game.state;
  const fact = words > 0 && dice.often(words) ? anyOverrule(then, dice) : anyFact(then, dice);
  const entry = { id: stamp.id(), v: 1, fact } as const;
  if (!at) return { type: 'insert', after: null, entry };
  const kind = dice.below(3);
  if (kind === 0) return { type: 'remove', target: at.entry.id };
  if (kind === 1) return { type: 'replace', target: at.entry.id, entry: { ...entry, id: at.entry.id } };
  return { type: 'insert', after: at.entry.id, entry };
}

/** Presses Next once with what the screen would propose; gives a reason where the rules want one. */
export const pressOn = (game: Game): Game => pressedOn(game, stamp);
