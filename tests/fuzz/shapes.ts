import { z } from 'zod';
import { requestBodySchema } from '../../shared/contract/requests';
import type { Dice } from '../properties/dice';
import { hostileNames, secret } from './hostile';

type Shape = z.core.JSONSchema.BaseSchema;

/** What fits the moment: the open step, ids that are there, the lines that can be taken back. */
export interface Moment {
  readonly step: string;
  readonly ids: readonly string[];
  readonly lines: readonly number[];
  /** Ids of roles, teams and options. */
  readonly words: readonly string[];
}

const body = z.toJSONSchema(requestBodySchema, { io: 'input' });
/** The shape of every request there is. */
export const shapes: readonly Shape[] = partsOf(body.oneOf);
const secrets = new Set(['reason', 'note', 'despite']);
const names = new Set(['name', 'names', 'club']);

/** A request of this shape, made by lot; half of what it names is there. */
export function madeOf(shape: Shape, dice: Dice, moment: Moment, name = ''): unknown {
  const choices = shape.oneOf ?? shape.anyOf;
  if (choices) return madeOf(dice.pick(partsOf(choices)) ?? {}, dice, moment, name);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return dice.pick(shape.enum);
  switch (shape.type) {
    case 'object':
      return made(shape, dice, moment);
    case 'array': {
      const { minItems = 0, maxItems = 3, items } = shape;
      const length = dice.between(minItems, Math.min(maxItems, minItems + 4));
      return Array.from({ length }, () => madeOf(partsOf([items])[0] ?? {}, dice, moment, name));
    }
    case 'integer':
    case 'number': {
      if (name === 'n' && dice.often(70)) return dice.pick(moment.lines) ?? 1;
      const { minimum = 0, maximum = 100 } = shape;
      return dice.between(minimum, Math.min(maximum, minimum + (name === 'ms' ? 90_000 : 12)));
    }
    case 'boolean':
      return dice.often(50);
    case 'null':
      return null;
    default:
      return textOf(shape, dice, moment, name);
  }
}

function made(
  { properties, required = [], propertyNames, additionalProperties }: Shape,
  dice: Dice,
  moment: Moment,
) {
  const fields = Object.entries(properties ?? {}).flatMap(([field, shape]): [string, unknown][] => {
    if (typeof shape === 'boolean' || (!required.includes(field) && dice.often(50))) return [];
    return [[field, madeOf(shape, dice, moment, field)]];
  });
  if (propertyNames && typeof additionalProperties === 'object') {
    for (let no = dice.below(4); no > 0; no -= 1) {
      fields.push([dice.pick(moment.words) ?? 'x', madeOf(additionalProperties, dice, moment)]);
    }
  }
  return Object.fromEntries(fields);
}

function textOf({ pattern, maxLength = 40 }: Shape, dice: Dice, moment: Moment, name: string): string {
  if (secrets.has(name)) return `${secret} ${dice.pick(hostileNames)}`.slice(0, maxLength);
  if (names.has(name)) return (dice.pick(hostileNames) ?? '').slice(0, maxLength);
  if (name === 'step' || name === 'during' || name === 'phase') return moment.step;
  if (pattern) return dice.pick([...moment.ids, 'abcdefgh12345678']) ?? '';
  return (dice.pick(moment.words) ?? '').slice(0, maxLength);
}

function partsOf(parts: readonly unknown[] | undefined): Shape[] {
  return (parts ?? []).filter((part): part is Shape => typeof part === 'object' && part !== null);
}
