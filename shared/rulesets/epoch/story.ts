import { roleText } from '../../game/roles';
import type { NightLine } from '../../game/ruleset';
import type { GameState, Night } from '../../game/state';
import { pair, those, who } from '../../game/storyWords';
import { type Seat, type Text, text } from '../../game/words';
import { actOf } from '../common/nights';
import { roleAt } from '../common/roles';
import { type Dawn, dawnOf, type Told, toldOf } from './dawn';
import { causesOf } from './dawnWhy';
import { type ActingRole, beganAs, type Call, called, choiceOf, proposalsOf } from './night';
import { clanOf } from './roles';

/** What the choices of a night came to: whom each role met, what it was told, and why the dead died (EC-24…38). */
export function nightStory(state: GameState, night: Night): NightLine[] {
  const dawn = dawnOf(state, night);
  return [
    ...called(state, night).flatMap((call) => callStory(state, night, call, dawn)),
    ...deathStory(night),
    ...(night.dead ?? []).map((seat): NightLine => ({ of: 'dawn', text: diesStory(dawn, seat) })),
  ];
}

function callStory(state: GameState, night: Night, { role }: Call, dawn: Dawn): NightLine[] {
  const acts = night.acts.filter((act) => act.role === role);
  if (acts.length === 0) return [];
  const told = toldOf(state, night, role, dawn);
  // The Tramp is answered when everything is resolved (EC-85).
  const answer = role === 'tramp' && night.dead === null ? null : told;
  const what = choiceStory(state, night, role, dawn);
  const why = answer === null ? what : text('story.because', { what, why: answerStory(answer) });
  const by = actorStory(state, night, role);
  const lines: NightLine[] = [{ of: role, text: text('story.act.by', { by, what: why }) }];
  const clan = clanOf(role);
  const said = acts.some((act) => act.shooter !== null);
  if (!clan || !said) return lines;
  const pairs = proposalsOf(state, night, clan)
    .filter((one) => one.target !== undefined)
    .map(({ shooter, target }) => pair(shooter, target === null || target === undefined ? [] : [target]));
  return pairs.length > 0 ? [...lines, { of: role, text: text('story.act.proposals', { pairs }) }] : lines;
}

/** The clan, or the role of whoever acts: a Sergeant and a Werewolf under their own name (EC-11, EC-16). */
function actorStory(state: GameState, night: Night, role: ActingRole): Text {
  const seats = beganAs(state, night, role);
  const [seat] = seats;
  const named = clanOf(role)
    ? text(`team.${role}`)
    : roleText(state.setup, seat === undefined ? role : roleAt(state, seat));
  return seats.length === 0 ? named : text('story.actor', { role: named, who: those(seats) });
}

function choiceStory(state: GameState, night: Night, role: ActingRole, dawn: Dawn): Text {
  const target = choiceOf(state, night, role) ?? null;
  if (target === null) return text('story.act.nobody');
  const whom = who(target);
  switch (role) {
    case 'courtesan':
      return text('story.epoch.client', { whom });
    case 'sheriff':
      return text('story.epoch.check', { whom });
    case 'doctor':
      return text(`story.act.${healStory(night, dawn, target)}`, { whom });
    case 'journalist': {
      const other = actOf(night, 'journalist')?.other;
      return text('story.epoch.compare', { whom: those(other === undefined ? [target] : [target, other]) });
    }
    case 'tramp':
      return text('story.epoch.watch', { whom });
    default:
      return text('story.epoch.attack', { whom });
  }
}

/** EC-62, EC-65: whether the treatment saved, had nothing to save from, or was void; a cancelled one is only a choice. */
function healStory(night: Night, dawn: Dawn, seat: Seat): 'heal' | 'healSaved' | 'healBlank' | 'healVoid' {
  if (dawn.healVoid) return 'healVoid';
  if (night.dead === null || dawn.healed === null) return 'heal';
  return dawn.attacks.some((attack) => attack.target === seat) ? 'healSaved' : 'healBlank';
}

function answerStory(told: Told): Text {
  return typeof told === 'string'
    ? text(`story.epoch.told.${told}`)
    : text('story.epoch.told.killers', { who: those(told) });
}

/** EC-94, EC-95: the number, and whom it hits in the list of the living. */
function deathStory(night: Night): NightLine[] {
  if (night.death === undefined) return [];
  const seat = night.living[night.death - 1];
  if (seat === undefined) return [];
  return [{ of: 'death', text: text('story.epoch.death', { number: night.death, whom: who(seat) }) }];
}

function diesStory(dawn: Dawn, seat: Seat): Text {
  return text('story.dawn.dies', { seat, why: causesOf(dawn, seat) });
}
