import type { PhaseId, Refusal, RoleId, Seat, StepKey, TeamId, Text } from './words';

/** A seat the host may choose in a step. `refusal` greys it out and says why; an irregular one can be forced. */
export interface Offer {
  readonly seat: Seat;
  readonly refusal?: Refusal & { readonly kind: 'impossible' | 'irregular' };
  readonly warning?: Refusal;
}

/** The clock that belongs to a step. `public`: the room may see it. */
export type StepClock =
  /**
   * `fixed`: exactly this long, by the rule it names; no time is added (PO-09). `cueMs`: so much has to pass before the
   * step may end without a question (EC-98); a cue sounds then.
   */
  | {
      readonly kind: 'countdown';
      readonly ms: number;
      readonly public: boolean;
      readonly fixed?: string;
      readonly cueMs?: number;
    }
  | { readonly kind: 'countup'; readonly public: boolean };

interface StepBase {
  readonly key: StepKey;
  readonly phase: PhaseId;
  readonly status: 'done' | 'now' | 'later';
  readonly title: Text;
  /** What the host says aloud. */
  readonly script: Text | null;
  /** What the host should know, silently. */
  readonly hint: Text | null;
  /** The seats that act or speak in this step. */
  readonly actors: readonly Seat[];
  /** The role is called but does not act: dead, or out this night (DM-35). */
  readonly callOnly: boolean;
  /** Acts at the same time as the open step: it may be answered before its turn (EC-25). */
  readonly early?: true;
  /** What was recorded, once something was. `big`: shown large enough to gesture; `tone` colours it. */
  readonly answer: {
    readonly text: Text;
    readonly big: boolean;
    readonly tone: 'good' | 'bad' | 'plain';
  } | null;
  readonly clock: StepClock | null;
  /** What Next says; `refusal` when Next is refused (an irregular one may be forced with a reason). */
  readonly next: {
    readonly label: Text;
    readonly refusal: (Refusal & { readonly kind: 'impossible' | 'irregular' }) | null;
  };
}

/** A role to be given to seats. */
export interface Slot {
  readonly role: RoleId;
  readonly team: TeamId;
  readonly wanted: number;
  readonly seats: readonly Seat[];
}

export interface ChoiceOption {
  readonly id: string;
  readonly label: Text;
  readonly refusal?: Refusal & { readonly kind: 'impossible' | 'irregular' };
}

/**
 * One thing the host does now. A closed union: a new system uses these kinds and needs no new screen.
 *
 * - `confirm`: say it, press Next. `seats` are shown large.
 * - `seat`: one seat; `none` when "nobody" is an answer. `chosen` undefined: not answered yet. `voter`: it is the vote of
 *   this seat, and the answer closes the step; `expected` is whom the voter before named (EC-100).
 * - `roles`: seats for each role of the slots. No offers: all are known, and nothing is to be given.
 * - `shots`: proposals by shooter, beside the agreed target. `shown`: every number a shooter showed, where all must
 *   show the same; `chosen` is then what came of it. A seat answers for all shooters, a proposal shows or hides one.
 *   `expected` is the seat agreed on before (PO-08). `sender`: a shooter can have no message, and this one's word counts
 *   now, null when all of them are silent; `tally` is what the words come to where they differ (EC-51, EC-52, EC-55).
 * - `hands`: the hands for one candidate of a count; `takesSilent`: who votes for nobody counts for this one (SP-31).
 *   `purpose` other than `vote`: several seats, each up or down: the hands for all the tied to leave (`raise`), of
 *   which it takes `needed`, the seats a killed player names (`suspects`), the order in which the mafia means to
 *   shoot, or its rank (`order`), who is there at the roll call (`present`), who dies at dawn by the host's word
 *   (`fates`), the two seats of a comparison (`pair`), who gets a remark (`remarks`); `about` is whom it concerns.
 * - `choice`: one of a few options.
 * - `number`: a number of a range, typed or drawn; `used` cannot be taken again; `secret`: never in the room. `behind`: what
 *   each number stands for, from the first one on (EC-95, EC-104); the range is then fixed.
 * - `speech`: one seat speaks.
 * - `discussion`: everybody talks; seats can be nominated. `speaker`: only this seat speaks and nominates; null where
 *   such speeches are over, so that who nominated whom is known.
 */
export type Step = StepBase &
  (
    | { readonly kind: 'confirm'; readonly seats: readonly Seat[] }
    | {
        readonly kind: 'seat';
        readonly offers: readonly Offer[];
        readonly chosen: Seat | null | undefined;
        readonly none: boolean;
        readonly voter?: Seat;
        readonly expected?: Seat;
      }
    | { readonly kind: 'roles'; readonly offers: readonly Offer[]; readonly slots: readonly Slot[] }
    | {
        readonly kind: 'shots';
        readonly offers: readonly Offer[];
        readonly chosen: Seat | null | undefined;
        readonly proposals: readonly {
          readonly shooter: Seat;
          readonly target: Seat | null | undefined;
          readonly shown?: readonly Seat[];
        }[];
        readonly expected?: Seat;
        readonly sender?: Seat | null;
        readonly tally?: readonly { readonly seat: Seat; readonly votes: number }[];
      }
    | {
        readonly kind: 'hands';
        readonly count: number;
        readonly candidate: Seat;
        /** Offers with a refusal have voted already or may not vote; the screen shows for whom. */
        readonly offers: readonly Offer[];
        readonly up: readonly Seat[];
        readonly waiting: readonly Seat[];
        readonly purpose: 'vote' | 'raise' | 'suspects' | 'order' | 'present' | 'fates' | 'pair' | 'remarks';
        readonly about: readonly Seat[];
        readonly takesSilent?: boolean;
        readonly needed?: number;
      }
    | {
        readonly kind: 'choice';
        readonly options: readonly ChoiceOption[];
        readonly chosen: string | null;
        readonly seats: readonly Seat[];
      }
    | {
        readonly kind: 'number';
        readonly from: number;
        readonly to: number;
        readonly used: readonly number[];
        readonly chosen: number | null;
        readonly secret: boolean;
        readonly drawable: boolean;
        readonly behind?: readonly Seat[];
      }
    | { readonly kind: 'speech'; readonly speaker: Seat; readonly pause: boolean }
    | {
        readonly kind: 'discussion';
        readonly speaker?: Seat | null;
        readonly offers: readonly Offer[];
        readonly nominations: readonly { readonly seat: Seat; readonly by: Seat | null }[];
      }
  );

/** What the host answers in a step. */
export type Answer =
  | { readonly type: 'seat'; readonly seat: Seat | null }
  | { readonly type: 'role'; readonly seat: Seat; readonly role: RoleId | null }
  /** `only`: this number and no other, where a shooter can show several (PO-23). */
  | {
      readonly type: 'proposal';
      readonly shooter: Seat;
      readonly target: Seat | null;
      readonly only?: boolean;
    }
  | { readonly type: 'hands'; readonly voters: Seat[]; readonly up: boolean }
  | { readonly type: 'option'; readonly option: string }
  | { readonly type: 'number'; readonly number: number }
  /** `by` null: nobody is named as the one who nominated. */
  | { readonly type: 'nominate'; readonly seat: Seat; readonly by: Seat | null }
  | { readonly type: 'withdraw'; readonly seat: Seat };
