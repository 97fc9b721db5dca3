import { expect, it } from 'vitest';
import { beginGame, enter, type Game, isRefused } from '../../shared/game/game';
import { roomView } from '../../shared/game/roomView';
import { isNight } from '../../shared/game/words';
import { epoch } from '../../shared/rulesets/epoch';
import { dealt, randomSetup } from '../../shared/trial/setup';
import { Dice } from './dice';
import { holds } from './holds';
import { answerTo, openStep, pressOn, stamp } from './player';

const variants = 24;

/** Rolls of their own for every night that is tried: with used-up dice all would be the same. */
function ownDice(seed: number): Dice {
  let roll = seed;
  return new Dice(
    Array.from({ length: 500 }, () => {
      roll = (Math.imul(roll, 1_664_525) + 1_013_904_223) >>> 0;
      return roll >>> 8;
    }),
  );
}

function entered(game: Game, facts: Parameters<typeof enter>[1]): Game {
  const next = enter(game, facts, stamp, 'so be it');
  return isRefused(next) ? game : next.game;
}

/** Next, or the host plays on over a win: the room must not notice that one was proposed. */
function onward(game: Game): Game {
  const step = openStep(game);
  if (!step?.key.endsWith('/win')) return pressOn(game);
  const facts = epoch.answer(game.state, step.key, { type: 'option', option: 'playOn' });
  return 'rule' in facts ? game : entered(game, facts);
}

/** A step of the night is answered by lot, or left open. */
function acted(game: Game, dice: Dice): Game {
  const step = openStep(game);
  const answer = step && dice.often(80) ? answerTo(step, dice) : null;
  const facts = step && answer ? epoch.answer(game.state, step.key, answer) : [];
  return 'rule' in facts || facts.length === 0 ? game : entered(game, facts);
}

/** Every different picture the room gets from a nightfall on to the next one, with a night by lot in between. */
function heardOf(from: Game, dice: Dice): { readonly game: Game; readonly heard: readonly string[] } {
  let game = from;
  const heard: string[] = [];
  const look = () => {
    const view = JSON.stringify(roomView(game));
    if (view !== heard.at(-1)) heard.push(view);
  };
  look();
  let answered = '';
  while (isNight(game.state.phase) && !game.state.ended) {
    // Once a step: half a comparison that Next takes back would come for ever.
    const key = openStep(game)?.key ?? '';
    if (key !== answered && !key.endsWith('/win')) game = acted(game, dice);
    answered = key;
    look();
    game = onward(game);
    look();
  }
  while (!isNight(game.state.phase) && !game.state.ended) {
    game = onward(game);
    look();
  }
  return { game, heard };
}

/** What everybody knows of a night: who is dead in which order, and whether the Tramp saw the killer. */
const paperOf = ({ state }: Game, no: number) => {
  const night = state.nights.find((one) => one.no === no);
  return JSON.stringify([night?.dead, night?.witnessed ?? false]);
};

it('EC-67, EC-85, EC-86: random nights with the same paper in the morning send the room the same messages', () => {
  let compared = 0;
  holds(8, 900, (dice) => {
    const setup = randomSetup(dice, {}, epoch);
    let game = beginGame(epoch, setup);
    for (const [index, role] of dealt(setup, dice).entries()) {
      game = entered(game, [{ type: 'role', seat: index + 1, role }]);
    }
    while (game.state.phase !== 'n1' && !game.state.ended) game = onward(game);
    for (let night = 1; night <= 2 && !game.state.ended; night += 1) {
      const tried = Array.from({ length: variants }, (_, at) =>
        heardOf(game, ownDice(dice.between(1, 999) * 1_000 + at)),
      );
      const papers = new Map<string, readonly string[]>();
      for (const one of tried) {
        const paper = paperOf(one.game, night);
        const before = papers.get(paper);
        if (before) {
          expect(one.heard).toEqual(before);
          compared += 1;
        } else papers.set(paper, one.heard);
      }
      game = tried[0]?.game ?? game;
    }
  });
  expect(compared).toBeGreaterThan(10);
});
