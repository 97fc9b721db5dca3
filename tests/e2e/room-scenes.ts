import type { ClockState } from '../../shared/contract/clock';
import type { RoomMessage } from '../../shared/contract/messages';
import type { RoomScene, RoomSeat } from '../../shared/contract/room';
import type { RulesetId } from '../../shared/game/words';
import { epochPictures, openedInEpoch } from './room-epoch-scenes';

type RoomPicture = Extract<RoomMessage, { type: 'room' }>;

export type Clocked = {
  readonly scene: RoomScene;
  readonly clock: ClockState | null;
  readonly night?: true;
  /** DeMafia when it is left out. */
  readonly ruleset?: RulesetId;
  /** Roles of those who are out are open (MP-41). */
  readonly open?: true;
  /** What else the message says: a break, a logo. */
  readonly more?: Pick<Partial<RoomPicture>, 'pause' | 'blank' | 'logo' | 'version'>;
};

const nicknames =
  'Олег,Марта,Тарас,Ірина,Вадим,Софія,Назар,Юля,Денис,Катя,Роман,Ліза,Богдан,Оксана,Гліб,Аліна,Євген,Ната,Сергій,Віра,Щука,Жора,Ївга,Яків,Ґаля'.split(
    ',',
  );
/** Names as long as the directory allows, and as people really choose them. */
const longNames = [
  'Найпідозріливіший Мафіозі Ужгорода',
  'WWWWWWWWWWWWWWWWWWWW',
  'Ж'.repeat(60),
  'Пан Коцький',
];

/** A table of `count` seats with everything a seat can show; `long` gives names that hardly fit. */
export function seatsOf(count: number, long = false): RoomSeat[] {
  const name = (index: number) => (long ? longNames[index % longNames.length] : nicknames[index]) ?? 'Хтось';
  return Array.from({ length: count }, (_, index) => ({
    seat: index + 1,
    name: name(index),
    out: index === 1 || index === 8,
    fouls: index === 10 ? 3 : ([0, 1, 0, 2, 3, 0, 0, 3, 4][index % 9] ?? 0),
    // Seat 11 shows everything at once beside a number of two digits.
    silenced: index === 4 || index === 10,
    nominated: index === 2 || index === 5 || index === 10,
  }));
}

function countdown(leftMs: number, more: Partial<ClockState> = {}): ClockState {
  return {
    rev: 1,
    mode: 'countdown',
    lengthMs: 60_000,
    elapsedMs: 60_000 - leftMs,
    running: true,
    step: 'd2/speech/6',
    warnMs: 10_000,
    interrupted: null,
    ...more,
  };
}

function countup(elapsedMs: number): ClockState {
  return { ...countdown(0), mode: 'countup', lengthMs: 0, elapsedMs, warnMs: 0, step: 'd2/pause/1/6' };
}

const last = (count: number) => Math.min(6, count);

function voteOf(count: number, candidates: number, paused: number | null): RoomScene {
  const order = [3, 6, 1, 5, 4, 2, ...Array.from({ length: 19 }, (_, index) => index + 7)];
  const hands = [[1], [2, 4, 5], []];
  return {
    type: 'vote',
    count: 1,
    candidates: order
      .filter((seat) => seat <= count)
      .slice(0, candidates)
      .map((seat, index) => ({
        seat,
        hands: hands[index] ?? [],
        state: (['closed', 'current'] as const)[index] ?? 'waiting',
      })),
    votersLeft: 6,
    paused,
  };
}

/** Every picture the room can see, for a table of `count` seats. */
export function picturesOf(count: number): Record<string, Clocked> {
  const speech: RoomScene = { type: 'speech', speaker: last(count), afterTie: false };
  const roles = ['boss', 'citizen', 'sheriff', 'citizen', 'maniac', 'mafia', 'doctor', 'lover'];
  const result = (winner: string | null): RoomScene => ({
    type: 'result',
    winner,
    rows: Array.from({ length: count }, (_, index) => {
      const role = roles[index] ?? 'citizen';
      // A game that is called off on Night 0 knows only those who were named.
      if (winner === null && index > 0) return { seat: index + 1, role: null, team: null, total: null };
      return {
        seat: index + 1,
        role,
        team: ['boss', 'mafia', 'lover'].includes(role) ? 'black' : 'white',
        total: winner === null ? null : index === 8 ? -50 : 10 + index,
      };
    }),
  });
  return {
    idle: { scene: { type: 'idle' }, clock: null },
    break: { scene: { type: 'idle' }, clock: null, more: { pause: { at: '20:45', leftMs: 605_000 } } },
    'break-no-countdown': {
      scene: { type: 'idle' },
      clock: null,
      more: { pause: { at: '20:45', leftMs: null } },
    },
    'break-over': { scene: { type: 'idle' }, clock: null, more: { pause: { at: '20:45', leftMs: -1 } } },
    'break-open': { scene: { type: 'idle' }, clock: null, more: { pause: { at: null, leftMs: null } } },
    night: { scene: { type: 'night' }, clock: null, night: true },
    morning: { scene: { type: 'morning', dead: [2, 4] }, clock: null },
    'morning-all-alive': { scene: { type: 'morning', dead: [] }, clock: null },
    talk: { scene: { type: 'talk' }, clock: countdown(200_000, { lengthMs: 240_000, elapsedMs: 40_000 }) },
    'talk-no-clock': { scene: { type: 'talk' }, clock: null },
    nominations: { scene: { type: 'nominations' }, clock: null },
    'speech-ready': { scene: speech, clock: countdown(60_000, { running: false, elapsedMs: 0 }) },
    speech: { scene: speech, clock: countdown(42_500) },
    'speech-paused': { scene: speech, clock: countdown(33_000, { running: false }) },
    'speech-last': { scene: { ...speech, afterTie: true }, clock: countdown(7_500) },
    'speech-overtime': { scene: speech, clock: countdown(-7_500) },
    'speech-long': { scene: speech, clock: countdown(-601_500) },
    'speech-no-clock': { scene: speech, clock: null },
    vote: { scene: voteOf(count, 3, null), clock: null },
    'vote-many': {
      scene: voteOf(count, 14, null),
      clock: countdown(0, { lengthMs: 5_000, elapsedMs: 1_500, warnMs: 0 }),
    },
    'vote-pause': { scene: voteOf(count, 3, 6), clock: countup(47_500) },
    'vote-pause-stands': { scene: voteOf(count, 3, 6), clock: { ...countup(47_500), running: false } },
    'vote-pause-many-stands': { scene: voteOf(count, 14, 6), clock: { ...countup(47_500), running: false } },
    'vote-pause-many': { scene: voteOf(count, 14, 6), clock: countup(47_500) },
    tie: { scene: { type: 'tie', tied: [2, 4, 6], again: false }, clock: null },
    'tie-again': { scene: { type: 'tie', tied: [2, 6], again: true }, clock: null },
    shootout: {
      scene: {
        type: 'shootout',
        tied: [2, 4, 6],
        turn: 4,
        from: 1,
        to: 10,
        named: [
          { seat: 2, number: 3 },
          { seat: 4, number: 8 },
          { seat: 6, number: 1 },
          { seat: 2, number: 10 },
        ],
        hit: null,
      },
      clock: null,
    },
    'shootout-before': {
      scene: { type: 'shootout', tied: [2, 4, 6], turn: null, from: 0, to: 0, named: [], hit: null },
      clock: null,
    },
    'shootout-hit': {
      scene: {
        type: 'shootout',
        tied: [2, 6],
        turn: null,
        from: 1,
        to: 100,
        named: [
          { seat: 2, number: 3 },
          { seat: 6, number: 7 },
        ],
        hit: 6,
      },
      clock: null,
    },
    'shootout-board-hit': {
      scene: {
        type: 'shootout',
        tied: [2, 6],
        turn: null,
        from: 1,
        to: 10,
        named: [
          { seat: 2, number: 3 },
          { seat: 6, number: 7 },
        ],
        hit: 6,
      },
      clock: null,
    },
    leaving: { scene: { type: 'leaving', seats: [6] }, clock: null },
    'leaving-nobody': { scene: { type: 'leaving', seats: [] }, clock: null },
    result: { scene: result('white'), clock: null },
    'result-black': { scene: result('black'), clock: null },
    'result-called-off': { scene: result(null), clock: null },
    ...sportsPictures(count),
    ...epochPictures(count),
  };
}

/** The pictures that only sports tables have. */
function sportsPictures(count: number): Record<string, Clocked> {
  const sports = { ruleset: 'mafia-pro' } as const;
  const speech: RoomScene = { type: 'speech', speaker: 4, afterTie: false, next: last(count) };
  const lastWord: RoomScene = { type: 'speech', speaker: 2, afterTie: false, last: true };
  const raise = (hands: readonly number[], tied: readonly number[]): RoomScene => {
    return { type: 'tie', tied, again: true, raise: { hands, needed: 5 } };
  };
  const all = Array.from({ length: Math.min(count, 10) }, (_, index) => index + 1);
  const result = (winner: string | null, points: boolean): RoomScene => ({
    type: 'result',
    winner,
    rows: Array.from({ length: count }, (_, index) => {
      const role = ['don', 'mafia', 'mafia', 'sheriff'][index] ?? 'citizen';
      const total = points && winner !== null ? index % 5 : null;
      return { seat: index + 1, role, team: index < 3 ? 'black' : 'red', total };
    }),
  });
  return {
    'sports-speech': { ...sports, scene: speech, clock: countdown(42_500) },
    'sports-speech-last': {
      ...sports,
      scene: { ...speech, next: null },
      clock: countdown(7_500),
      open: true,
    },
    'sports-speech-no-clock': { ...sports, scene: speech, clock: null },
    'defence-thirty': {
      ...sports,
      scene: { type: 'speech', speaker: 4, afterTie: true },
      clock: countdown(30_000, { lengthMs: 30_000, running: false, elapsedMs: 0 }),
    },
    'last-word': { ...sports, scene: lastWord, clock: countdown(59_000) },
    'last-word-open': { ...sports, scene: lastWord, clock: countdown(59_000), open: true },
    'last-word-open-no-clock': { ...sports, scene: lastWord, clock: null, open: true },
    'best-move-nobody': { ...sports, scene: { ...lastWord, suspects: [] }, clock: null },
    'best-move': { ...sports, scene: { ...lastWord, suspects: [1, 3, 6] }, clock: null, open: true },
    'best-move-clock': { ...sports, scene: { ...lastWord, suspects: [1, 3, 6] }, clock: countdown(15_000) },
    'morning-open': { ...sports, scene: { type: 'morning', dead: [2] }, clock: null, open: true },
    'sports-vote': {
      ...sports,
      scene: voteOf(count, 3, null),
      clock: countdown(3_500, { lengthMs: 5_000, elapsedMs: 1_500 }),
    },
    'sports-tie': { ...sports, scene: { type: 'tie', tied: [3, 6], again: false }, clock: null },
    raise: { ...sports, scene: raise([], [3, 6]), clock: null },
    'raise-enough': { ...sports, scene: raise([1, 2, 4, 5, 6], [3, 4, 6]), clock: null },
    'raise-many': { ...sports, scene: raise(all, all), clock: null },
    'result-red': { ...sports, ruleset: 'polemica', scene: result('red', false), clock: null },
    'result-sports-black': { ...sports, scene: result('black', true), clock: null },
    'result-sports-called-off': { ...sports, scene: result(null, false), clock: null },
  };
}

/** Seat 2 was the Don, whoever else is out a citizen. */
function opened(seat: RoomSeat, ruleset: RulesetId | undefined): RoomSeat {
  if (!seat.out) return seat;
  if (ruleset === 'epoch-of-clones') return openedInEpoch(seat);
  return {
    ...seat,
    ...(seat.seat === 2 ? { role: 'don', team: 'black' } : { role: 'citizen', team: 'red' }),
  };
}

/** The messages that bring a picture to the screen. */
export function messagesFor(
  picture: Clocked,
  seats: readonly RoomSeat[],
  more: Partial<Omit<RoomPicture, 'type' | 'view'>> = {},
): RoomMessage[] {
  return [
    { type: 'clock', clock: picture.clock },
    {
      type: 'room',
      rev: 1,
      view: {
        ruleset: picture.ruleset ?? 'demafia',
        period: picture.scene.type === 'idle' ? null : { kind: picture.night ? 'night' : 'day', no: 2 },
        scene: picture.scene,
        seats:
          picture.scene.type === 'idle'
            ? []
            : picture.open
              ? seats.map((seat) => opened(seat, picture.ruleset))
              : seats,
        nominations: seats.filter((seat) => seat.nominated).map((seat) => seat.seat),
      },
      blank: false,
      language: 'uk',
      club: 'Мафія Ужгород',
      theme: 'dark',
      pause: null,
      logo: null,
      version: '1.0.0',
      ...picture.more,
      ...more,
    },
  ];
}
