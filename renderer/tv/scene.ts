import type { RoomMessage } from '../../shared/contract/messages';
import type { RoomScene, RoomView } from '../../shared/contract/room';
import type { Seat } from '../../shared/game/words';
import { talkKey } from '../room/moment';
import { isWithoutWord } from '../room/silence';
import { t } from '../room/words';
import type { ClockReading } from '../ui/digits';
import { bigClock } from './clock';
import { type Child, h, inner, width } from './dom';
import { logoOf } from './logo';
import { name, nameOf, openRole, seatOf } from './names';
import { result } from './result';
import { shootout } from './shootout';
import { mark, moon, sign } from './signs';
import { raise, short, vote } from './vote';

/** What the console last told this screen to show. */
export type Told = Extract<RoomMessage, { type: 'room' }>;
type SceneOf<Type extends RoomScene['type']> = Extract<RoomScene, { type: Type }>;

/** The picture of the moment. */
export function picture({ view, club, logo }: Told, reading: ClockReading | null): HTMLElement {
  const { scene } = view;
  switch (scene.type) {
    case 'idle':
      return idle(club, logo);
    case 'night':
      return night(view.period === null ? null : view.period.no);
    case 'morning':
      return morning(scene, view);
    case 'talk':
      return talk(view, reading, scene.freely === true);
    case 'nominations':
      return nominations(view);
    case 'speech':
      return scene.suspects
        ? bestMove(scene.speaker, scene.suspects, view, reading)
        : speech(scene.speaker, view, reading);
    case 'vote':
      if (scene.paused === null) return vote(scene, view, reading);
      return speech(scene.paused, view, reading, null, short(scene, view));
    case 'tie':
      return scene.raise ? raise(scene.tied, scene.raise, view) : tie(scene, view);
    case 'shootout':
      return shootout(scene, view);
    case 'leaving':
      return leaving(scene, view);
    case 'result':
      return result(scene, view);
  }
}

const centre = (...children: readonly Child[]) => h('div', 'centre', ...children);
const title = (words: string) => h('h1', 'title', words);
const lead = (words: string) => h('p', 'lead', words);

/** Between games: the club's logo and name, so that an idle screen is never a dead one. */
function idle(club: string, logo: string | null): HTMLElement {
  const shown = name(club || t('room.idle.name'), { size: 13, two: 10, width: width() - 12 });
  return centre(logoOf(logo) || mark('mark'), h('h1', 'club', shown), lead(t('room.idle.soon')));
}

/** The night: a moon that stands still, whatever happens at the table. */
function night(no: number | null): HTMLElement {
  const words = no === null ? t('room.night.name') : t('room.period.night', { no });
  return centre(moon('moon'), h('h1', 'night', words), lead(t('room.night.sleeps')));
}

/** The morning: who is no longer there, in seat order and without a cause (DM-66). */
function morning({ dead, trampSaw }: SceneOf<'morning'>, view: RoomView): HTMLElement {
  // Nobody could die before the first one: that nobody has is no news.
  const isFirst = view.period !== null && view.period.no === 1;
  const words =
    dead.length === 0
      ? t(isFirst ? 'room.morning.first' : 'room.morning.nobody')
      : t('room.morning.dead', { count: dead.length });
  const paper = trampSaw ? h('p', 'paper', t('room.morning.trampSaw')) : null;
  return centre(title(t('room.morning.title')), lead(words), tiles(dead, view, 'gone'), paper);
}

/** Everybody talks (DM-24): one clock for the table, and who has been nominated so far (DM-25). */
function talk(view: RoomView, reading: ClockReading | null, freely: boolean): HTMLElement {
  const { nominations: seats } = view;
  if (!reading) return centre(title(t(talkKey(view.ruleset))), tiles(seats, view, 'nominated'));
  if (freely) return h('div', 'speech', bigClock());
  const words = t(seats.length === 0 ? 'room.talk.nobody' : 'room.talk.nominated');
  return h('div', 'speech', bigClock(), chips(seats, words));
}

function chips(seats: readonly Seat[], words: string): HTMLElement {
  const all = seats.map((seat) => h('li', null, String(seat)));
  return h(
    'div',
    { class: 'chips', data: { many: seats.length <= 6 ? 'few' : seats.length <= 10 ? 'some' : 'many' } },
    h('h1', null, words),
    h('ol', null, ...all),
  );
}

/** The list before the vote, in the order it will be counted (DM-25). */
function nominations(view: RoomView): HTMLElement {
  const key = view.nominations.length === 0 ? 'room.nominations.nobody' : 'room.nominations.title';
  return centre(title(t(key)), tiles(view.nominations, view, 'nominated'));
}

/** Who has the word: a number and a name, and beside them what is given, else the role where it is open. */
function speaker(seat: Seat, view: RoomView, alone: boolean, beside: HTMLElement | null): HTMLElement {
  const own = seatOf(view, seat);
  const place = alone ? { size: 8, width: width() - 24 } : { size: 5.4, width: 44 };
  const other = beside ?? openRole(own, view, place, true);
  const forName = alone
    ? { size: 18, two: 11, width: width() - 12 }
    : { size: 9.4, two: 4.8, width: width() - 36 - (other ? 50 : 0) };
  return h(
    'div',
    alone ? 'alone' : 'speaker',
    h('h1', null, h('span', 'badge', String(seat)), name(nameOf(view, seat), forName)),
    other,
  );
}

/** Who has the word and for how long, to be read from the back row; `beside` the name, `below` the clock. */
function speech(
  seat: Seat,
  view: RoomView,
  reading: ClockReading | null,
  beside: HTMLElement | null = null,
  below: HTMLElement | null = null,
): HTMLElement {
  return h(
    'div',
    { class: 'speech', data: { tight: below !== null } },
    speaker(seat, view, reading === null, beside),
    isWithoutWord(view, reading) &&
      h('p', 'silent', sign('silenced', 'mute'), ` ${t('room.label.withoutWord')}`),
    reading && bigClock(),
    below,
  );
}

/** The best move (MP-34): whom somebody killed at night suspects, as he names them. */
function bestMove(
  seat: Seat,
  suspects: readonly Seat[],
  view: RoomView,
  reading: ClockReading | null,
): HTMLElement {
  const words = t(suspects.length === 0 ? 'room.bestMove.nobody' : 'room.bestMove.suspects');
  if (!reading)
    return centre(speaker(seat, view, false, null), lead(words), tiles(suspects, view, 'nominated'));
  const named = h(
    'ol',
    { class: 'suspects', label: words },
    ...suspects.map((one) => h('li', null, String(one))),
  );
  return speech(seat, view, reading, named);
}

/** Equal votes (DM-29, MP-25), for the first time or again after the speeches (DM-33). */
function tie(scene: SceneOf<'tie'>, view: RoomView): HTMLElement {
  return centre(
    title(t(view.ruleset === 'demafia' ? 'room.tie.crash' : 'room.tie.title')),
    lead(t(scene.again ? 'room.tie.again' : 'room.tie.equal')),
    tiles(scene.tied, view, 'nominated'),
  );
}

/** Who leaves by the vote, or that it was called off; the role stays closed until they have left. */
function leaving({ seats, cancelled }: SceneOf<'leaving'>, view: RoomView): HTMLElement {
  if (seats.length > 0) {
    return centre(title(t('room.leaving.seats', { count: seats.length })), tiles(seats, view, 'gone'));
  }
  return centre(title(t(cancelled ? 'room.leaving.cancelled' : 'room.leaving.nobody')));
}

const gap = 1.8;

/** Few seats are large and many still fit. */
function columnsFor(count: number): number {
  if (count <= 3) return Math.max(1, count);
  if (count === 4) return 2;
  if (count <= 9) return 3;
  return count <= 16 ? 4 : 5;
}

/** Seats drawn large, in the order given; nothing where there are none. */
function tiles(seats: readonly Seat[], view: RoomView, tone: 'nominated' | 'gone'): HTMLElement | null {
  if (seats.length === 0) return null;
  const columns = columnsFor(seats.length);
  const rows = Math.ceil(seats.length / columns);
  const height = Math.min(26, (48 - gap * (rows - 1)) / rows);
  const wide = Math.min(70, (inner() - gap * columns) / columns);
  const numeral = height * 0.52;
  const place = wide - 9 - numeral * 1.32;
  const all = seats.map((seat) => {
    const role = openRole(seatOf(view, seat), view, { size: Math.min(5, height * 0.22), width: place }, true);
    const size = Math.min(9, height * 0.4);
    const two = role ? Math.min(6, height * 0.26) : size * 0.8;
    const floor = Math.min(3.2, height * 0.2);
    return h(
      'li',
      { vh: { width: wide, height, marginRight: gap / 2, marginLeft: gap / 2, marginTop: gap } },
      h('span', { class: 'number', vh: { fontSize: numeral, minWidth: numeral * 0.62 } }, String(seat)),
      h('span', 'who', name(nameOf(view, seat), { size, two, floor, width: place }), role),
    );
  });
  return h('ol', { class: 'tiles', data: { tone }, vh: { maxWidth: (wide + gap) * columns + 0.1 } }, ...all);
}
