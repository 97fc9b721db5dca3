import type { HostSeat, HostView, LogLine } from '../../../shared/contract/host';
import type { Step } from '../../../shared/game/steps';
import { isNight, type Text, text } from '../../../shared/game/words';
import type { Refused } from './ask';
import { isWin, nextOf } from './nextOf';
import { isAsk, isVoter } from './now/parts';

/** Whether a step holds what nobody behind the host may read. */
export function isSecret(step: Step): boolean {
  // Who is there is called out aloud.
  if (step.kind === 'hands' && step.purpose === 'present') return false;
  if (isNight(step.phase) || step.kind === 'roles' || isWin(step) || isAsk(step.key)) return true;
  return step.kind === 'number' && step.secret;
}

/** Reasons that name nothing but what the room knows as well. */
const openReasons: ReadonlySet<string> = new Set([
  'refusal.seatIsOut',
  'refusal.noSuchSeat',
  'refusal.rolesMissing',
  'refusal.noNumber',
  'refusal.outOfRange',
  'refusal.rangeTooSmall',
]);

/** Whether why something was refused may not be read while the step is hidden. */
export function isSecretRefusal(step: Step, { body, refusal }: Refused): boolean {
  if ((body.type !== 'answer' && body.type !== 'next') || !isSecret(step)) return false;
  return refusal.rule !== 'console' && !isWin(step) && !openReasons.has(refusal.reason.key);
}

/**
 * The view without roles, holders, tags, night answers, boards and secret lines. What is drawn from it cannot
 * show them, so what is hidden is not in the document either.
 */
export function concealed(view: HostView): HostView {
  const alone = isToldAlone(view);
  const hidesActors = isNight(view.phase) || (view.now !== null && isAsk(view.now));
  const { wouldWin: _sides, ...open } = view;
  return {
    ...open,
    seats: view.seats.map((seat) => concealedSeat(seat, hidesActors, alone)),
    steps: view.steps.map((step) =>
      isSecret(step) || (alone && isVoter(step)) ? concealedStep(step) : { ...step, hint: null },
    ),
    vote: alone ? null : view.vote,
    boards: [],
    neutrals: [],
    points: { ...view.points, rows: [], ledger: [] },
    // How many lines a night left would tell which roles still act.
    log: view.log.filter((line) => !line.secret && line.phase === view.phase && !isNight(line.phase)),
    undo: view.undo && concealedLine(view.undo),
    redo: view.redo && concealedLine(view.redo),
  };
}

/** Whether each names the one he votes against to the host alone, and the result has not been told (EC-105). */
export function isToldAlone({ steps }: Pick<HostView, 'steps'>): boolean {
  const ballot = steps.find((step) => step.key.endsWith('/ballot'));
  const told = steps.find((step) => step.key.endsWith('/tally'))?.status === 'done';
  return ballot?.kind === 'choice' && ballot.chosen === 'private' && !told;
}

/** The hidden view where a role is only called, after a number was entered: as it is with any other role. */
export function asAnswered(whole: HostView): HostView {
  const view = concealed(whole);
  const answer = { text: text('table.hidden.recorded'), big: false, tone: 'plain' } as const;
  return {
    ...view,
    steps: view.steps.map((step, at) => {
      const label = whole.steps[at]?.next.label ?? step.next.label;
      return step.key === whole.now ? { ...step, answer, next: { ...step.next, label } } : step;
    }),
  };
}

function concealedSeat(seat: HostSeat, hidesActors: boolean, alone: boolean): HostSeat {
  const votedFor = alone ? null : seat.votedFor;
  const hidden = { ...seat, votedFor, tag: null, acting: seat.acting && !hidesActors };
  return seat.opened ? hidden : { ...hidden, role: null, team: null };
}

// Every kind becomes the same: a step without choices would tell that its role is dead.
function concealedStep(step: Step): Step {
  const { key, phase, status, title, script, clock } = step;
  const recorded = recordedIn(step);
  return {
    key,
    phase,
    status,
    title,
    script,
    hint: null,
    actors: [],
    callOnly: false,
    answer: recorded && { text: recorded, big: false, tone: 'plain' },
    clock,
    ...(step.early ? { early: step.early } : {}),
    next: nextOf(step, true),
    kind: 'confirm',
    seats: [],
  };
}

/** That something was recorded, and how much of how much, without telling what. */
function recordedIn(step: Step): Text | null {
  // A line that is done says no more: where its role is dead nothing was recorded.
  const done = step.status === 'done' ? text('table.hidden.done') : null;
  switch (step.kind) {
    case 'roles': {
      const given = step.slots.reduce((sum, slot) => sum + slot.seats.length, 0);
      const of = step.slots.reduce((sum, slot) => sum + slot.wanted, 0);
      return given > 0 ? text('table.hidden.recordedOf', { given, of }) : done;
    }
    case 'number':
      return step.chosen === null ? null : text('table.hidden.recorded');
    case 'seat':
    case 'shots':
    case 'hands':
      return (step.status === 'now' || step.early) && step.answer !== null
        ? text('table.hidden.recorded')
        : done;
    default:
      return done;
  }
}

function concealedLine(line: LogLine): LogLine {
  return line.secret ? { ...line, text: text('table.hidden.entry'), despite: null } : line;
}
