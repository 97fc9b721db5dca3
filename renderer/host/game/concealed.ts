import type { HostSeat, HostView, LogLine } from '../../../shared/contract/host';
import type { Step } from '../../../shared/game/steps';
import { isNight, text } from '../../../shared/game/words';

/** Whether a step holds what nobody behind the host may read. */
export function isSecret(step: Step): boolean {
  return isNight(step.phase) || step.kind === 'roles' || (step.kind === 'number' && step.secret);
}

/**
 * The view without roles, holders, tags, night answers, boards and secret lines. What is drawn from it cannot
 * show them, so what is hidden is not in the document either.
 */
export function concealed(view: HostView): HostView {
  return {
    ...view,
    seats: view.seats.map((seat) => concealedSeat(seat, isNight(view.phase))),
    steps: view.steps.map((step) => (isSecret(step) ? concealedStep(step) : { ...step, hint: null })),
    boards: [],
    points: { ...view.points, rows: [], ledger: [] },
    // How many lines a night left would tell which roles still act.
    log: view.log.filter((line) => !line.secret && line.phase === view.phase && !isNight(line.phase)),
    undo: view.undo && concealedLine(view.undo),
    redo: view.redo && concealedLine(view.redo),
  };
}

function concealedSeat(seat: HostSeat, atNight: boolean): HostSeat {
  return { ...seat, role: null, team: null, tag: null, acting: seat.acting && !atNight };
}

// Every kind becomes the same: a step without choices would tell that its role is dead.
function concealedStep(step: Step): Step {
  const { key, phase, status, title, script, clock } = step;
  return {
    key,
    phase,
    status,
    title,
    script,
    hint: null,
    actors: [],
    callOnly: false,
    answer: isRecorded(step) ? { text: text('table.hidden.recorded'), big: false, tone: 'plain' } : null,
    clock,
    next: { ...step.next, refusal: null },
    kind: 'confirm',
    seats: [],
  };
}

function isRecorded(step: Step): boolean {
  if (step.kind === 'number') return step.chosen !== null;
  // A done line says so even where its role is dead and nothing was recorded.
  return step.status === 'done' || (step.status === 'now' && step.answer !== null);
}

function concealedLine(line: LogLine): LogLine {
  return line.secret ? { ...line, text: text('table.hidden.entry'), despite: null } : line;
}
