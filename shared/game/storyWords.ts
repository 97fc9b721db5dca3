import { type RoleBook, roleText } from './roles';
import { type RoleId, type Seat, type Text, type TextParam, text } from './words';

/** A seat with its name. */
export const who = (seat: Seat): Text => text('common.player.short', { seat });

/** Several seats with their names. */
export const those = (seats: readonly Seat[]): Text => text('story.those', { list: seats.map(who) });

/** Several seats as numbers alone. */
export const numbers = (seats: readonly Seat[]): Text => text('story.numbers', { seats });

/** The acting role with its seats: "Doctor (no. 5 Ada)"; the role alone where nobody is known to hold it. */
export function actor(book: RoleBook, role: RoleId, seats: readonly Seat[]): Text {
  const named = roleText(book, role);
  return seats.length === 0 ? named : text('story.actor', { role: named, who: those(seats) });
}

/** Whom somebody points at: "1 → 7", "1 → nobody". */
export function pair(seat: Seat, to: readonly Seat[]): Text {
  return to.length === 0 ? text('story.pairNone', { seat }) : text('story.pair', { seat, to: numbers(to) });
}

/** Every seat that words name: the parameters `seat` and `seats`, also inside. */
export function seatsIn({ params = {} }: Text): Seat[] {
  return Object.entries(params).flatMap(([name, param]) => {
    if (typeof param === 'number') return name === 'seat' ? [param] : [];
    if (typeof param === 'string') return [];
    if ('key' in param) return seatsIn(param);
    return param.flatMap((one) => (typeof one === 'object' ? seatsIn(one) : name === 'seats' ? [one] : []));
  });
}

/** The words with every seat changed, and with a name where the change gives one; also inside. */
export function withSeats(told: Text, change: (seat: Seat) => { seat: Seat; name?: string }): Text {
  const params: Record<string, TextParam> = {};
  for (const [name, param] of Object.entries(told.params ?? {})) {
    if (typeof param === 'string') params[name] = param;
    else if (typeof param === 'number') params[name] = name === 'seat' ? change(param).seat : param;
    else if ('key' in param) params[name] = withSeats(param, change);
    else {
      params[name] = param.map((one) =>
        typeof one === 'object' ? withSeats(one, change) : name === 'seats' ? change(one).seat : one,
      );
    }
  }
  const seat = told.params?.seat;
  const name = typeof seat === 'number' ? change(seat).name : undefined;
  return text(told.key, { ...(name === undefined ? {} : { name }), ...params });
}
