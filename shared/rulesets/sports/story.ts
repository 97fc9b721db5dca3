import type { NightLine } from '../../game/ruleset';
import type { GameState, Night } from '../../game/state';
import { actor, pair, who } from '../../game/storyWords';
import { type Text, text } from '../../game/words';
import { actOf, beganWith } from '../common/nights';
import { type CheckingRole, checks } from './night';
import { teamAt } from './roles';
import { specOf } from './specs';

/** What the acts of a night came to: every number that was shown, the checks and their answers (MP-45). */
export function nightStory(state: GameState, night: Night): NightLine[] {
  const lines: NightLine[] = [];
  if (night.shown.length > 0) {
    const list = night.shown.map(({ shooter, seats }) => pair(shooter, seats));
    lines.push({ of: 'mafia', text: text('story.act.shown', { list }) });
  }
  for (const { role } of checks) {
    const act = actOf(night, role);
    if (!act) continue;
    const by = actor(state.setup.ruleset, role, beganWith(state, night, [role]));
    const what =
      act.target === null
        ? text('story.act.noCheck')
        : text('story.act.check', { whom: who(act.target), answer: answerTo(state, role, act.target) });
    lines.push({ of: role, text: text('story.act.by', { by, what }) });
  }
  const dead = (night.dead ?? []).map((seat): NightLine => {
    return { of: 'dawn', text: text('story.dawn.dies', { seat, why: [text('story.death.shot')] }) };
  });
  return [...lines, ...dead];
}

/** PO-24, PO-27, SP-11, MP-32: what the checking role is told. */
function answerTo(state: GameState, role: CheckingRole, seat: number): Text {
  if (role === 'don') {
    const found = state.seats[seat - 1]?.role === 'sheriff';
    return text(found ? 'story.answer.sheriff' : 'story.answer.sheriffNot');
  }
  if (teamAt(state, seat) === 'black') return text('story.answer.black');
  return text(specOf(state).checkAnswer === 'colour' ? 'story.answer.red' : 'story.answer.blackNot');
}
