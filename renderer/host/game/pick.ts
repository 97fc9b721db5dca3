import type { Answer, Step } from '../../../shared/game/steps';
import type { RoleId, Seat } from '../../../shared/game/words';

/** What the next seat is for, where a step could take it in more than one way. */
export interface Aim {
  /** The role that is being given (`roles`). */
  readonly role: RoleId | null;
  /** The one whose proposal is being taken (`shots`); null for the agreed target. */
  readonly shooter: Seat | null;
  /** The shooter's first number was taken: the next is one more, not another one. */
  readonly adding: boolean;
  /** The nominated seat whose nominator is being named (`discussion`). */
  readonly nominated: Seat | null;
}

export const noAim: Aim = { role: null, shooter: null, adding: false, nominated: null };

/** What a tap on a seat answers in this step; null when it means nothing there. */
export function seatAnswer(step: Step, seat: Seat, aim: Aim): Answer | null {
  switch (step.kind) {
    case 'seat':
      return { type: 'seat', seat };
    case 'roles': {
      const role = step.offers.length > 0 ? aimedRole(step, aim) : null;
      if (role === null) return null;
      const holds = step.slots.some((slot) => slot.role === role && slot.seats.includes(seat));
      return { type: 'role', seat, role: holds ? null : role };
    }
    case 'shots':
      return aim.shooter === null
        ? { type: 'seat', seat }
        : shooterAnswer(step, aim.shooter, seat, aim.adding);
    case 'hands':
      return { type: 'hands', voters: [seat], up: !isUp(step, seat) };
    case 'discussion':
      if (aim.nominated !== null) return { type: 'nominate', seat: aim.nominated, by: seat };
      // Named once more, a nomination stays as it is, with whoever made it.
      if (step.nominations.some((one) => one.seat === seat && standsBy(step, one.by))) return null;
      return { type: 'nominate', seat, by: null };
    case 'confirm':
    case 'choice':
    case 'number':
    case 'speech':
      return null;
  }
}

/** The next thing a seat can be for in this step: another role, another shooter. */
export function nextAim(step: Step, aim: Aim): Partial<Aim> {
  if (step.kind === 'roles') {
    const at = step.slots.findIndex((slot) => slot.role === aimedRole(step, aim));
    return { role: step.slots[(at + 1) % step.slots.length]?.role ?? null };
  }
  if (step.kind === 'shots') {
    const at = step.proposals.findIndex((proposal) => proposal.shooter === aim.shooter);
    return { shooter: step.proposals[at + 1]?.shooter ?? null, adding: false };
  }
  return {};
}

/** What a typed number answers: a seat, an option or a number; 0 is nobody. */
export function numberAnswer(step: Step, number: number, aim: Aim): Answer | null {
  if (step.kind === 'number') return number > 0 ? { type: 'number', number } : null;
  if (step.kind === 'choice') {
    const option = step.options[number - 1];
    return option ? { type: 'option', option: option.id } : null;
  }
  return number === 0 ? nobodyAnswer(step, aim) : seatAnswer(step, number, aim);
}

/** The highest number that can be typed in this step. */
export function highestNumber(step: Step, seats: number): number {
  if (step.kind === 'number') return step.to;
  return step.kind === 'choice' ? step.options.length : seats;
}

/** "Nobody": no target, no number of the aimed shooter, or every hand of the open candidate down again. */
export function nobodyAnswer(step: Step, { shooter }: Aim): Answer | null {
  switch (step.kind) {
    case 'seat':
      return { type: 'seat', seat: null };
    case 'shots':
      return shooter === null ? { type: 'seat', seat: null } : { type: 'proposal', shooter, target: null };
    case 'hands': {
      // The hands that a pause has fixed stay up; one by one they are refused with the reason.
      const voters = [...step.up, ...step.waiting].filter((seat) => isFree(step, seat));
      return voters.length > 0 ? { type: 'hands', voters, up: false } : null;
    }
    default:
      return null;
  }
}

const few: ReadonlySet<Extract<Step, { kind: 'hands' }>['purpose']> = new Set([
  'suspects',
  'order',
  'fates',
  'pair',
]);

/** Whether all the others can be put up together; of a sequence or a choice of few there is no rest. */
export function hasRest({ purpose }: Extract<Step, { kind: 'hands' }>): boolean {
  return !few.has(purpose);
}

/** Every hand that has not been counted yet. */
export function allTheRest(step: Step): Answer | null {
  if (step.kind !== 'hands' || !hasRest(step)) return null;
  return handsUp(
    step,
    step.offers.map((offer) => offer.seat),
  );
}

/** The seat agreed on for this night, for all who shoot (PO-08); whom the voter before has named (EC-100). */
export function expectedAnswer(step: Step): Answer | null {
  if ((step.kind !== 'shots' && step.kind !== 'seat') || step.expected === undefined) return null;
  return { type: 'seat', seat: step.expected };
}

/** Hands seen during the pause, counted now. */
export function waitingHands(step: Step): Answer | null {
  if (step.kind !== 'hands' || step.waiting.length === 0) return null;
  return { type: 'hands', voters: [...step.waiting], up: true };
}

/** A run of neighbours as one answer: up, or down when it began at a raised hand. */
export function runAnswer(step: Step, run: readonly Seat[]): Answer | null {
  if (step.kind !== 'hands') return null;
  const first = run[0];
  if (first !== undefined && isUp(step, first)) {
    const voters = run.filter((seat) => isUp(step, seat) && isFree(step, seat));
    if (voters.length === 0) return null;
    return { type: 'hands', voters, up: false };
  }
  return handsUp(step, run);
}

/** The role that is being given: the one the host chose, else the first that still lacks a seat. */
export function aimedRole(step: Extract<Step, { kind: 'roles' }>, aim: Aim): RoleId | null {
  if (aim.role !== null && step.slots.some((slot) => slot.role === aim.role)) return aim.role;
  return (step.slots.find((slot) => slot.seats.length < slot.wanted) ?? step.slots.at(-1))?.role ?? null;
}

/**
 * One number of one shooter. Where a shooter can show several, the first that is given takes the place of what was
 * there, the next are added, and one that is shown already is taken back.
 */
function shooterAnswer(
  step: Extract<Step, { kind: 'shots' }>,
  shooter: Seat,
  target: Seat,
  adding: boolean,
): Answer {
  const shown = step.proposals.find((one) => one.shooter === shooter)?.shown;
  const only = shown !== undefined && !adding && !shown.includes(target);
  return { type: 'proposal', shooter, target, ...(only ? { only } : {}) };
}

/** Whether naming a nominated seat once more would only repeat it: in a speech only the speaker's own nomination. */
function standsBy(step: Extract<Step, { kind: 'discussion' }>, by: Seat | null): boolean {
  return step.speaker === undefined || step.speaker === null || by === step.speaker;
}

type Hands = Extract<Step, { kind: 'hands' }>;

function isUp(step: Hands, seat: Seat): boolean {
  return step.up.includes(seat) || step.waiting.includes(seat);
}

function isFree(step: Hands, seat: Seat): boolean {
  return step.offers.some((offer) => offer.seat === seat && !offer.refusal);
}

// Those who have voted already are left out of a run; one by one they are refused with the reason.
function handsUp(step: Hands, seats: readonly Seat[]): Answer | null {
  const voters = seats.filter((seat) => isFree(step, seat) && !isUp(step, seat));
  return voters.length > 0 ? { type: 'hands', voters, up: true } : null;
}
