import type { OptionValue } from '../../game/state';
import { type Refusal, type RoleId, type Text, text } from '../../game/words';
import { deathFrom } from './night';
import { clans, roles } from './roles';

type Composition = Readonly<Record<RoleId, number>>;

const fromOf = (role: RoleId) => roles.find((one) => one.id === role)?.from ?? 0;

/** From how many players a role is suggested; EC-03 and EC-08 name the Courtesan and the Sergeant. */
const suggestedFrom = {
  sheriff: 5,
  doctor: 5,
  judge: 7,
  maniac: 8,
  courtesan: fromOf('courtesan'),
  sergeant: fromOf('sergeant'),
  tramp: 12,
  journalist: 13,
  werewolf: 15,
} as const;

/** From so many mafiosi on there are two clans (EC-46, A-68). */
const twoClansFrom = 6;

/** a quarter of the table, rounded down, at least one. */
export function suggestedMafiosi(seats: number): number {
  return Math.max(1, Math.floor(seats / 4));
}

/** EC-46, A-68: ranks 0, 2, 4 … are the Mafia, ranks 1, 3, 5 … the Yakuza. */
export function splitOf(mafiosi: number): { readonly mafia: number; readonly yakuza: number } {
  if (mafiosi < twoClansFrom) return { mafia: mafiosi, yakuza: 0 };
  return { mafia: Math.ceil(mafiosi / 2), yakuza: Math.floor(mafiosi / 2) };
}

/** A sensible composition for this many seats (A-84, EC-03, EC-08). */
export function suggest(seats: number): Record<RoleId, number> {
  const { mafia, yakuza } = splitOf(suggestedMafiosi(seats));
  const single = Object.entries(suggestedFrom).map(([role, from]) => [role, seats >= from ? 1 : 0] as const);
  const dealt = single.reduce((sum, [, count]) => sum + count, mafia + yakuza);
  return {
    boss: 1,
    mafioso: mafia - 1,
    'yakuza-boss': Math.min(1, yakuza),
    yakuza: Math.max(0, yakuza - 1),
    ...Object.fromEntries(single),
    citizen: seats - dealt,
  };
}

const roleName = (role: RoleId) => text(`role.epoch-of-clones.${role}`);
const countIn = (composition: Composition, role: RoleId) => composition[role] ?? 0;
const mafiosiIn = (composition: Composition) =>
  clans.reduce((sum, clan) => sum + countIn(composition, clan.boss) + countIn(composition, clan.others), 0);

/**
 * EC-01…12, A-152: 5 to 25 seats, a role for each, one Sheriff and one Boss, single roles once, two clans from six
 * mafiosi on, a Werewolf only beside a Maniac, a Sergeant below eleven only by the host's word.
 */
export function checkComposition(
  seats: number,
  composition: Composition,
  options: Readonly<Record<string, OptionValue>> = {},
): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (rule: string, key: string, params?: Record<string, string | number | Text>) =>
    refusals.push({ rule, reason: text(`refusal.composition.${key}`, params) });
  if (seats < 5 || seats > 25) refuse('EC-01', 'seats', { min: 5, max: 25 });
  for (const [role, count] of Object.entries(composition)) {
    const spec = roles.find((known) => known.id === role);
    if (!spec) refuse('EC-01', 'unknown', { role });
    else if (count > spec.max) refuse('A-152', 'tooMany', { role: roleName(role), max: spec.max });
  }
  if (countIn(composition, 'sheriff') < 1) refuse('EC-02', 'oneSheriff');
  if (countIn(composition, 'boss') < 1) refuse('EC-04', 'oneBossOfMafia');
  const total = Object.values(composition).reduce((sum, count) => sum + count, 0);
  if (total !== seats) refuse('EC-01', 'total', { seats, total });
  const second = countIn(composition, 'yakuza-boss') + countIn(composition, 'yakuza');
  if (second > 0 && countIn(composition, 'yakuza-boss') < 1) refuse('EC-12', 'oneBossOfYakuza');
  const isDivided = second > 0;
  if (isDivided !== mafiosiIn(composition) >= twoClansFrom) {
    refuse('EC-46', isDivided ? 'oneClan' : 'twoClans', { from: twoClansFrom });
  }
  if (countIn(composition, 'werewolf') > 0 && countIn(composition, 'maniac') < 1) {
    refuse('A-152', 'werewolfAlone');
  }
  const allowed = seats >= suggestedFrom.sergeant || options.sergeantBelow11 === 'on';
  if (countIn(composition, 'sergeant') > 0 && !allowed) {
    refuse('EC-08', 'sergeant', { from: suggestedFrom.sergeant });
  }
  return refusals;
}

/** EC-03, A-84: what the rules advise against and the host may play all the same. */
export function adviseComposition(seats: number, composition: Composition): Refusal[] {
  const advice: Refusal[] = [];
  const advise = (rule: string, key: string, params: Record<string, number>) =>
    advice.push({ rule, reason: text(`epoch.advice.${key}`, params) });
  if (countIn(composition, 'courtesan') > 0 && seats < suggestedFrom.courtesan) {
    advise('EC-03', 'courtesan', { from: suggestedFrom.courtesan });
  }
  const mafiosi = mafiosiIn(composition);
  if (mafiosi !== suggestedMafiosi(seats)) {
    advise('A-84', 'mafiosi', { suggested: suggestedMafiosi(seats), mafiosi });
  }
  return advice;
}

/** EC-10, EC-46, EC-92: Death, which is no card, and when there are two clans. */
export function setupNotes(seats: number, options: Readonly<Record<string, OptionValue>>): Text[] {
  const comes = seats >= deathFrom || options.deathBelow13 === 'on';
  return [
    comes
      ? text('epoch.setup.death', { night: Number(options.deathNight ?? 3) })
      : text('epoch.setup.noDeath', { from: deathFrom }),
    text('epoch.setup.clans', { from: twoClansFrom }),
  ];
}
