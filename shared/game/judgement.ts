import type { BallotMode, Seat } from './words';

/** What a day has where the vote is open and somebody decides over its suspects (EC-66, EC-100). */
export interface DayOfJudge {
  /** How the votes are called, where the host chose (EC-105). */
  readonly mode?: BallotMode;
  /** Seats that cannot be asked for the decision (EC-103). */
  readonly away?: readonly Seat[];
  /** The one who is left of a tie and by the host's word under suspicion all the same. */
  readonly loneStands?: Seat | null;
  /** What the one who decides said: the condemned, or null for all pardoned (EC-66); missing: nothing yet. */
  readonly sentence?: Seat | null;
  /** Set when the decision is over (EC-23): who stood under suspicion, who of them is condemned, and by whom. */
  readonly judged?: {
    readonly suspects: readonly Seat[];
    readonly condemned: readonly Seat[];
    readonly by: Seat | 'lot' | null;
  };
}

/** What a night has where Death comes and a treatment is limited (EC-63, EC-92). */
export interface NightOfDeath {
  /** The number named for Death (EC-94). */
  readonly death?: number;
  /** Set when the night is closed: the patient whose treatment was carried out (EC-63, A-66). */
  readonly healed?: Seat;
  /** Set when the night is closed: the Tramp saw the killer (EC-86). */
  readonly witnessed?: boolean;
}
