import type { RoomCandidate, RoomScene, RoomView } from '../../shared/contract/room';
import type { Seat } from '../../shared/game/words';
import { t } from '../room/words';
import type { ClockReading } from '../ui/digits';
import { smallClock } from './clock';
import { h, inner } from './dom';
import { name, nameOf } from './names';
import { sign } from './signs';

type VoteScene = Extract<RoomScene, { type: 'vote' }>;

const gap = 1.6;

function columnsFor(count: number): number {
  if (count <= 4) return 1;
  if (count <= 10) return 2;
  return count <= 18 ? 3 : 4;
}

const totalOf = ({ state, hands }: RoomCandidate) => (state === 'waiting' ? '–' : String(hands.length));

/** The count: candidates in order with their hands, column by column as they are counted. */
export function vote(scene: VoteScene, view: RoomView, reading: ClockReading | null): HTMLElement {
  const { candidates } = scene;
  const columns = columnsFor(candidates.length);
  const rows = Math.max(1, Math.ceil(candidates.length / columns));
  const height = Math.min(20, (61 - gap * (rows - 1)) / rows);
  const width = (inner() - gap * (columns - 1)) / columns;
  const all = candidates.map((one, index) => {
    const last = index % columns === columns - 1;
    const suspect = (scene.suspects || []).indexOf(one.seat) >= 0;
    return candidate(one, view, suspect, { width, height, marginTop: gap, marginRight: last ? 0 : gap });
  });
  return h('div', 'vote', head(scene, view, reading), h('ol', 'candidates', ...all));
}

/** So many suspects are told by their numbers; of more only how many there are. */
const numbered = 8;

/** Whose vote it is and how many are left; of a ballot that was closed, whom it puts under suspicion (EC-21). */
function head(scene: VoteScene, view: RoomView, reading: ClockReading | null): HTMLElement {
  const { suspects, voter } = scene;
  if (!suspects) {
    return h(
      'div',
      { class: 'head', data: { asked: voter !== undefined } },
      voter !== undefined && asked(voter, view),
      h('h1', 'left', scene.alone ? t('room.vote.alone') : t('room.vote.left', { count: scene.votersLeft })),
      reading && smallClock(),
    );
  }
  const any = suspects.length > 0;
  const words =
    suspects.length > numbered
      ? t('room.vote.manySuspects', { no: suspects.length })
      : t(any ? 'room.vote.suspects' : 'room.vote.nobody', { seats: suspects.join(', ') });
  return h(
    'div',
    'head',
    h('h1', 'left', t('room.vote.closed')),
    h('p', { class: 'suspects', data: { any } }, any && sign('suspect', 'state'), words),
  );
}

/** Who names somebody now (EC-100). */
function asked(seat: Seat, view: RoomView): HTMLElement {
  const own = name(nameOf(view, seat), { size: 5.6, width: inner() - 100 });
  return h('p', 'asked', h('span', 'soft', t('room.vote.asked')), h('b', null, String(seat)), own);
}

function candidate(
  one: RoomCandidate,
  view: RoomView,
  suspect: boolean,
  vh: { width: number; height: number; marginTop: number; marginRight: number },
): HTMLElement {
  const { seat, hands, state } = one;
  const numeral = Math.min(14, vh.height * 0.66);
  const width = vh.width - 11 - numeral * 2.45;
  const own = name(nameOf(view, seat), { size: Math.min(9, vh.height * 0.42), width });
  const words = t('room.vote.hands', { seats: hands.join(', ') });
  const size = Math.min(4.2, vh.height * 0.24);
  return h(
    'li',
    {
      class: 'candidate',
      data: { state, suspect: suspect || null },
      vh,
      ...(suspect ? { label: t('room.vote.suspect', { seat, name: nameOf(view, seat) }) } : {}),
    },
    h('span', { class: 'number', vh: { fontSize: numeral, minWidth: numeral * 1.25 } }, String(seat)),
    h(
      'span',
      'middle',
      own,
      hands.length > 0 && h('span', { class: 'hands', vh: { fontSize: size } }, words),
    ),
    (state === 'current' || state === 'closed') &&
      h('b', { vh: { fontSize: numeral * 0.5 } }, suspect ? sign('suspect', 'state') : signOf(state)),
    h('span', { class: 'total', vh: { fontSize: numeral, minWidth: numeral * 0.7 } }, totalOf(one)),
  );
}

const signOf = (state: 'current' | 'closed') => sign(state === 'current' ? 'handStop' : 'check', 'state');

/** The count in one row, below the clock of the pause at the third hand (DM-30, DM-31). */
export function short({ candidates }: VoteScene, view: RoomView): HTMLElement {
  const count = candidates.length;
  const many = count > 6;
  const width = Math.min(44, (inner() - (count - 1)) / count);
  const all = candidates.map((one, index) => {
    const { seat, state } = one;
    const vh = { width, marginLeft: index === 0 ? 0 : 1 };
    const own = !many && name(nameOf(view, seat), { size: 3.6, width: width - 15 });
    return h(
      'li',
      { class: 'candidate', data: { state }, vh },
      h('span', 'number', String(seat)),
      own,
      h('span', 'total', totalOf(one)),
    );
  });
  return h('ol', { class: 'short', data: { many } }, ...all);
}

/** The raise (MP-27): who is tied, the hands for all of them to leave, and how many it takes. */
export function raise(
  tied: readonly Seat[],
  { hands, needed }: { readonly hands: readonly Seat[]; readonly needed: number },
  view: RoomView,
): HTMLElement {
  const enough = hands.length >= needed;
  const columns = tied.length > 5 ? 2 : 1;
  const rows = Math.max(1, Math.ceil(tied.length / columns));
  const height = Math.min(16, (58 - gap * rows) / rows);
  const numeral = height * 0.62;
  const width = (inner() - 62 - 4 - gap * (columns - 1)) / columns;
  const place = { size: Math.min(8, height * 0.5), width: width - 9 - numeral * 1.4 };
  const all = tied.map((seat, index) => {
    const right = index % columns === columns - 1 ? 0 : gap;
    return h(
      'li',
      { vh: { width, height, marginTop: gap, marginRight: right } },
      h('span', { class: 'number', vh: { fontSize: numeral, minWidth: numeral * 1.25 } }, String(seat)),
      name(nameOf(view, seat), place),
    );
  });
  const voters = hands.length > 0 ? t('room.vote.hands', { seats: hands.join(', ') }) : '';
  return h(
    'div',
    'raise',
    h('h1', 'title', t(tied.length === 2 ? 'room.raise.both' : 'room.raise.title')),
    h(
      'div',
      'sides',
      h('ol', 'tied', ...all),
      h(
        'div',
        { class: 'count', data: { enough } },
        h('p', 'sum', sign(enough ? 'check' : 'handStop', 'state'), String(hands.length)),
        h('p', 'needed', t('room.raise.needed', { needed })),
        h('p', 'voters', voters),
      ),
    ),
  );
}
