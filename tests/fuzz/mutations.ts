import type { Dice } from '../properties/dice';
import { hostileValues } from './hostile';

type Node = Record<string, unknown>;

/** A message with one thing wrong with it, or a few: in what it says, or in how it is written. */
export function mutated(message: unknown, dice: Dice): string {
  const copy: unknown = structuredClone(message);
  for (let no = dice.between(0, 2); no > 0; no -= 1) change(copy, dice);
  const text = JSON.stringify(copy);
  return dice.often(40) ? garbled(text, dice) : text;
}

/** Changes a field somewhere in it. */
function change(message: unknown, dice: Dice): void {
  const place = dice.pick(placesIn(message));
  if (!place) return;
  const fields = Object.keys(place);
  const field = dice.pick(fields) ?? 'x';
  const value = structuredClone(dice.pick(hostileValues));
  switch (dice.below(6)) {
    case 0:
      delete place[field];
      return;
    case 1:
      // The name of every object's prototype as a field of its own, as JSON can have it.
      Object.defineProperty(place, '__proto__', {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return;
    case 2:
      place[dice.pick(['type', 'x', 'despite', 'confirmed', 'id']) ?? 'x'] = value;
      return;
    case 3:
      place[field] = { [field]: place[field] };
      return;
    case 4:
      place[field] = [place[field], value];
      return;
    default:
      place[field] = value;
  }
}

/** Every object and list in it. */
function placesIn(value: unknown): Node[] {
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(placesIn)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** The text of a message, broken as a bad line or a bad program would. */
function garbled(text: string, dice: Dice): string {
  const at = dice.below(text.length + 1);
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  switch (dice.below(9)) {
    case 0:
      return head;
    case 1:
      return text + text;
    case 2:
      return `\uFEFF${text}`;
    case 3:
      return head + String.fromCharCode(dice.below(0x10000)) + tail.slice(1);
    case 4:
      return `${text}${' '.repeat(70_000)}`;
    case 5:
      return '['.repeat(dice.below(30_000)) + text;
    case 6:
      return text.replace(/\d+/, () => dice.pick(['1e999', '-0', '0x10', '١', '9'.repeat(400)]) ?? '');
    case 7:
      return text.replace(/"type":/, '"type":"log","type":');
    default:
      return `${'{"body":'.repeat(20)}${text}${'}'.repeat(20)}`;
  }
}
