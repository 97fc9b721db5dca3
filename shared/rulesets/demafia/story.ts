import type { NightLine } from '../../game/ruleset';
import type { GameState, Night } from '../../game/state';
import { actor, pair, who } from '../../game/storyWords';
import { type RoleId, type Seat, type Text, text } from '../../game/words';
import { actOf, beganWith } from '../common/nights';
import { proposalsOf } from '../common/shots';
import { loverShoots, type ResolvedNight, resolveNights } from './night';
import { teamAt } from './roles';

/** What the acts of a night came to (DM-35, DM-36). */
export function nightStory(state: GameState, night: Night): NightLine[] {
  const resolved = resolveNights(state).find((one) => one.night.no === night.no);
  if (!resolved) return [];
  return [
    ...shotStory(state, resolved),
    ...actStory(state, night, 'lover', (seat) =>
      text('story.act.hunt', { whom: who(seat), answer: yesNo(resolved.dawn.found, 'sheriff') }),
    ),
    ...actStory(state, night, 'maniac', (seat) => visitStory(resolved, seat)),
    ...actStory(state, night, 'doctor', (seat) => healStory(resolved, seat)),
    ...actStory(state, night, 'sheriff', (seat) =>
      text('story.act.check', { whom: who(seat), answer: text(`story.answer.${teamAt(state, seat)}`) }),
    ),
    ...(night.dead ?? []).map((seat): NightLine => ({ of: 'dawn', text: deathStory(resolved, seat) })),
  ];
}

/** The answer to "Is it …?". */
function yesNo(yes: boolean, what: string): Text {
  return text(yes ? `story.answer.${what}` : `story.answer.${what}Not`);
}

/** DM-13, DM-14, DM-18: who shoots, at whom, and who proposed another one. */
function shotStory(state: GameState, { night, shot }: ResolvedNight): NightLine[] {
  const acts = night.acts.filter((act) => act.role === 'mafia');
  if (acts.length === 0) return [];
  const byLover = loverShoots(state, night);
  const seats = beganWith(state, night, byLover ? ['lover'] : ['boss', 'mafia']);
  const by = actor(state.setup, byLover ? 'lover' : 'mafia', seats);
  const target = actOf(night, 'mafia')?.target ?? shot;
  const whom = target === null ? text('story.act.noShot') : text('story.act.shot', { whom: who(target) });
  const lines: NightLine[] = [{ of: 'mafia', text: text('story.act.by', { by, what: whom }) }];
  const proposals = proposalsOf(night).map((act) =>
    pair(act.shooter ?? 0, act.target === null ? [] : [act.target]),
  );
  if (proposals.length > 0)
    lines.push({ of: 'mafia', text: text('story.act.proposals', { pairs: proposals }) });
  return lines;
}

function actStory(state: GameState, night: Night, role: RoleId, told: (seat: Seat) => Text): NightLine[] {
  const act = actOf(night, role);
  if (!act) return [];
  const by = actor(state.setup, role, beganWith(state, night, [role]));
  const what = act.target === null ? text('story.act.nobody') : told(act.target);
  return [{ of: role, text: text('story.act.by', { by, what }) }];
}

/** DM-11, A-10: which visit to the seat it was. */
function visitStory({ night, dawn }: ResolvedNight, seat: Seat): Text {
  const whom = who(seat);
  if (night.dead === null) return text('story.act.visit', { whom });
  if (!dawn.visit.counted) return text('story.act.visitVoid', { whom });
  return text(dawn.visit.first ? 'story.act.visitFirst' : 'story.act.visitAgain', { whom });
}

/** DM-53, DM-54: whether the heal saved, had nothing to save from, or met two threats. */
function healStory({ night, dawn }: ResolvedNight, seat: Seat): Text {
  const whom = who(seat);
  if (night.dead === null) return text('story.act.heal', { whom });
  if (dawn.saved) return text('story.act.healSaved', { whom });
  return text(night.dead.includes(seat) ? 'story.act.healFailed' : 'story.act.healBlank', { whom });
}

function deathStory({ night, shot, visit, dawn }: ResolvedNight, seat: Seat): Text {
  const hunted = dawn.found && actOf(night, 'lover')?.target === seat;
  const causes = [
    ...(shot === seat ? ['shot'] : []),
    ...(hunted ? ['hunt'] : []),
    ...(visit === seat && dawn.visit.lethal ? ['visit'] : []),
  ];
  const why = causes.length > 0 ? causes : ['host'];
  return text('story.dawn.dies', { seat, why: why.map((cause) => text(`story.death.${cause}`)) });
}
