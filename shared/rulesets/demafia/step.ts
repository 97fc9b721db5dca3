import { stepKey } from '../../game/phases';
import { type GameState, living } from '../../game/state';
import type { Offer, Step, StepClock } from '../../game/steps';
import { isNight, type Refusal, type Seat, type StepKey, type Text, text } from '../../game/words';

/** Durations in ms: DM-23, DM-26, DM-32. */
export const talkMs = 240_000;
export const defenceMs = 20_000;

type Kinded<K extends Step['kind']> = Omit<
  Extract<Step, { kind: K }>,
  | 'key'
  | 'phase'
  | 'status'
  | 'title'
  | 'script'
  | 'hint'
  | 'actors'
  | 'callOnly'
  | 'answer'
  | 'clock'
  | 'next'
  | 'kind'
>;

interface Shared {
  readonly name: string;
  readonly params?: Record<string, string | number | readonly Seat[] | Text>;
  readonly script?: string | null;
  readonly hint?: Text | null;
  readonly actors?: readonly Seat[];
  readonly callOnly?: boolean;
  readonly answer?: Step['answer'];
  readonly clock?: StepClock | null;
  readonly nextLabel?: string;
  readonly refusal?: (Refusal & { readonly kind: 'impossible' | 'irregular' }) | null;
  /** Closed already, whatever `done` says. */
  readonly closed?: boolean;
}

/** A step before the list is whole: `done` where it is closed, else `later`. */
export type Draft = Step;

/** Builds one step; words come from `demafia.title.<name>`, `demafia.script.<script>`. */
export function step<K extends Step['kind']>(
  state: GameState,
  key: StepKey,
  kind: K,
  own: Kinded<K>,
  shared: Shared,
): Draft {
  const { name, params } = shared;
  const script = shared.script === undefined ? name : shared.script;
  const closed = shared.closed ?? state.done.includes(key);
  return {
    kind,
    key,
    phase: state.phase,
    status: closed ? 'done' : 'later',
    title: text(`demafia.title.${name}`, params),
    script: script === null ? null : text(`demafia.script.${script}`, params),
    hint: shared.hint ?? null,
    actors: shared.actors ?? [],
    callOnly: shared.callOnly ?? false,
    answer: shared.answer ?? null,
    clock: shared.clock ?? null,
    next: { label: text(`demafia.next.${shared.nextLabel ?? 'next'}`), refusal: shared.refusal ?? null },
    ...own,
  } as unknown as Draft;
}

/** Gives the first step that is not closed the status `now`. */
export function placed(drafts: readonly Draft[]): Step[] {
  const open = drafts.findIndex((draft) => draft.status !== 'done');
  return drafts.map((draft, index) => (index === open ? { ...draft, status: 'now' } : draft));
}

/** The win waits for the host's word now: not in the middle of the night it came in, and not before the morning. */
export function winIsDue(state: GameState): boolean {
  if (!state.win || state.ended) return false;
  if (isNight(state.phase)) return state.win.during !== state.phase;
  const morning = stepKey.morning(state.days.at(-1)?.no ?? 0);
  return !state.phase.endsWith('/talk') || state.days.length < 2 || state.done.includes(morning);
}

/** DM-65: the win the host confirms or declines. */
export function winStep(state: GameState): Draft | null {
  if (!state.win || !winIsDue(state)) return null;
  const { winner } = state.win;
  return step(
    state,
    stepKey.win(state.phase),
    'choice',
    {
      options: [
        { id: 'confirm', label: text('demafia.option.confirmWin', { team: text(`team.${winner}`) }) },
        { id: 'playOn', label: text('demafia.option.playOn') },
      ],
      chosen: 'confirm',
      seats: [],
    },
    {
      name: 'win',
      params: { team: text(`team.${winner}`) },
      script: null,
      nextLabel: 'endGame',
      closed: false,
    },
  );
}

/** Every living seat, own included. */
export function livingOffers(state: GameState): Offer[] {
  return living(state).map((seat) => ({ seat }));
}

/** Whether Next in this step closes the phase. */
export function closesPhase(steps: readonly Step[], key: StepKey): boolean {
  return steps.at(-1)?.key === key && /\/(dawn|talk|nominations|verdict|no-vote)$/.test(key);
}

/** The step that is open, leaving a win proposal aside: it may be declined. */
export function currentStep(steps: readonly Step[]): Step | undefined {
  return steps.find((found) => found.status !== 'done' && !found.key.endsWith('/win'));
}
