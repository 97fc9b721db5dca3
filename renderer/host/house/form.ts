import { type HouseDraft, houseDraftSchema, type KeptHouse } from '../../../shared/contract/house';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { OptionValue } from '../../../shared/game/state';
import { type RulesetId, type Text, text } from '../../../shared/game/words';
import { rulesetOf } from '../../../shared/rulesets';
import { thresholdsOf } from '../../../shared/rulesets/common/options';
import { houseRefusals } from '../../../shared/rulesets/house';

/** Numbers by their names; what is missing is the base's. */
export type Numbers = Readonly<Record<string, number>>;

/** House rules as they are being written. */
export interface Form {
  readonly id: string | null;
  readonly name: string;
  readonly base: RulesetId;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** In ms. */
  readonly durations: Numbers;
  /** `silence` and `removal` of fouls, or `remarks`. */
  readonly discipline: Numbers;
  readonly points: Numbers;
}

/** New rules over a system, with nothing changed yet. */
export function blankForm(base: RulesetId): Form {
  return { id: null, name: '', base, options: {}, durations: {}, discipline: {}, points: {} };
}

/** Rules of the club, to be changed. */
export function formOf({ id, name, base, options, durations, discipline, points }: KeptHouse): Form {
  const { fouls, remarks } = discipline ?? {};
  return {
    id,
    name,
    base,
    options: options ?? {},
    durations: durations ?? {},
    discipline: { ...fouls, ...(remarks === undefined ? {} : { remarks }) },
    points: points ?? {},
  };
}

/** The fouls of the base with these options; null where they are off, or where it counts remarks. */
export function usualFouls(ruleset: Ruleset, options: Form['options']) {
  const spec = ruleset.options.find(({ name }) => name === 'fouls');
  return spec && !ruleset.discipline ? thresholdsOf(String(options.fouls ?? spec.default)) : null;
}

/** The amounts that can be set: all of a system that has points, of a club's own table those that it needs. */
export function amountsIn(ruleset: Ruleset, options: Form['options']): readonly string[] {
  return ruleset.amountsNeeded ? ruleset.amountsNeeded(options) : Object.keys(ruleset.amounts ?? {});
}

/** The rules as the console takes them. */
export function draftOf({ id, name, base, options, durations, discipline, points }: Form): HouseDraft {
  const ruleset = rulesetOf(base);
  const usual = ruleset && usualFouls(ruleset, options);
  const { silence, removal, remarks } = discipline;
  const hasFouls = usual && (silence !== undefined || removal !== undefined);
  const own = {
    ...(hasFouls ? { fouls: { silence: silence ?? usual.silence, removal: removal ?? usual.removal } } : {}),
    ...(remarks === undefined ? {} : { remarks }),
  };
  const amounts = ruleset ? amountsIn(ruleset, options) : [];
  const set = Object.fromEntries(Object.entries(points).filter(([one]) => amounts.includes(one)));
  return {
    id,
    name: name.trim(),
    base,
    ...filled('options', options),
    ...filled('durations', durations),
    ...filled('discipline', own),
    ...filled('points', set),
  };
}

function filled<K extends string, V extends object>(key: K, value: V): { [Key in K]?: V } {
  return Object.keys(value).length === 0 ? {} : ({ [key]: value } as { [Key in K]: V });
}

/** What of the numbers stands in the way of a trial; null when nothing does. The name is not looked at. */
export function problemOf(form: Form): Text | null {
  const draft = { ...draftOf(form), name: 'x' };
  const { fouls } = draft.discipline ?? {};
  if (fouls && fouls.silence > fouls.removal) return text('house.foulsOrder');
  if (!houseDraftSchema.safeParse(draft).success) return text('house.bounds');
  return houseRefusals({ ...draft, id: 'newhouse' })[0]?.reason ?? null;
}

/** The numbers with one set, or with none where the base's holds. */
export function withNumber(numbers: Numbers, name: string, value: number | null): Numbers {
  const { [name]: _, ...others } = numbers;
  return value === null ? others : { ...others, [name]: value };
}

/** What is played, to tell whether a trial was of these numbers: everything but the name. */
export function playOf(form: Form): string {
  const { id: _id, name: _name, ...play } = draftOf(form);
  return JSON.stringify(play, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
