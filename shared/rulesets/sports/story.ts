import type { NightLine } from '../../game/ruleset';
import type { GameState, Night } from '../../game/state';
import { actor, pair, who } from '../../game/storyWords';
import { type Text, text } from '../../game/words';
import { actOf, beganWith } from '../common/nights';
import { proposalsOf } from '../common/shots';
import { shooters, shotTarget } from './night';
import { isCity, teamAt } from './roles';
import { specOf } from './specs';
import { type Turn, turnsOf } from './turns';

/** What the acts of a night came to: every number that was shown or proposed, the turns and their answers (MP-45). */
export function nightStory(state: GameState, night: Night): NightLine[] {
  const turns = turnsOf(state, night).flatMap((turn): NightLine[] => {
    const act = actOf(night, turn.role);
    if (!act) return [];
    const by = actor(state.setup, turn.role, beganWith(state, night, [turn.role]));
    return [{ of: turn.role, text: text('story.act.by', { by, what: turnTold(state, turn, act.target) }) }];
  });
  const target = shotTarget(state, night) ?? null;
  const dead = (night.dead ?? []).map((seat): NightLine => {
    const why = [text(seat === target ? 'story.death.shot' : 'story.death.host')];
    return { of: 'dawn', text: text('story.dawn.dies', { seat, why }) };
  });
  return [...shotTold(state, night, target), ...turns, ...dead];
}

function shotTold(state: GameState, night: Night, target: number | null): NightLine[] {
  if (night.shown.length > 0) {
    const pairs = night.shown.map(({ shooter, seats }) => pair(shooter, seats));
    const told = text(target === null ? 'story.act.shownMiss' : 'story.act.shown', { pairs });
    return [{ of: 'mafia', text: told }];
  }
  if (!isCity(state.setup) || !night.acts.some((act) => act.role === 'mafia')) return [];
  const by = actor(state.setup, 'mafia', shooters(state, night));
  const what = target === null ? text('story.act.noShot') : text('story.act.shot', { whom: who(target) });
  const pairs = proposalsOf(night).map((act) =>
    pair(act.shooter ?? 0, act.target === null ? [] : [act.target]),
  );
  return [
    { of: 'mafia', text: text('story.act.by', { by, what }) },
    ...(pairs.length > 0 ? [{ of: 'mafia', text: text('story.act.proposals', { pairs }) }] : []),
  ];
}

function turnTold(state: GameState, turn: Turn, target: number | null): Text {
  if (target === null) return text(turn.custom ? 'story.act.nobody' : 'story.act.noCheck');
  if (turn.custom) return text('story.act.chose', { whom: who(target) });
  return text('story.act.check', { whom: who(target), answer: answerTo(state, turn, target) });
}

/** PO-24, PO-27, SP-11, MP-32: what the checking role is told. */
function answerTo(state: GameState, { role }: Turn, seat: number): Text {
  if (role === 'don') {
    const found = state.seats[seat - 1]?.role === 'sheriff';
    return text(found ? 'story.answer.sheriff' : 'story.answer.sheriffNot');
  }
  const team = teamAt(state, seat);
  if (team === 'black') return text('story.answer.black');
  const isRed = team === 'red' && specOf(state).checkAnswer === 'colour';
  return text(isRed ? 'story.answer.red' : 'story.answer.blackNot');
}
