import type { BlockKind } from '../game/state';
import { type Refusal, type Text, text } from '../game/words';
import { type CalendarDay, daysAfter, daysBetween, monthsAfter } from './calendar';
import { type ClubRecord, recordsOf } from './records';

/** a week and a month roll; two weeks are days, three months are the calendar's. */
const weekDays = 7;
const monthDays = 30;
const sanctionDays = 14;
const blackListMonths = 3;

/** EC-114: so many breaches make a Zombie; only the ones before can carry a sanction (EC-116). */
export const zombieFrom = 3;
/** EC-119: so many suicides in a month. */
export const suicidesFrom = 3;
/** EC-113: "more than 3" in a week. */
const noConfidencesFrom = 4;

/** Why somebody may not play or host; the console refuses and the host may overrule it. `until` null: for ever. */
export interface Block {
  readonly kind: BlockKind;
  /** The first day on which it holds no longer. */
  readonly until: CalendarDay | null;
  readonly refusal: Refusal;
}

/** What the ledger says of a player on a day. */
export interface PlayerStanding {
  /** Breaches of point 2: they count towards a Zombie (EC-114, EC-115). */
  readonly breaches: number;
  /** The other warnings. */
  readonly warnings: number;
  /** Suicides in the last month (EC-119). */
  readonly suicides: number;
  /** Removals and disqualifications in any system. */
  readonly expulsions: number;
  readonly blocks: readonly Block[];
  /** The first day on which prizes are paid again (EC-116); null when they are. */
  readonly noPrizesUntil: CalendarDay | null;
}

function block(kind: Block['kind'], rule: string, until: CalendarDay | null): Block {
  const reason: Text =
    until === null ? text(`epoch.ledger.${kind}`) : text(`epoch.ledger.${kind}`, { until });
  return { kind, until, refusal: { rule, reason } };
}

/** What holds for a player on a day, from all records up to it. */
export function standingOf(
  records: readonly ClubRecord[],
  player: string,
  today: CalendarDay,
): PlayerStanding {
  const own = records.filter((one) => 'player' in one && one.player === player);
  const breaches = recordsOf(own, 'breach', today);
  const suicides = recordsOf(own, 'suicide', today).map((one) => one.on);
  const noPrizes = breaches
    .filter((one) => one.sanction === 'noPrizes')
    .map((one) => daysAfter(one.on, sanctionDays));
  return {
    breaches: breaches.length,
    warnings: recordsOf(own, 'warning', today).length,
    suicides: suicides.filter((on) => daysBetween(on, today) < monthDays).length,
    expulsions: recordsOf(own, 'expelled', today).length,
    blocks: [
      ...(breaches.length >= zombieFrom ? [block('zombie', 'EC-114', null)] : []),
      ...breaches
        .filter((one) => one.sanction === 'suspension')
        .map((one) => block('suspension', 'EC-116', daysAfter(one.on, sanctionDays))),
      ...runsOf(suicides, suicidesFrom, monthDays).map((last) =>
        block('blackList', 'EC-119', monthsAfter(last, blackListMonths)),
      ),
      ...recordsOf(own, 'ban', today).map((one) => block('ban', 'EC-122', daysAfter(one.on, one.days))),
    ].filter((one) => holdsOn(one.until, today)),
    noPrizesUntil:
      noPrizes
        .filter((until) => holdsOn(until, today))
        .sort()
        .at(-1) ?? null,
  };
}

function holdsOn(until: CalendarDay | null, today: CalendarDay): boolean {
  return until === null || today < until;
}

/** The last day of every run of so many days that lie within a window. */
function runsOf(days: readonly CalendarDay[], count: number, window: number): CalendarDay[] {
  return days.filter((last, at) => {
    const first = days[at - count + 1];
    return first !== undefined && daysBetween(first, last) < window;
  });
}

/** EC-113: what keeps somebody from hosting on a day: more than three justified no-confidences in a week. */
export function hostBlocks(records: readonly ClubRecord[], host: string, today: CalendarDay): Block[] {
  return runsOf(justifiedDays(records, host, today), noConfidencesFrom, weekDays)
    .map((last) => block('noConfidence', 'EC-113', daysAfter(last, sanctionDays)))
    .filter((one) => holdsOn(one.until, today));
}

/** EC-113: how many justified no-confidences a host has in the week up to a day. */
export function justifiedInWeek(records: readonly ClubRecord[], host: string, today: CalendarDay): number {
  return justifiedDays(records, host, today).filter((on) => daysBetween(on, today) < weekDays).length;
}

function justifiedDays(records: readonly ClubRecord[], host: string, today: CalendarDay): CalendarDay[] {
  return recordsOf(records, 'noConfidence', today)
    .filter((one) => one.host === host && one.justified === true)
    .map((one) => one.on);
}

/** Who of those who sit down may not play, and why; the host may overrule each (EC-114, EC-119). */
export function seatingBlocks(
  records: readonly ClubRecord[],
  players: readonly string[],
  today: CalendarDay,
): { readonly player: string; readonly blocks: readonly Block[] }[] {
  return players
    .map((player) => ({ player, blocks: standingOf(records, player, today).blocks }))
    .filter((one) => one.blocks.length > 0);
}

/** EC-128: what the club publishes: Zombies, the black list, no-confidences that were not rejected. */
interface PublishedLists {
  readonly zombies: readonly string[];
  readonly blackList: readonly { readonly player: string; readonly until: CalendarDay }[];
  readonly noConfidences: readonly Extract<ClubRecord, { type: 'noConfidence' }>[];
}

/** EC-128: the lists as they are on a day, players in the order of their ids. */
export function publishedLists(records: readonly ClubRecord[], today: CalendarDay): PublishedLists {
  const players = [...new Set(records.flatMap((one) => ('player' in one ? one.player : [])))].sort();
  const found = players.flatMap((player) =>
    standingOf(records, player, today).blocks.map(({ kind, until }) => ({ player, kind, until })),
  );
  return {
    zombies: found.filter((one) => one.kind === 'zombie').map((one) => one.player),
    blackList: found.flatMap(({ player, kind, until }) =>
      kind === 'blackList' && until !== null ? [{ player, until }] : [],
    ),
    noConfidences: recordsOf(records, 'noConfidence', today).filter((one) => one.justified !== false),
  };
}
