import { createContext, type RefObject, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { HostView } from '../../../shared/contract/host';
import type { RequestBody } from '../../../shared/contract/requests';
import type { RowRef } from '../../../shared/game/facts';
import { type Deck, deckOf, type Ruleset } from '../../../shared/game/ruleset';
import type { Answer, Step } from '../../../shared/game/steps';
import { type Seat, type StepKey, type Text, text } from '../../../shared/game/words';
import { rulesetOf } from '../../../shared/rulesets';
import { useSay } from '../../ui/say';
import { type Asking, barsNext, type Refusal, useAsking, usePacing } from './ask';
import { asAnswered, concealed } from './concealed';
import { isWin } from './nextOf';
import { isVoter } from './now/parts';
import { type Aim, noAim, seatAnswer } from './pick';
import { useAhead } from './useAhead';

/** Whose discipline is looked at: a seat's menu is open, one is to be chosen, or nobody's. */
export type Discipline = Seat | 'choose' | null;

/** A dialog in which the host's word goes before the rules. */
export type Mend =
  | { readonly type: 'overrule' | 'people'; readonly seat?: Seat }
  | { readonly type: 'row'; readonly row: RowRef; readonly counts: boolean };

/** The running game as the parts of the screen need it. */
export interface Table extends Asking {
  /** The rules that are played; undefined for a system this version does not know. */
  readonly rules: Ruleset | undefined;
  /** The roles of this game; none for a system this version does not know. */
  readonly roles: Deck['roles'];
  /** What may be drawn: without secrets while they are hidden. */
  readonly view: HostView;
  /** The step that taps go to, whole: the open one, or a done one of this phase that is being corrected. */
  readonly step: Step | null;
  /** The same step as it may be drawn. */
  readonly drawn: Step | null;
  /** Key of the done step that is being corrected. */
  readonly correcting: StepKey | null;
  readonly shown: boolean;
  /** The laptop goes round the table, and each player sees the own card. */
  readonly passing: boolean;
  /** The open step decides the game, and it is hidden. */
  readonly unseenWin: boolean;
  readonly aim: Aim;
  readonly discipline: Discipline;
  readonly mend: Mend | null;
  /** Where the focus returns after each act. */
  readonly panel: RefObject<HTMLElement | null>;
  say(text: Text): string;
  nameOf(seat: Seat): string;
  /** Answers the step; null is ignored. */
  answer(answer: Answer | null): void;
  /** A tap on a seat or its number: opens its menu if one is to be chosen, else answers the step. */
  tap(seat: Seat): void;
  setDiscipline(discipline: Discipline): void;
  setMend(mend: Mend | null): void;
  next(): void;
  correct(step: StepKey | null): void;
  setAim(aim: Partial<Aim>): void;
  toggleShown(): void;
  /** Deals the cards by chance; then the laptop goes round. */
  deal(): void;
  /** Lets the laptop go round, or ends it; the roles are hidden then. */
  setPassing(passing: boolean): void;
  refocus(): void;
}

const Context = createContext<Table | null>(null);
/** Gives the running game to what is inside. */
export const TableProvider = Context.Provider;

/** The running game; only inside the game's screen. */
export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('no running game around this component');
  return table;
}

interface At<T> {
  readonly now: StepKey | null;
  readonly value: T;
}

/** State that is forgotten when the open step changes. */
function useStepState<T>(now: StepKey | null, empty: T): [T, (value: T) => void] {
  const [state, setState] = useState<At<T>>({ now, value: empty });
  return [state.now === now ? state.value : empty, (value) => setState({ now, value })];
}

/** Who wins is not decided unseen (DM-65). */
const showFirst = text('table.win.showFirst');

/** An answer right behind a Next that was not taken: nobody knows for which step it is meant. */
const tooSoon: Refusal = { kind: 'stale', rule: 'console', reason: text('refusal.tooSoon') };

/** A vote closes the step of its voter; Next out of habit must not pass over the one who is asked then. */
const nobodyNamed = text('table.vote.nobodyNamed');

/** Puts together what the parts of the screen need of this view. */
export function useTableOf(whole: HostView): Table {
  const [wanted, setWanted] = useState(false);
  const shown = wanted || whole.end !== null;
  const [sham, setSham] = useStepState(whole.now, false);
  const view = useMemo(() => {
    if (shown) return whole;
    return sham ? asAnswered(whole) : concealed(whole);
  }, [shown, sham, whole]);
  const say = useSay(whole.seats);
  const asking = useAsking();
  const { ask } = asking;
  const rules = rulesetOf(whole.ruleset);
  // Shown, the win can be decided.
  const isSettled = shown && asking.refused?.refusal.reason.key === showFirst.key;
  const refused = isSettled ? null : asking.refused;
  const panel = useRef<HTMLElement>(null);
  const [correcting, correct] = useStepState<StepKey | null>(whole.now, null);
  const [aim, setAim] = useStepState<Aim>(whole.now, noAim);
  const key = correcting ?? whole.now;
  const step = whole.steps.find((one) => one.key === key) ?? null;
  const [discipline, setDiscipline] = useState<Discipline>(null);
  const [mend, setMend] = useState<Mend | null>(null);
  const [passing, pass] = useState(false);
  const setPassing = (on: boolean) => {
    setWanted(false);
    pass(on);
  };
  const pacing = usePacing(whole.now, ask);

  const refocus = useCallback(() => panel.current?.focus({ preventScroll: true }), []);
  const act = useCallback(
    (body: RequestBody) => {
      ask(body);
      refocus();
    },
    [ask, refocus],
  );
  const unseenWin = !shown && step !== null && isWin(step);
  const refuseUnseen = (body: RequestBody) =>
    asking.refuse({
      body,
      refusal: { kind: 'impossible', rule: rules?.cites.win ?? 'console', reason: showFirst },
    });
  const toggleShown = useCallback(() => setWanted((before) => !before), []);
  const answer = (given: Answer | null) => {
    if (!given || key === null) return;
    const own = given.type === 'hands' ? { ...given, voters: [...given.voters] } : given;
    const body: RequestBody = { type: 'answer', step: key, answer: own };
    if (unseenWin) return refuseUnseen(body);
    if (pacing.doubts()) return asking.refuse({ body, refusal: tooSoon });
    // Hidden, a role that is only called takes a number as any other would: a refusal would tell that it is out.
    if (!shown && step?.callOnly && step.status === 'now') {
      const seat = given.type === 'seat' ? given.seat : null;
      const gone = seat !== null && whole.seats[seat - 1]?.out !== null;
      if (!gone) return setSham(true);
      const reason = text('refusal.seatIsOut', { seat });
      return asking.refuse({ body, refusal: { kind: 'impossible', rule: 'A-140', reason } });
    }
    if (key === whole.now && step && isVoter(step)) {
      if (ahead.keeps(key, given)) return;
      ahead.closes(key);
    } else if (key === whole.now) pacing.answered();
    act(body);
  };
  const ahead = useAhead(whole.now, refused !== null, answer);
  return {
    ...asking,
    dismiss: () => {
      pacing.seen();
      asking.dismiss();
    },
    rules,
    roles: rules ? deckOf(rules, whole).roles : [],
    ask: act,
    refused,
    unseenWin,
    view,
    step,
    drawn: view.steps.find((one) => one.key === key) ?? null,
    correcting,
    shown,
    passing,
    aim,
    discipline,
    setDiscipline,
    mend,
    setMend,
    panel,
    say,
    nameOf: (seat) => whole.seats.find((one) => one.seat === seat)?.name ?? '',
    answer,
    tap: (seat) => {
      // Also when the tap means nothing here: Enter must not repeat it.
      refocus();
      if (discipline === 'choose') return setDiscipline(seat);
      if (!step) return;
      answer(seatAnswer(step, seat, aim));
      if (aim.shooter !== null) setAim({ ...aim, adding: true });
      // A nominator is named once; the next tap nominates again.
      if (aim.nominated !== null) setAim({ ...aim, nominated: null });
    },
    next: () => {
      if (step && isVoter(step) && step.status === 'now' && step.chosen === undefined) {
        const refusal = { kind: 'impossible', rule: 'EC-100', reason: nobodyNamed } as const;
        return asking.refuse({ body: { type: 'next', step: step.key }, refusal });
      }
      if (barsNext(refused)) {
        pacing.passedOver();
        return asking.remind();
      }
      if (unseenWin && key !== null) return refuseUnseen({ type: 'next', step: key });
      if (correcting !== null) correct(null);
      else pacing.next();
      refocus();
    },
    correct: (at) => {
      correct(at === whole.now ? null : at);
      refocus();
    },
    setAim: (change) => {
      setAim({ ...aim, ...change });
      refocus();
    },
    toggleShown,
    deal: () => {
      // `askWhether` never rejects.
      void asking.askWhether({ type: 'deal' }).then((accepted) => accepted && setPassing(true));
    },
    setPassing,
    refocus,
  };
}
