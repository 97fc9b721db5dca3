import { beginGame, enter, type Game, isRefused, type Stamp } from '../game/game';
import { phaseTitle } from '../game/phases';
import { pointsTable } from '../game/points';
import { type Ruleset, withDefaults } from '../game/ruleset';
import type { Step } from '../game/steps';
import { neutralTeam, type TeamId, type Text, text } from '../game/words';
import type { Dice } from './dice';
import { aside, forward, openStep, pressOn, Stuck } from './player';
import { dealt, randomSetup } from './setup';

/** What can be wrong with a house; `neverWins` breaks nothing, but is worth a look. */
export type FaultKind = 'throws' | 'stuck' | 'noEnd' | 'clock' | 'points' | 'neverWins';

/** Something that was found, in how many games, in which of them first, and in words for the host. */
export interface Fault {
  readonly kind: FaultKind;
  readonly breaks: boolean;
  readonly games: number;
  /** The number of the first game it was seen in, from 1. */
  readonly first: number;
  readonly text: Text;
}

/** How a single game went: its faults, each with where it was seen first, and who won. */
export interface Tried {
  readonly faults: ReadonlyMap<FaultKind, Text>;
  readonly winner: TeamId | null;
}

/** Moves by chance, then presses of Next until the end has to be there. */
export interface Limits {
  readonly moves: number;
  readonly presses: number;
}
const usual: Limits = { moves: 250, presses: 2_000 };

/** Plays random games of a ruleset with the options it proposes and says what breaks; empty when nothing does. */
export function tryRules(ruleset: Ruleset, dice: Dice, games: number, limits = usual): Fault[] {
  return faultsOf(
    ruleset,
    Array.from({ length: games }, () => triedOnce(ruleset, dice, limits)),
  );
}

/** What a number of tried games comes to, in the order they were played. */
export function faultsOf(ruleset: Ruleset, tried: readonly Tried[]): Fault[] {
  const kinds = ['throws', 'stuck', 'noEnd', 'clock', 'points'] as const;
  const seen = kinds.flatMap((kind): Fault[] => {
    const at = tried.findIndex(({ faults }) => faults.has(kind));
    const where = tried[at]?.faults.get(kind);
    if (!where) return [];
    const games = tried.filter(({ faults }) => faults.has(kind)).length;
    return [{ kind, breaks: true, games, first: at + 1, text: text(`house.fault.${kind}`, { where }) }];
  });
  return [...seen, ...neverWon(ruleset, tried)];
}

/** Teams that won none of the games; the neutrals win by the host's word alone (MP-13). */
function neverWon({ teams }: Ruleset, tried: readonly Tried[]): Fault[] {
  return teams
    .filter((team) => team !== neutralTeam && tried.every(({ winner }) => winner !== team))
    .map((team) => ({
      kind: 'neverWins',
      breaks: false,
      games: tried.length,
      first: 1,
      text: text('house.fault.neverWins', { team: text(`team.${team}`) }),
    }));
}

/** Plays one game by chance and to its end. Catches what the rules throw: that is what it looks for. */
export function triedOnce(ruleset: Ruleset, dice: Dice, limits = usual): Tried {
  const moves = trying(ruleset, dice, limits);
  for (;;) {
    const move = moves.next();
    if (move.done) return move.value;
  }
}

/** The same, move by move, so that whoever plays it can do other things between. */
export function* trying(ruleset: Ruleset, dice: Dice, limits = usual): Generator<undefined, Tried> {
  const faults = new Map<FaultKind, Text>();
  const note = (kind: FaultKind, where: Text) => {
    if (!faults.has(kind)) faults.set(kind, where);
  };
  const moment = () => phaseTitle(game?.state.phase ?? 'n0', ruleset.id);
  let game: Game | null = null;
  try {
    for (game of courseOf(ruleset, dice, limits)) {
      looked(game, note);
      yield;
    }
    if (game && !game.state.ended) note('noEnd', moment());
  } catch (error) {
    note(error instanceof Stuck ? 'stuck' : 'throws', moment());
  }
  return { faults, winner: game?.state.ended?.winner ?? null };
}

/** The game after each move: dealt, played by chance for a while, then pressed on to its end. */
function* courseOf(ruleset: Ruleset, dice: Dice, { moves, presses }: Limits): Generator<Game> {
  let ids = 0;
  const stamp: Stamp = { at: 0, by: 'trial', id: () => `trial${++ids}` };
  const setup = randomSetup(dice, withDefaults(ruleset, {}), ruleset);
  let game = beginGame(ruleset, setup);
  for (const [at, role] of dealt(setup, dice).entries()) {
    game = after(game, enter(game, [{ type: 'role', seat: at + 1, role }], stamp));
  }
  yield game;
  const even = dice.often(60);
  for (let move = 0; move < moves && !game.state.ended; move += 1) {
    if (openStep(game)?.key.endsWith('/win')) game = confirmed(game, stamp);
    else if (dice.often(4)) game = after(game, enter(game, [aside(game, dice)], stamp));
    else game = after(game, forward(game, dice, even, stamp));
    yield game;
  }
  for (let press = 0; press < presses && !game.state.ended; press += 1) {
    game = hurried(game, dice, stamp);
    yield game;
  }
}

/** The game that was entered; the one before where the rules refused it, as they may. */
function after(before: Game, entered: ReturnType<typeof forward>): Game {
  return entered === null || isRefused(entered) ? before : entered.game;
}

/** On to the end: whoever acts at night chooses somebody, every proposed win is confirmed, the rest is Next. */
function hurried(game: Game, dice: Dice, stamp: Stamp): Game {
  const step = openStep(game);
  if (step?.key.endsWith('/win')) return confirmed(game, stamp);
  const acts = (step?.kind === 'shots' || step?.kind === 'seat') && step.chosen === undefined;
  const seat = acts ? dice.pick(step.offers.filter((offer) => !offer.refusal))?.seat : undefined;
  if (!step || seat === undefined || !dice.often(90)) return pressOn(game, stamp);
  const facts = game.ruleset.answer(game.state, step.key, { type: 'seat', seat });
  const chosen = 'rule' in facts ? game : after(game, enter(game, facts, stamp));
  return pressOn(chosen, stamp);
}

/** The proposed win is the end. */
function confirmed(game: Game, stamp: Stamp): Game {
  const key = openStep(game)?.key ?? '';
  const facts = game.ruleset.answer(game.state, key, { type: 'option', option: 'confirm' });
  const entered = 'rule' in facts ? null : enter(game, facts, stamp);
  if (!entered || isRefused(entered)) throw new Stuck(key);
  return entered.game;
}

function looked({ ruleset, state }: Game, note: (kind: FaultKind, where: Text) => void): void {
  const steps = ruleset.steps(state);
  const moment = phaseTitle(state.phase, ruleset.id);
  if (!steps.some((step) => step.status === 'now') && !state.ended) note('stuck', moment);
  const wrong = steps.find((step) => !isClock(step.clock));
  if (wrong) note('clock', text('house.step', { phase: moment, step: wrong.title }));
  const { rows, ledger } = pointsTable(ruleset, state);
  const amounts = [...rows.map((row) => row.total), ...ledger.map((row) => row.amount)];
  if (!amounts.every((one) => Number.isFinite(one))) note('points', moment);
}

/** A countdown runs for some time, and its cue comes before its end. */
function isClock(clock: Step['clock']): boolean {
  if (clock?.kind !== 'countdown') return true;
  const { ms, cueMs } = clock;
  return Number.isFinite(ms) && ms > 0 && (cueMs === undefined || (cueMs > 0 && cueMs < ms));
}
