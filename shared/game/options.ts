import type { OptionSpec } from './ruleset';
import type { OptionValue } from './state';

/** The values that an option of several names, in the order they were written. */
export function chosenOf(value: OptionValue): string[] {
  return String(value)
    .split(/[\s,]+/)
    .filter((one) => one !== '');
}

/** The value of an option of several, with these and no others; its default when there are none. */
export function joined(spec: OptionSpec, chosen: readonly string[]): OptionValue {
  if (!('several' in spec.values)) return spec.default;
  const known = spec.values.several.filter((one) => chosen.includes(one));
  return known.length > 0 ? known.join(', ') : spec.default;
}

/** Whether an option can have this value. */
export function fits({ values, default: usual }: OptionSpec, value: OptionValue): boolean {
  if ('several' in values) {
    const chosen = typeof value === 'string' ? chosenOf(value) : [];
    const isList = chosen.length > 0 && new Set(chosen).size === chosen.length;
    return value === usual || (isList && chosen.every((one) => values.several.includes(one)));
  }
  if (!('from' in values)) return values.includes(value);
  const inRange =
    typeof value === 'number' && Number.isInteger(value) && value >= values.from && value <= values.to;
  return inRange || values.also.includes(value);
}
