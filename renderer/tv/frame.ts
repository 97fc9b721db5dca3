import type { RoomSeat, RoomView } from '../../shared/contract/room';
import type { Seat } from '../../shared/game/words';
import { clockInCorner, labelKey, speakerOf } from '../room/moment';
import { isWithoutWord } from '../room/silence';
import { t } from '../room/words';
import type { ClockReading } from '../ui/digits';
import { smallClock } from './clock';
import { h, inner } from './dom';
import { logoOf } from './logo';
import { name, nameOf, openRole } from './names';
import type { Told } from './scene';
import { sign, teamSign } from './signs';

/** Seats in one row of the strip; more make two rows of equal length. */
const oneRow = 12;
const gap = 0.9;

/** The small sign that the console does not answer; the picture stays and the clock runs on. */
export function lostSign(): HTMLElement {
  return h('p', { class: 'lost', role: 'status' }, sign('lost', 'plug'), t('room.lost'));
}

/** What stands round a picture: the day, its name, the signs, and the seats along the bottom. */
export function frame(
  told: Told,
  reading: ClockReading | null,
  lost: boolean,
  picture: HTMLElement,
): HTMLElement {
  const { view } = told;
  const { scene } = view;
  const quiet = scene.type === 'idle' || scene.type === 'night' || scene.type === 'result';
  return h(
    'div',
    { class: 'frame', data: { scene: scene.type, rev: told.rev } },
    header(told, reading, lost),
    h('main', null, picture),
    !quiet && view.seats.length > 0 && strip(view, speakerOf(scene)),
  );
}

function header({ view, club, logo }: Told, reading: ClockReading | null, lost: boolean): HTMLElement {
  const { scene, period } = view;
  const label = isWithoutWord(view, reading) ? null : labelKey(view);
  return h(
    'header',
    null,
    period && scene.type !== 'night' && h('p', 'period', t(`room.period.${period.kind}`, { no: period.no })),
    label !== null && h('p', 'label', t(label)),
    scene.type === 'speech' && scene.next !== undefined && next(view, scene.next),
    h('span', 'space'),
    lost && lostSign(),
    reading && clockInCorner(scene) && smallClock(),
    scene.type === 'vote' && scene.paused !== null && h('p', 'pause', t('room.vote.paused')),
    scene.type === 'result' && logoOf(logo),
    scene.type !== 'idle' && club !== '' && h('p', 'club', club),
  );
}

function next(view: RoomView, seat: Seat | null): HTMLElement {
  if (seat === null) return h('p', 'next', t('room.next.nobody'));
  return h('p', 'next', sign('arrow', 'arrow'), t('room.next.seat', { seat, name: nameOf(view, seat) }));
}

/** All seats along the bottom: who is in, out, nominated, silenced, and with how many fouls. */
function strip(view: RoomView, speaker: Seat | null): HTMLElement {
  const { seats } = view;
  const rows = seats.length > oneRow ? 2 : 1;
  const columns = Math.ceil(seats.length / rows);
  const cell = (inner() - gap * (columns - 1)) / columns;
  const lines: HTMLElement[] = [];
  for (let from = 0; from < seats.length; from += columns) {
    const line = seats.slice(from, from + columns);
    lines.push(h('ol', null, ...line.map((seat) => tile(seat, view, seat.seat === speaker, cell, rows))));
  }
  return h('footer', { data: { rows } }, ...lines);
}

/** The sizes of a tile: in one row there are three lines, in one of two rows there are two. */
function sizesOf(cell: number, rows: number, open: boolean) {
  if (rows === 2) {
    const numeral = Math.min(3.4, cell * 0.27);
    return { numeral, sign: Math.min(2, cell * 0.155), dot: Math.min(1, cell * 0.08), size: 2.3, floor: 1.6 };
  }
  return {
    numeral: Math.min(open ? 3.6 : 5, cell * 0.37),
    sign: Math.min(2.5, cell * 0.18),
    dot: Math.min(1.4, cell * 0.1),
    size: Math.max(2.7, Math.min(3.6, cell * 0.13)),
    floor: 1.9,
    ...(open ? {} : { two: 2.1 }),
  };
}

function tile(seat: RoomSeat, view: RoomView, speaks: boolean, cell: number, rows: number): HTMLElement {
  const open = seat.role !== undefined;
  const sizes = sizesOf(cell, rows, open);
  const { out, nominated, silenced, remarks = 0 } = seat;
  const marks = seat.fouls + remarks;
  const fouls = marks > 0 ? sizes.dot + 0.6 : 0;
  const signs = h('span', { class: 'marks', vh: { fontSize: sizes.sign } });
  // In two rows the sign of the team stands where the others would: there is no third line for the role.
  if (open && rows === 2) {
    if (seat.team !== undefined)
      signs.append(h('b', { data: { team: seat.team } }, teamSign(seat.team, 'team')));
  } else {
    if (silenced && !out) signs.append(sign('silenced', 'silenced', t('room.seat.silenced')));
    if (nominated) signs.append(sign('finger', 'finger', t('room.seat.nominated')));
  }
  const role = { size: Math.min(2.4, cell * 0.18), width: cell - 2 - fouls, floor: 1.3 };
  return h(
    'li',
    { class: 'seat', data: { out, nominated, speaks }, vh: { width: cell } },
    h(
      'div',
      'who',
      h(
        'div',
        'top',
        h('span', { class: 'number', vh: { fontSize: sizes.numeral } }, String(seat.seat)),
        signs,
      ),
      name(seat.name, { ...sizes, width: cell - 2 - fouls }),
      rows === 1 && openRole(seat, view, role, false),
    ),
    fouls > 0 && dots(marks, sizes.dot, remarks > 0 ? 'room.seat.remarks' : 'room.seat.fouls'),
  );
}

function dots(count: number, size: number, words: string): HTMLElement {
  const all: HTMLElement[] = [];
  for (let dot = 0; dot < count; dot += 1) {
    const between = dot > 0 ? { marginTop: size * 0.35 } : {};
    all.push(h('i', { vh: { width: size, height: size, ...between } }));
  }
  return h('span', { class: 'fouls', role: 'img', label: t(words, { count }) }, ...all);
}
