import type { RoomSeat, RoomView } from '../../shared/contract/room';
import type { Seat } from '../../shared/game/words';
import { t } from '../room/words';
import { h } from './dom';
import { teamSign } from './signs';

/** The place of a name, in hundredths of the screen's height. */
export interface Place {
  /** The largest type of one line. */
  readonly size: number;
  readonly width: number;
  /** The largest type of two lines; without it there is one. */
  readonly two?: number;
  /** The smallest type; what does not fit in it is cut. */
  readonly floor?: number;
}

/** Wider than any fallback's rounding: what fits by this measure fits. */
const slack = 1.03;
const pen = document.createElement('canvas').getContext('2d');

/** Width of a text in the page's bold type, in em; measured, because a TV may have no other type than its own. */
export function widthOf(text: string): number {
  if (!pen) return text.length;
  pen.font = `800 100px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(0.6, (pen.measureText(text).width / 100) * slack);
}

/** Width of the longer line of a text parted in two at the best of its spaces, in em. */
function widthInTwo(text: string): number {
  const words = text.split(/\s+/);
  let best = widthOf(text);
  for (let at = 1; at < words.length; at += 1) {
    const first = widthOf(words.slice(0, at).join(' '));
    const second = widthOf(words.slice(at).join(' '));
    best = Math.min(best, Math.max(first, second));
  }
  return best;
}

/** A nickname that fits: it shrinks, then takes a second line where the place has one, and is cut only after that. */
export function name(text: string, { size, width, two = 0, floor = size * 0.5 }: Place): HTMLElement {
  const one = Math.min(size, width / widthOf(text));
  const inTwo = Math.min(two, width / widthInTwo(text));
  const lines = two > 0 && one < Math.max(inTwo, floor) ? 2 : 1;
  const type = Math.max(one, inTwo, floor);
  return h(
    'span',
    { class: 'name', data: { lines, cut: type === floor }, vh: { fontSize: type, maxWidth: width } },
    text,
  );
}

/** The seat of this number; nothing when it is not at the table, which only a torn message can bring. */
export function seatOf(view: RoomView, seat: Seat): RoomSeat | null {
  return view.seats.filter((one) => one.seat === seat)[0] ?? null;
}

export function nameOf(view: RoomView, seat: Seat): string {
  return seatOf(view, seat)?.name ?? '';
}

/** The role of somebody who is out, where the rules open it (MP-41); `whole`: with his team. */
export function openRole(
  seat: RoomSeat | null,
  view: RoomView,
  place: Place,
  whole: boolean,
): HTMLElement | null {
  const { role, roleName, team } = seat ?? {};
  if (role === undefined) return null;
  const words = [roleName ?? t(`role.${view.ruleset}.${role}`)];
  // A plain member of the mafia is called as his team is.
  if (whole && team !== undefined && words[0] !== t(`team.${team}`)) words.push(t(`team.${team}`));
  const width = place.width - place.size * 1.3;
  return h(
    'span',
    { class: 'role', data: { team }, vh: { fontSize: place.size } },
    team !== undefined && teamSign(team, 'team'),
    name(words.join(' · '), { ...place, width }),
  );
}
