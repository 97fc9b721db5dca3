import { describe, expect, it } from 'vitest';
import { type Fact, factSchema } from '../../shared/game/facts';
import { EpochEvening, thirteen } from './epoch/table';
import { casePlayed, Evening, nine } from './evening';
import { SportsEvening } from './sports/table';
import { storyLines } from './told';

type Made = readonly [table: Evening | SportsEvening | EpochEvening, facts: readonly Fact[]];
const stranger = { player: 'player999', name: 'Newcomer' };

const vote = () => new Evening(nine).toDay(1).nominate(6, 7).toHands(6);
const tied = () =>
  vote()
    .ballot([6, [1, 2]], [7, [3, 4]])
    .ballot([6, [1, 2]], [7, [3, 4]]);
const shooting = () => {
  const evening = tied().option('shootout');
  evening.answer({ type: 'number', number: 5 });
  evening.next();
  return evening;
};
const cut = () => {
  const evening = vote().up(1, 2);
  evening.up(3);
  evening.next();
  evening.up(4, 5);
  evening.next();
  return evening;
};
/** The host ends it with a winner of his own. */
const ending = (evening: Evening) =>
  evening.despite([
    { type: 'gameEnded', winner: 'white', during: evening.phase, reason: 'the host says so' },
  ]);
const over = () => {
  const evening = new Evening(nine).toDay(1);
  return ending(evening);
};
/** Reds 4, 5, 6 of a sports table twice equal. */
const raising = () =>
  new SportsEvening('mafia-pro')
    .nominate(1, 5, 6)
    .toHands()
    .ballot([5, [1, 2, 3, 4, 5]], [6, [6, 7, 8, 9, 10]])
    .ballot([5, [1, 2, 3, 4, 5]], [6, [6, 7, 8, 9, 10]]);
const removal = () => {
  const evening = new SportsEvening('polemica').toDay(1);
  evening.remove(5);
  return evening;
};

/** A table at which this fact can be entered, and the fact with what it needs. */
const makers: Readonly<Record<Fact['type'], () => Made>> = {
  present: () => [new SportsEvening('mafia-pro').unidentified(), [{ type: 'present', seat: 3, on: true }]],
  role: () => [new Evening(nine).unidentified(), [{ type: 'role', seat: 3, role: 'lover' }]],
  act: () => [new Evening(nine).toNight(1, 'shot'), [{ type: 'act', night: 1, role: 'mafia', target: 8 }]],
  shown: () => [
    new SportsEvening('polemica').to('n1/shot'),
    [{ type: 'shown', night: 1, shooter: 1, seats: [7] }],
  ],
  shootingOrder: () => [
    new SportsEvening('polemica').to('n0/order'),
    [{ type: 'shootingOrder', seats: [5, 6] }],
  ],
  ranks: () => [
    new EpochEvening('mafioso boss mafioso sheriff citizen*4').to('/ranks-mafia'),
    [{ type: 'ranks', seats: [3, 1] }],
  ],
  deathNumber: () => [
    new EpochEvening(thirteen, { deathNight: 1 }).toNight(1, 'death'),
    [{ type: 'deathNumber', night: 1, number: 4 }],
  ],
  ballotMode: () => [
    new EpochEvening(thirteen).toDay(1).to('/ballot'),
    [{ type: 'ballotMode', day: 1, mode: 'private' }],
  ],
  away: () => [new EpochEvening(thirteen).against(1, 4), [{ type: 'away', day: 1, seat: 7, away: true }]],
  loneStands: () => [
    new EpochEvening(thirteen).tie(1, 4, 8).leave(4),
    [{ type: 'loneStands', day: 1, seat: 8, on: true }],
  ],
  sentence: () => [new EpochEvening(thirteen).against(1, 4), [{ type: 'sentence', day: 1, seat: 4 }]],
  remark: () => [
    new EpochEvening(thirteen).toDay(1),
    [{ type: 'remark', seat: 4, during: 'd1/talk', reason: 'flood' }],
  ],
  remarkTakenBack: () => [
    new EpochEvening(thirteen).toDay(1).remark(4),
    [{ type: 'remarkTakenBack', seat: 4, during: 'd1/talk' }],
  ],
  fate: () => [
    new SportsEvening('mafia-pro', { variant: 'city' }, 'don mafia*2 sheriff angel citizen*5', [
      { id: 'angel', name: 'Angel', team: 'red', order: 10, heals: false, actsWhenOut: false, text: '' },
    ]).to('/fates'),
    [{ type: 'fate', night: 1, seat: 9, dies: true }],
  ],
  nominated: () => [new Evening(nine).toDay(1), [{ type: 'nominated', day: 1, seat: 7, by: 2 }]],
  nominationWithdrawn: () => [
    new Evening(nine).toDay(1).nominate(7),
    [{ type: 'nominationWithdrawn', day: 1, seat: 7 }],
  ],
  hand: () => [vote(), [{ type: 'hand', day: 1, count: 1, candidate: 6, voter: 2, up: true }]],
  handWaits: () => {
    const evening = vote().up(1, 2, 3);
    evening.enter([{ type: 'handWaits', day: 1, count: 1, candidate: 6, voter: 8, up: true }]);
    evening.next();
    return [evening, [{ type: 'done', step: 'd1/count/1/cand/6' }]];
  },
  voteCut: () => [cut(), [{ type: 'voteCut', day: 1, count: 1, choice: 'cut' }]],
  tieChoice: () => [tied(), [{ type: 'tieChoice', day: 1, choice: 'expel' }]],
  raiseHand: () => [raising(), [{ type: 'raiseHand', day: 1, voter: 3, up: true }]],
  voteAfterRemoval: () => [removal(), [{ type: 'voteAfterRemoval', day: 1, choice: 'cancelled' }]],
  suspects: () => [
    new SportsEvening('mafia-pro').shoot(1, 7).to('/best-move/7'),
    [{ type: 'suspects', seat: 7, named: [1, 8] }],
  ],
  verdict: () => {
    const evening = vote().up(1, 2);
    evening.until((step) => step.key === 'd1/verdict');
    return [evening, [{ type: 'verdict', day: 1, leaves: 'nobody' }]];
  },
  lot: () => [
    tied().option('shootout'),
    [{ type: 'lot', purpose: 'shootout', day: 1, from: 1, to: 10, drawn: 4 }],
  ],
  numberNamed: () => [shooting(), [{ type: 'numberNamed', day: 1, seat: 6, number: 5 }]],
  done: () => [vote(), [{ type: 'done', step: 'd1/count/1/cand/6' }]],
  phaseClosed: () => {
    const evening = new Evening(nine).toDay(1);
    evening.until((step) => step.key === 'd1/no-vote');
    return [evening, [{ type: 'phaseClosed', phase: 'd1/vote' }]];
  },
  foul: () => [new Evening(nine).toDay(1), [{ type: 'foul', seat: 3, during: 'd1/talk' }]],
  foulTakenBack: () => [
    new Evening(nine).toDay(1).foul(3),
    [{ type: 'foulTakenBack', seat: 3, during: 'd1/talk' }],
  ],
  left: () => [new Evening(nine).toDay(1), [{ type: 'left', seat: 9, cause: 'left', during: 'd1/talk' }]],
  mvp: () => {
    const evening = casePlayed('demafia-pin-01');
    const best = evening.ruleset.accuracy(evening.state).find((one) => one.eligible);
    return [evening, [{ type: 'mvp', seat: best?.seat ?? 0, criterion: 'accuracy' }]];
  },
  bestMove: () => [over(), [{ type: 'bestMove', seat: 3, on: true }]],
  oratory: () => {
    const evening = vote()
      .ballot([6, [1, 2]], [7, [3, 4]])
      .ballot([6, [1, 2, 5]], [7, [3, 4]]);
    return [ending(evening.toNight(1)), [{ type: 'oratory', day: 1, seat: 7, on: false }]];
  },
  winDeclined: () => {
    const evening = new Evening('boss citizen*5').toDay(1);
    for (const seat of [3, 4, 5, 6]) evening.leave(seat);
    return [evening, [{ type: 'winDeclined', winner: 'black', during: 'd1/talk' }]];
  },
  gameEnded: () => [
    new Evening(nine).toDay(1),
    [{ type: 'gameEnded', winner: null, during: 'd1/talk', reason: 'fire' }],
  ],
  overrule: () => [
    new Evening(nine).toDay(1),
    [
      {
        type: 'overrule',
        what: { kind: 'out', seat: 3, cause: 'left' },
        during: 'd1/talk',
        reason: 'as it was',
      },
    ],
  ],
  substitute: () => [
    new Evening(nine).toDay(1),
    [{ type: 'substitute', seat: 3, ...stranger, points: 'in', during: 'd1/talk' }],
  ],
  swap: () => [
    new Evening(nine).toDay(1),
    [{ type: 'swap', seat: 3, other: 4, moves: 'names', during: 'd1/talk' }],
  ],
  joined: () => [
    new Evening(nine).unidentified(),
    [{ type: 'joined', seat: 10, ...stranger, role: 'citizen', during: 'n0' }],
  ],
  person: () => [new Evening(nine).toDay(1), [{ type: 'person', seat: 3, ...stranger }]],
  unrated: () => [new Evening(nine).toDay(1), [{ type: 'unrated', on: true }]],
  note: () => [
    new Evening(nine).toDay(1),
    [{ type: 'note', about: { kind: 'game' }, text: 'light', during: 'd1/talk' }],
  ],
  protest: () => [
    new Evening(nine).toDay(1),
    [{ type: 'protest', seat: 3, text: 'a late hand', during: 'd1/talk' }],
  ],
};

describe('every kind of fact is told by the story', () => {
  const kinds = factSchema.options.map((option) => option.shape.type.value);

  it.each(kinds)('%s', (kind) => {
    const [table, facts] = makers[kind]();
    const before = storyLines(table.game);
    table.despite(facts);
    const after = storyLines(table.game);
    expect(after.filter((line) => !before.includes(line))).not.toEqual([]);
  });
});
