import { type GameState, living } from '../../game/state';
import type { Offer, Step, StepClock } from '../../game/steps';
import { type Refusal, type Seat, type StepKey, type Text, text } from '../../game/words';
import type { Wording } from './wording';

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

/** What a step of any kind has beside its own; what is left out is empty. */
export interface Shared {
  readonly name: string;
  readonly params?: Record<string, string | number | readonly (Seat | Text)[] | Text>;
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

export type BuildStep = <K extends Step['kind']>(
  state: GameState,
  key: StepKey,
  kind: K,
  own: Kinded<K>,
  shared: Shared,
) => Draft;

/** Gives the function that builds one step with the words of a family. */
export function stepsIn(wording: Wording): BuildStep {
  return (state, key, kind, own, shared) => {
    const { name, params } = shared;
    const script = shared.script === undefined ? name : shared.script;
    const closed = shared.closed ?? state.done.includes(key);
    return {
      kind,
      key,
      phase: state.phase,
      status: closed ? 'done' : 'later',
      title: text(wording.title(name), params),
      script: script === null ? null : text(wording.script(inTime(wording, state, script)), params),
      hint: shared.hint ?? null,
      actors: shared.actors ?? [],
      callOnly: shared.callOnly ?? false,
      answer: shared.answer ?? null,
      clock: shared.clock ?? null,
      next: { label: text(wording.next(shared.nextLabel ?? 'next')), refusal: shared.refusal ?? null },
      ...own,
    } as unknown as Draft;
  };
}

/** The script, in words that say no time where the club has set its own. */
function inTime({ timed }: Wording, { setup }: GameState, script: string): string {
  const own = setup.house?.durations ?? {};
  return timed?.[script]?.some((clock) => Object.hasOwn(own, clock)) ? `${script}Own` : script;
}

/** Gives the first step that is not closed the status `now`. */
export function placed(drafts: readonly Draft[]): Step[] {
  const open = drafts.findIndex((draft) => draft.status !== 'done');
  return drafts.map((draft, index) => (index === open ? { ...draft, status: 'now' } : draft));
}

/** Every living seat, own included. */
export function livingOffers(state: GameState): Offer[] {
  return living(state).map((seat) => ({ seat }));
}

/** The step that is open, leaving a win proposal aside: it may be declined. */
export function currentStep(steps: readonly Step[]): Step | undefined {
  return steps.find((found) => found.status !== 'done' && !found.key.endsWith('/win'));
}
