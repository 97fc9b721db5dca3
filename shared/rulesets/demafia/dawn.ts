import type { Seat } from '../../game/words';

/** The choices of one night, as they stand when it closes. */
interface NightChoices {
  readonly shot: Seat | null;
  readonly hunt: Seat | null;
  readonly visit: Seat | null;
  readonly heal: Seat | null;
  /** The Sheriff's seat while he lived at the start of the night; else null. */
  readonly sheriff: Seat | null;
}

export interface Dawn {
  /** Who dies, in seat order. */
  readonly dead: readonly Seat[];
  /** The hunt found the Sheriff (DM-51). */
  readonly found: boolean;
  /** The shot's target is among the dead (DM-44). */
  readonly hit: boolean;
  /** The heal saved somebody from exactly one threat (DM-53). */
  readonly saved: boolean;
  /** The Maniac's visit counted (DM-11, A-10); `lethal`: it was not the first and its target died. */
  readonly visit: { readonly counted: boolean; readonly first: boolean; readonly lethal: boolean };
  /** The Maniac's visits by target after this night. */
  readonly visits: Readonly<Record<Seat, number>>;
}

/**
 * DM-36, night tables 7.1: threats by target, the heal that stops exactly one of them, deaths, the Maniac's
 * counters. `visits` are his counted visits before this night; `maniacHeal` as in A-10.
 */
export function resolveDawn(
  choices: NightChoices,
  visits: Readonly<Record<Seat, number>>,
  maniacHeal: 'cancelVisit' | 'lethalOnly',
): Dawn {
  const { shot, hunt, visit, heal, sheriff } = choices;
  const found = hunt !== null && hunt === sheriff;
  const before = visit === null ? 0 : (visits[visit] ?? 0);
  const threats = new Map<Seat, number>();
  const threaten = (seat: Seat) => threats.set(seat, (threats.get(seat) ?? 0) + 1);
  if (shot !== null) threaten(shot);
  if (found) threaten(hunt);
  if (visit !== null && before >= 1) threaten(visit);

  const onPatient = heal === null ? 0 : (threats.get(heal) ?? 0);
  const effective = heal !== null && onPatient <= 1;
  const dead = [...threats.keys()].filter((seat) => !(effective && seat === heal)).sort((a, b) => a - b);

  const healedVisit = effective && visit !== null && visit === heal;
  const counted = visit !== null && !(healedVisit && maniacHeal === 'cancelVisit');
  return {
    dead,
    found,
    hit: shot !== null && dead.includes(shot),
    saved: effective && onPatient === 1,
    visit: {
      counted,
      first: counted && before === 0,
      lethal: counted && before >= 1 && visit !== null && dead.includes(visit),
    },
    visits: counted && visit !== null ? { ...visits, [visit]: before + 1 } : visits,
  };
}
