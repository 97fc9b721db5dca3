import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { type Seat, type Text, text } from '../../game/words';
import { roleAt } from '../common/roles';
import type { Draft } from '../common/step';
import { isDuel } from './day';
import { step, talkCueMs, talkMs } from './step';
import { majority } from './win';

/** The steps of a day before its vote: the paper, the dead with their roles, the discussion (EC-17, EC-97, EC-98). */
export function talkSteps(state: GameState, day: Day): Draft[] {
  const dead = state.nights.at(-1)?.dead ?? [];
  return [
    morningStep(state, day, dead),
    ...dead.map((seat) => leavesStep(state, day, seat)),
    ...(isDuel(state, day) && isSinceDawn(day) ? [] : [talkStep(state, day)]),
  ];
}

/** EC-109: a duel that somebody's leaving makes in the talk lets the talk come to its end. */
function isSinceDawn(day: Day): boolean {
  return day.living.length === 2;
}

/** EC-17, EC-86, EC-96: the city wakes; who is dead as it is announced; the paper says that the Tramp saw the killer. */
function morningStep(state: GameState, day: Day, dead: readonly Seat[]): Draft {
  const shared = { name: 'morning', script: null, params: { seats: dead } };
  const draft = step(state, stepKey.morning(day.no), 'confirm', { seats: dead }, shared);
  return { ...draft, script: paper(state, day, dead) };
}

/** What the host reads out; whom only Death has taken is named apart and last (EC-96). */
function paper(state: GameState, day: Day, dead: readonly Seat[]): Text {
  if (day.no === 1) return text('epoch.script.firstMorning');
  if (dead.length === 0) return text('epoch.script.morningQuiet');
  const taken = dead.find((seat) => isTaken(state, seat));
  const killed = dead.filter((seat) => seat !== taken);
  const name = state.nights.at(-1)?.witnessed ? 'morningTramp' : 'morning';
  const words = text(`epoch.script.${name}`, { seats: killed });
  if (taken === undefined) return words;
  return killed.length === 0
    ? text('epoch.script.morningDeathAlone', { seat: taken })
    : text('epoch.script.morningDeath', { paper: words, seat: taken });
}

/** Whether nothing but Death has killed the seat (EC-96, A-62). */
function isTaken(state: GameState, seat: Seat): boolean {
  return state.seats[seat - 1]?.out?.cause === 'death-role';
}

/** EC-97: one of the dead leaves, and the role is told to all. */
function leavesStep(state: GameState, day: Day, seat: Seat): Draft {
  const role = text(`role.epoch-of-clones.${roleAt(state, seat)}`);
  const script = isTaken(state, seat) ? 'leavesDeath' : 'leaves';
  return step(
    state,
    stepKey.leaves(day.no, seat),
    'confirm',
    { seats: [seat] },
    { name: 'leaves', script, params: { seat, role } },
  );
}

/** EC-98: everybody talks; the cue comes after three minutes, the end after four. */
function talkStep(state: GameState, day: Day): Draft {
  return step(
    state,
    stepKey.talk(day.no),
    'discussion',
    { offers: [], nominations: [] },
    {
      name: 'talk',
      hint: majorityHint(state),
      clock: {
        kind: 'countdown',
        ms: lasts(state.setup, 'talk', talkMs),
        cueMs: lasts(state.setup, 'talkCue', talkCueMs),
        public: true,
      },
      nextLabel: 'vote',
    },
  );
}

/** EC-110, A-77: the clan has the majority and nobody can stop it: the host may declare it the winner. */
export function majorityHint(state: GameState): Text | null {
  const team = majority(state);
  return team === null ? null : text('epoch.hint.majority', { team: text(`team.${team}`) });
}
