import type { HostView } from '../../../../shared/contract/host';
import { stepKey } from '../../../../shared/game/phases';
import type { Step } from '../../../../shared/game/steps';
import { isNight, type Seat, type StepKey } from '../../../../shared/game/words';

/** Whose turn in the circle of speeches a step is; null for a step that is no speech of the day. */
export function speakerOf({ key }: Step): Seat | null {
  const found = /^d\d+\/speech\/(\d+)$/.exec(key)?.[1];
  return found === undefined ? null : Number(found);
}

/** Whether a step is the card of one seat. */
export function isCard(key: StepKey): boolean {
  return key.startsWith('n0/card/');
}

/** Whether every seat has its card and Night 0 is not over: the laptop may go round. */
export function isDealt({ steps }: Pick<HostView, 'steps'>): boolean {
  const cards = steps.filter((step) => isCard(step.key));
  return cards.length > 0 && cards.every((step) => step.status === 'done');
}

/** The steps of a night by lines of the checklist: the cards, one after another, are a single line. */
export function linesOf(steps: readonly Step[]): (readonly Step[])[] {
  const cards = steps.filter((step) => isCard(step.key));
  const lines: (readonly Step[])[] = steps.filter((step) => !isCard(step.key)).map((step) => [step]);
  const at = steps.findIndex((step) => isCard(step.key));
  return at < 0 ? lines : lines.toSpliced(at, 0, cards);
}

/** Whether a step of Night 0 only opens it, with nothing to be seen or recorded. */
export function isOpening(key: StepKey): boolean {
  return key === stepKey.introduce || key === stepKey.nightfall;
}

/** Whether a step tells the host who has died before the table hears it. */
export function isDawn(key: StepKey): boolean {
  return key.endsWith('/dawn');
}

/** Whether the table has not heard yet who died: it is night, or a morning whose dead are still being read (EC-97). */
export function isUnread({ phase, steps }: Pick<HostView, 'phase' | 'steps'>): boolean {
  if (isNight(phase)) return true;
  return steps.some(({ key, status }) => status !== 'done' && /\/(morning|leaves\/\d+)$/.test(key));
}

/** The question who is condemned or pardoned: whoever decides, nobody behind the host may learn it (EC-67). */
export function isAsk(key: StepKey): boolean {
  return key.endsWith('/ask');
}

/** What comes of a day's vote. */
export function isVerdict(key: StepKey): boolean {
  return key.endsWith('/verdict');
}

export type VoterStep = Extract<Step, { kind: 'seat' }> & { readonly voter: Seat };

/** Whether a step is the vote of one seat, which names another (EC-100). */
export function isVoter(step: Step): step is VoterStep {
  return step.kind === 'seat' && step.voter !== undefined;
}

/** Whether the open step can be answered at once with this one (EC-25). */
export function isEarly(step: Step): boolean {
  return step.early === true && step.status === 'later';
}

/** The next step that may be answered now, after this one; null where only the open one may. */
export function nextEarly(steps: readonly Step[], key: StepKey | null): StepKey | null {
  const open = steps.filter((step) => step.early && step.status !== 'done');
  const at = open.findIndex((step) => step.key === key);
  return open.length > 1 ? (open[(at + 1) % open.length]?.key ?? null) : null;
}
