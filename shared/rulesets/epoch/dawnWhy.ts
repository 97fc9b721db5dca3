import type { Night } from '../../game/state';
import { type Seat, type Text, text } from '../../game/words';
import type { Attack, Dawn } from './dawn';
import type { ActingRole } from './night';

/** Why somebody is dead at dawn: every attacker, the attacked Courtesan, Death, else the host's word (EC-36, EC-88). */
export function causesOf(dawn: Dawn, seat: Seat): Text[] {
  const isKilled = dawn.killed.some((one) => one.seat === seat);
  const attackers = isKilled ? attackersOf(dawn.attacks, seat) : [];
  const causes = [
    ...attackers,
    ...(isKilled && attackers.length === 0 ? ['client'] : []),
    ...(dawn.death === seat ? ['death'] : []),
  ];
  return (causes.length > 0 ? causes : ['host']).map((cause) => text(`story.epoch.death-${cause}`));
}

function attackersOf(attacks: readonly Attack[], seat: Seat): ActingRole[] {
  return attacks.filter((attack) => attack.target === seat).map((attack) => attack.role);
}

/**
 * What the host alone is told at dawn: who dies of what, whom the Doctor or the host's word saved from whom, who found
 * an empty home, whose move the Courtesan cancelled, a treatment that was void (EC-29, EC-38, EC-62, EC-65).
 */
export function dawnReasons(night: Night, dawn: Dawn): Text[] {
  const { client } = dawn;
  const attacked = [...new Set(dawn.attacks.map((attack) => attack.target))].sort((a, b) => a - b);
  return [
    ...dawn.dead.map((seat) => text('epoch.dawn.dies', { seat, why: causesOf(dawn, seat) })),
    ...attacked.filter((seat) => !dawn.dead.includes(seat)).map((seat) => savedText(night, dawn, seat)),
    ...(client === null
      ? []
      : dawn.notHome.map((role) => text('epoch.dawn.notHome', { what: called(role), seat: client }))),
    ...dawn.cancelled.map((role) => text('epoch.dawn.cancelled', { what: called(role) })),
    ...(dawn.healVoid ? [text('epoch.dawn.healVoid')] : []),
  ];
}

function savedText(night: Night, dawn: Dawn, seat: Seat): Text {
  const why = attackersOf(dawn.attacks, seat).map((role) => text(`story.epoch.death-${role}`));
  const by = night.spared.includes(seat) && dawn.healed !== seat ? 'host' : 'doctor';
  return text(`epoch.dawn.saved-${by}`, { seat, why });
}

/** The move of a role as the list of the night calls it. */
const acts: Readonly<Record<ActingRole, string>> = {
  courtesan: 'client',
  sheriff: 'check',
  mafia: 'shot',
  yakuza: 'shot-yakuza',
  maniac: 'kill',
  doctor: 'heal',
  journalist: 'compare',
  tramp: 'watch',
};

const called = (role: ActingRole): Text => text(`epoch.title.${acts[role]}`);
