import type { RoomScene, RoomView } from '../../shared/contract/room';
import { t } from '../room/words';
import { h, inner } from './dom';
import { name, nameOf } from './names';

type ShootoutScene = Extract<RoomScene, { type: 'shootout' }>;

/** Up to so many numbers stand on a board; of more only the named ones are listed beside the seats. */
const mostNumbers = 40;
const gap = 1.4;

/** The shoot-out (DM-34): the range, the order, what has been named; the loaded number only once it has fallen. */
export function shootout(scene: ShootoutScene, view: RoomView): HTMLElement {
  const board = scene.to > scene.from && scene.to - scene.from < mostNumbers;
  const width = board ? inner() / 2 - 2 : inner();
  return h(
    'div',
    'shootout',
    h('h1', 'title', titleOf(scene)),
    h('div', 'sides', order(scene, view, width), board && boardOf(scene)),
  );
}

function lastOf({ named }: ShootoutScene): number | '' {
  const last = named[named.length - 1];
  return last ? last.number : '';
}

function titleOf(scene: ShootoutScene): string {
  if (scene.hit !== null) return t('room.shootout.hit', { number: lastOf(scene) });
  if (scene.to > scene.from) return t('room.shootout.range', { from: scene.from, to: scene.to });
  return t('room.label.shootout');
}

function order(scene: ShootoutScene, view: RoomView, width: number): HTMLElement {
  const rows = Math.max(1, scene.tied.length);
  const height = Math.min(16, (56 - gap * rows) / rows);
  const numeral = Math.min(11, height * 0.7);
  const place = { size: Math.min(7, height * 0.42), width: width - 26 - numeral * 1.25 };
  const all = scene.tied.map((seat) => {
    const own = scene.named.filter((one) => one.seat === seat).map((one) => one.number);
    const waits = scene.hit === null && seat === scene.turn ? 'now' : 'waits';
    return h(
      'li',
      { data: { state: seat === scene.hit ? 'hit' : waits }, vh: { height, marginTop: gap } },
      h('span', { class: 'number', vh: { fontSize: numeral, minWidth: numeral * 1.25 } }, String(seat)),
      name(nameOf(view, seat), place),
      h('span', { class: 'named', vh: { fontSize: Math.min(6, height * 0.4) } }, own.join(' · ')),
    );
  });
  return h('ol', { class: 'order', vh: { width } }, ...all);
}

function boardOf(scene: ShootoutScene): HTMLElement {
  const many = scene.to - scene.from >= 20;
  const columns = many ? 8 : 5;
  const cell = Math.min(many ? 8.6 : 14, (inner() / 2 - 2) / columns - gap);
  const all: HTMLElement[] = [];
  for (let number = scene.from; number <= scene.to; number += 1) {
    const named = scene.named.some((one) => one.number === number);
    const loaded = scene.hit !== null && number === lastOf(scene);
    const state = loaded ? 'loaded' : named ? 'named' : 'free';
    const vh = {
      width: cell,
      height: cell,
      fontSize: cell * 0.56,
      marginLeft: gap / 2,
      marginRight: gap / 2,
    };
    all.push(h('li', { data: { state }, vh: { ...vh, marginTop: gap } }, h('span', null, String(number))));
  }
  return h('ol', { class: 'board', vh: { width: (cell + gap) * columns + 0.1 } }, ...all);
}
