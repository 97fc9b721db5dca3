import type { RoomScene, RoomSeat } from '../../shared/contract/room';
import type { Clocked } from './room-scenes';

const roles =
  'boss mafioso sheriff courtesan maniac doctor judge sergeant journalist tramp werewolf yakuza-boss'.split(
    ' ',
  );
const teams: Readonly<Record<string, string>> = {
  boss: 'mafia',
  mafioso: 'mafia',
  'yakuza-boss': 'yakuza',
  maniac: 'maniac',
};

const roleOf = (seat: number) => roles[seat - 1] ?? 'citizen';
const teamOf = (seat: number) => teams[roleOf(seat)] ?? 'peaceful';

/** Roles of those who are out are open to all (EC-97). */
export function openedInEpoch(seat: RoomSeat): RoomSeat {
  return { ...seat, role: roleOf(seat.seat), team: teamOf(seat.seat) };
}

type VoteScene = Extract<RoomScene, { type: 'vote' }>;

/** A ballot in which `candidates` were named; the first of them by `hands` players, each other by one. */
function ballot(count: number, candidates: number, more: Partial<VoteScene>, hands = 4): VoteScene {
  const state = more.suspects ? 'closed' : 'named';
  return {
    type: 'vote',
    count: 1,
    candidates: Array.from({ length: Math.min(candidates, count) }, (_, index) => ({
      seat: ((index * 5 + 2) % count) + 1,
      hands: Array.from({ length: index === 0 ? hands : 1 }, (_, hand) => ((index + hand * 3) % count) + 1),
      state,
    })),
    votersLeft: 3,
    paused: null,
    ...more,
  };
}

/** The pictures that only the Epoch of Clones has, for a table of `count` seats. */
export function epochPictures(count: number): Record<string, Clocked> {
  const epoch = { ruleset: 'epoch-of-clones', clock: null, open: true } as const;
  const seats = Array.from({ length: count }, (_, index) => index + 1);
  const rows = seats.map((seat) => ({ seat, role: roleOf(seat), team: teamOf(seat), total: null }));
  const peaceful = seats.filter((seat) => teamOf(seat) === 'peaceful');
  const all = Math.min(count, 25);
  return {
    'epoch-morning': { ...epoch, scene: { type: 'morning', dead: [2, 4, 5], trampSaw: true } },
    'epoch-vote': { ...epoch, scene: ballot(count, 5, { voter: Math.min(6, count) }) },
    'epoch-vote-many': { ...epoch, scene: ballot(count, 16, { voter: Math.min(6, count) }) },
    'epoch-vote-private': { ...epoch, scene: { ...ballot(count, 0, {}), candidates: [], alone: true } },
    'epoch-vote-closed': { ...epoch, scene: ballot(count, 5, { suspects: [3] }) },
    'epoch-vote-closed-hands': { ...epoch, scene: ballot(count, 1, { suspects: [3] }, count - 1) },
    'epoch-vote-closed-many': { ...epoch, scene: ballot(count, all, { suspects: seats }, 1) },
    'epoch-vote-closed-nobody': { ...epoch, scene: ballot(count, 0, { suspects: [] }) },
    'epoch-leaving': { ...epoch, scene: { type: 'leaving', seats: [2] } },
    'epoch-result': { ...epoch, scene: { type: 'result', winner: 'mafia', winners: [1, 2], rows } },
    'epoch-result-many': {
      ...epoch,
      scene: { type: 'result', winner: 'peaceful', winners: peaceful, rows },
    },
    'epoch-result-draw': { ...epoch, scene: { type: 'result', winner: 'draw', winners: [], rows } },
  };
}
