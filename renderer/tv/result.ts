import type { RoomScene, RoomView } from '../../shared/contract/room';
import { neutralTeam } from '../../shared/game/words';
import { has, spoken, t } from '../room/words';
import { inNumbers } from '../ui/numbers';
import { h, inner } from './dom';
import { name, nameOf, widthOf } from './names';
import { sign, teamSign } from './signs';

type ResultScene = Extract<RoomScene, { type: 'result' }>;

/** Rows of one column; more make two columns. */
const oneColumn = 8;

/** The end: who won, and only now every role (DM-66, PO-17), with the points where there are any. */
export function result(scene: ResultScene, view: RoomView): HTMLElement {
  const columns = scene.rows.length > oneColumn ? 2 : 1;
  const length = Math.max(1, Math.ceil(scene.rows.length / columns));
  const width = Math.min(130, (inner() - 4 * (columns - 1)) / columns);
  const names = (scene.winners || []).map((seat) => nameOf(view, seat));
  const winners =
    names.length > 0 ? winnersLine(t('room.result.winners', { names: names.join(', ') })) : null;
  const high = winners === null ? 68 : 61 - winners.more;
  const lists: HTMLElement[] = [];
  for (let from = 0; from < scene.rows.length; from += length) {
    lists.push(list(scene, scene.rows.slice(from, from + length), view, { width, length, high }));
  }
  return h(
    'div',
    'result',
    h(
      'h1',
      { class: 'winner', data: { team: scene.winner } },
      scene.winner !== null && teamSign(scene.winner, 'team'),
      winnerOf(scene),
    ),
    winners === null ? null : winners.line,
    h('div', 'columns', ...lists),
  );
}

/** All the nicks are read: many stand in two or three lines of a smaller type, which take `more` of the height. */
function winnersLine(words: string): { readonly line: HTMLElement; readonly more: number } {
  const em = widthOf(words);
  const sizeIn = (lines: number, largest: number) => Math.min(largest, (inner() * (lines - 0.25)) / em);
  const two = sizeIn(2, 3.4);
  if (em * 4 <= inner()) return { line: h('p', { class: 'winners', vh: { fontSize: 4 } }, words), more: 0 };
  if (two >= 2.6) return { line: h('p', { class: 'winners', vh: { fontSize: two } }, words), more: 3 };
  const three = Math.max(2.2, sizeIn(3, 2.8));
  return { line: h('p', { class: 'winners', vh: { fontSize: three } }, words), more: 5 };
}

function winnerOf({ winner, neutrals }: ResultScene): string {
  if (winner === null) return t('room.result.calledOff');
  const key = `room.result.winner.${winner}`;
  const words = has(key) ? t(key) : t(`team.${winner}`);
  if (!neutrals) return words;
  const beside = winner === neutralTeam ? 'room.result.alone' : 'room.result.beside';
  return `${words} ${t(beside, { seats: neutrals.join(', ') })}`;
}

function roleOf({ role, roleName }: ResultScene['rows'][number], view: RoomView): string {
  return roleName ?? (role === null ? '–' : t(`role.${view.ruleset}.${role}`));
}

function list(
  scene: ResultScene,
  rows: ResultScene['rows'],
  view: RoomView,
  { width, length, high }: { width: number; length: number; high: number },
): HTMLElement {
  const counted = scene.rows.some((row) => row.total !== null);
  const share = counted ? { who: 0.38, role: 0.34, points: 0.16 } : { who: 0.45, role: 0.43, points: 0 };
  const height = Math.min(11, high / length, width * 0.125);
  const size = height * 0.58;
  const floor = size * 0.6;
  const part = (kind: string, wide: number, ...children: readonly (Node | string)[]) =>
    h('span', { class: kind, vh: { width: width * wide } }, ...children);
  const points = t(view.ruleset === 'demafia' ? 'room.result.points' : 'room.result.housePoints');
  const head = h(
    'li',
    'columnsHead',
    part('who', 0.12 + share.who, t('room.result.player')),
    part('what', share.role, t('room.result.role')),
    counted && part('points', share.points, points),
  );
  const winners = scene.winners || [];
  const forRole = width * share.role - 2 - size * (winners.length > 0 ? 2 : 1);
  // All roles in one size: what differs says nothing.
  const longest = Math.max(...scene.rows.map((row) => widthOf(roleOf(row, view))));
  const roleSize = Math.max(floor, Math.min(size, forRole / longest));
  const all = rows.map((row) => {
    const role = name(roleOf(row, view), { size: roleSize, floor, width: forRole });
    return h(
      'li',
      { data: { team: row.team }, vh: { height, fontSize: size } },
      part('number', 0.12, String(row.seat)),
      part(
        'who',
        share.who,
        name(nameOf(view, row.seat), {
          size,
          two: height * 0.4,
          floor: height * 0.34,
          width: width * share.who - 2,
        }),
      ),
      part(
        'what',
        share.role,
        ...(row.team === null ? [role] : [teamSign(row.team, 'team'), role]),
        ...(winners.indexOf(row.seat) < 0 ? [] : [sign('cup', 'won', t('room.result.won'))]),
      ),
      counted && part('points', share.points, row.total === null ? '–' : inNumbers(row.total, spoken())),
    );
  });
  return h('ol', { class: 'rows', vh: { width } }, head, ...all);
}
