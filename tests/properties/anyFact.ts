import type { Fact, Overruled } from '../../shared/game/facts';
import type { GameState } from '../../shared/game/state';
import { ballotModes, causes, numberOf } from '../../shared/game/words';
import { epoch } from '../../shared/rulesets/epoch';
import { calls } from '../../shared/rulesets/epoch/night';
import type { Dice } from './dice';

const roles = ['boss', 'mafia', 'lover', 'sheriff', 'doctor', 'maniac', 'don', 'citizen', 'custom-1'];
const acting = ['mafia', 'lover', 'maniac', 'doctor', 'sheriff', 'don', 'custom-1', 'custom-2'];

const isEpoch = (state: GameState) => state.setup.ruleset === epoch.id;
const rolesOf = (state: GameState, others: readonly string[]) =>
  isEpoch(state) ? epoch.roles.map((role) => role.id) : others;

type Make = (state: GameState, dice: Dice) => Fact;

const seat = (state: GameState, dice: Dice) => dice.between(1, state.seats.length);
const no = (state: GameState, dice: Dice) => {
  const now = numberOf(state.phase);
  return dice.often(80) ? now : dice.between(0, now + 1);
};
const someSeats = (state: GameState, dice: Dice) =>
  state.seats.map((one) => one.seat).filter(() => dice.often(15));
const during = (state: GameState) => state.phase;

/** One maker a kind of fact; each makes what fits its schema, whether or not it fits the state. */
const makers: Readonly<Record<Fact['type'], Make>> = {
  role: (state, dice) => ({
    type: 'role',
    seat: seat(state, dice),
    role: dice.often(15) ? null : (dice.pick(rolesOf(state, roles)) ?? null),
  }),
  present: (state, dice) => ({ type: 'present', seat: seat(state, dice), on: dice.often(70) }),
  act: (state, dice) => ({
    type: 'act',
    night: no(state, dice),
    role: dice.pick(isEpoch(state) ? calls.map((call) => call.role) : acting) ?? 'mafia',
    ...(dice.often(15) ? { shooter: seat(state, dice) } : {}),
    target: dice.often(15) ? null : seat(state, dice),
  }),
  shown: (state, dice) => ({
    type: 'shown',
    night: no(state, dice),
    shooter: seat(state, dice),
    seats: someSeats(state, dice),
  }),
  fate: (state, dice) => ({
    type: 'fate',
    night: no(state, dice),
    seat: seat(state, dice),
    dies: dice.often(50),
    ...(dice.often(30) ? { by: 'custom-1' } : {}),
  }),
  ranks: (state, dice) => ({ type: 'ranks', seats: someSeats(state, dice) }),
  deathNumber: (state, dice) => ({
    type: 'deathNumber',
    night: no(state, dice),
    number: dice.between(1, 25),
  }),
  ballotMode: (state, dice) => ({
    type: 'ballotMode',
    day: no(state, dice),
    mode: dice.pick(ballotModes) ?? 'open',
  }),
  away: (state, dice) => ({
    type: 'away',
    day: no(state, dice),
    seat: seat(state, dice),
    away: dice.often(70),
  }),
  loneStands: (state, dice) => ({
    type: 'loneStands',
    day: no(state, dice),
    seat: seat(state, dice),
    on: dice.often(70),
  }),
  sentence: (state, dice) => ({
    type: 'sentence',
    day: no(state, dice),
    seat: dice.often(20) ? null : seat(state, dice),
  }),
  remark: (state, dice) => ({
    type: 'remark',
    seat: seat(state, dice),
    during: during(state),
    reason: dice.often(50) ? 'flood' : 'other',
  }),
  remarkTakenBack: (state, dice) => ({
    type: 'remarkTakenBack',
    seat: seat(state, dice),
    during: during(state),
  }),
  shootingOrder: (state, dice) => ({ type: 'shootingOrder', seats: someSeats(state, dice) }),
  raiseHand: (state, dice) => ({
    type: 'raiseHand',
    day: no(state, dice),
    voter: seat(state, dice),
    up: dice.often(70),
  }),
  voteAfterRemoval: (state, dice) => ({
    type: 'voteAfterRemoval',
    day: no(state, dice),
    choice: dice.often(50) ? 'goesOn' : 'cancelled',
  }),
  suspects: (state, dice) => ({ type: 'suspects', seat: seat(state, dice), named: someSeats(state, dice) }),
  nominated: (state, dice) => ({
    type: 'nominated',
    day: no(state, dice),
    seat: seat(state, dice),
    ...(dice.often(30) ? { by: seat(state, dice) } : {}),
  }),
  nominationWithdrawn: (state, dice) => ({
    type: 'nominationWithdrawn',
    day: no(state, dice),
    seat: seat(state, dice),
  }),
  hand: (state, dice) => ({ type: 'hand', ...hand(state, dice) }),
  handWaits: (state, dice) => ({ type: 'handWaits', ...hand(state, dice) }),
  voteCut: (state, dice) => ({
    type: 'voteCut',
    day: no(state, dice),
    count: dice.between(1, 2),
    choice: dice.often(50) ? 'cut' : 'rest',
  }),
  tieChoice: (state, dice) => ({
    type: 'tieChoice',
    day: no(state, dice),
    choice: dice.often(50) ? 'expel' : 'shootout',
  }),
  verdict: (state, dice) => ({
    type: 'verdict',
    day: no(state, dice),
    leaves: dice.pick(['proposed', 'nobody', 'tied'] as const) ?? 'nobody',
  }),
  lot: (state, dice) => ({
    type: 'lot',
    purpose: 'shootout',
    day: no(state, dice),
    from: 1,
    to: dice.between(1, 12),
    drawn: dice.between(1, 12),
  }),
  numberNamed: (state, dice) => ({
    type: 'numberNamed',
    day: no(state, dice),
    seat: seat(state, dice),
    number: dice.between(1, 12),
  }),
  done: (state, dice) => ({
    type: 'done',
    step:
      dice.pick([
        'n1/shot',
        'd1/talk',
        'd1/speech/1',
        'd1/count/1/cand/1',
        `${state.phase.slice(0, 2)}/morning`,
        `${state.phase.slice(0, 2)}/raise`,
      ]) ?? 'x',
  }),
  phaseClosed: (state) => ({ type: 'phaseClosed', phase: state.phase }),
  foul: (state, dice) => ({ type: 'foul', seat: seat(state, dice), during: during(state) }),
  foulTakenBack: (state, dice) => ({ type: 'foulTakenBack', seat: seat(state, dice), during: during(state) }),
  left: (state, dice) => ({
    type: 'left',
    seat: seat(state, dice),
    cause: dice.pick(['disqualified', 'left', 'removed'] as const) ?? 'left',
    during: during(state),
    reason: 'other',
  }),
  mvp: (state, dice) => ({
    type: 'mvp',
    seat: dice.often(20) ? null : seat(state, dice),
    criterion: dice.often(50) ? 'accuracy' : 'initiative',
    expelled: seat(state, dice),
    note: 'a speech',
  }),
  bestMove: (state, dice) => ({ type: 'bestMove', seat: seat(state, dice), on: dice.often(70) }),
  oratory: (state, dice) => ({
    type: 'oratory',
    day: Math.max(1, no(state, dice)),
    seat: seat(state, dice),
    on: dice.often(50),
  }),
  winDeclined: (state, dice) => ({
    type: 'winDeclined',
    winner: dice.pick(isEpoch(state) ? epoch.teams : ['white', 'red', 'black']) ?? 'black',
    during: during(state),
  }),
  gameEnded: (state, dice) => ({
    type: 'gameEnded',
    winner:
      dice.pick([...(isEpoch(state) ? epoch.teams : ['white', 'red', 'black', 'neutral']), null]) ?? null,
    during: during(state),
    reason: 'the host says so',
    ...(dice.often(20) ? { neutrals: [seat(state, dice)] } : {}),
  }),
  overrule: (state, dice) => ({
    type: 'overrule',
    what: anyWord(state, dice),
    during: during(state),
    reason: 'the host says so',
  }),
  substitute: (state, dice) => ({
    type: 'substitute',
    seat: seat(state, dice),
    ...anyPerson(dice),
    points: dice.often(50) ? 'in' : 'out',
    during: during(state),
  }),
  swap: (state, dice) => ({
    type: 'swap',
    seat: seat(state, dice),
    other: seat(state, dice),
    moves: dice.often(60) ? 'people' : 'names',
    during: during(state),
  }),
  joined: (state, dice) => ({
    type: 'joined',
    seat: state.seats.length + 1,
    ...anyPerson(dice),
    role: dice.pick(roles) ?? 'citizen',
    during: during(state),
  }),
  person: (state, dice) => ({ type: 'person', seat: seat(state, dice), ...anyPerson(dice) }),
  unrated: (_, dice) => ({ type: 'unrated', on: dice.often(60) }),
  note: (state, dice) => ({
    type: 'note',
    about: dice.often(50) ? { kind: 'seat', seat: seat(state, dice) } : { kind: 'game' },
    text: 'seen by the host',
    during: during(state),
  }),
  protest: (state, dice) => ({
    type: 'protest',
    seat: seat(state, dice),
    text: 'he looked',
    during: during(state),
  }),
};

/** Somebody of the club who mostly does not sit at the table. */
function anyPerson(dice: Dice) {
  const no = dice.between(dice.often(90) ? 40 : 1, 60);
  return { player: `player${String(no).padStart(3, '0')}`, name: `P${no}` };
}

function anyWord(state: GameState, dice: Dice): Overruled {
  const phases = [state.phase, `d${no(state, dice)}/vote`, `d${no(state, dice)}/talk`, `n${no(state, dice)}`];
  switch (dice.below(8)) {
    case 0:
      return { kind: 'out', seat: seat(state, dice), cause: dice.pick(causes) ?? 'left' };
    case 1:
      return { kind: 'in', seat: seat(state, dice) };
    case 2:
      return { kind: 'role', seat: seat(state, dice), role: dice.pick(roles) ?? null };
    case 3: {
      const rule = dice.pick(['DM-44', 'DM-58', 'DM-37', 'MP-44']) ?? 'DM-44';
      const row = { seat: seat(state, dice), rule, when: dice.pick(['n1', 'd1/vote', 'end']) ?? 'n1' };
      return { kind: 'void', row: { ...row, note: '', nth: 1 }, on: dice.often(70) };
    }
    case 4:
      return { kind: 'points', seat: seat(state, dice), column: 'base', amount: dice.between(-3, 3) };
    case 5:
      return { kind: 'winner', winner: dice.pick(['white', 'red', 'black', null]) ?? null };
    case 6:
      return { kind: 'skip', phase: state.phase };
    default:
      return { kind: 'repeat', phase: dice.pick(phases) ?? state.phase };
  }
}

function hand(state: GameState, dice: Dice) {
  return {
    day: no(state, dice),
    count: dice.between(1, 2),
    candidate: seat(state, dice),
    voter: seat(state, dice),
    up: dice.often(70),
  };
}

/** What goes before the rules, so that what the rules promise need not hold any more. */
const hostsWord: readonly Fact['type'][] = [
  'overrule',
  'substitute',
  'swap',
  'joined',
  'person',
  'unrated',
  'note',
  'protest',
];

const kinds = (Object.keys(makers) as Fact['type'][]).filter((kind) => !hostsWord.includes(kind));
/** Ends and closed phases would make every game a short one. */
const rare: readonly Fact['type'][] = ['gameEnded', 'phaseClosed', 'left'];

/** Any fact that fits its schema. */
export function anyFact(state: GameState, dice: Dice): Fact {
  const kind = dice.pick(kinds) ?? 'foul';
  const again = rare.includes(kind) && dice.often(80) ? (dice.pick(kinds) ?? 'foul') : kind;
  return makers[again](state, dice);
}

/** Something where the host's word goes before the rules. */
export function anyOverrule(state: GameState, dice: Dice): Fact {
  const kind = dice.often(60) ? 'overrule' : (dice.pick(hostsWord) ?? 'overrule');
  return makers[kind](state, dice);
}
