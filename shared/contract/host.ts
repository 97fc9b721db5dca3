import type { PlayedHouse } from '../game/house';
import type { Board, Discipline } from '../game/ruleset';
import type { CustomRole, LedgerRow, OptionValue } from '../game/state';
import type { Step } from '../game/steps';
import type { Cause, PhaseId, RoleId, RulesetId, Seat, StepKey, TeamId, Text } from '../game/words';

export interface HostSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly role: RoleId | null;
  readonly team: TeamId | null;
  /** Everybody knows the role: the rules have opened it (MP-41, MP-43). */
  readonly opened?: boolean;
  readonly out: { readonly cause: Cause; readonly during: PhaseId } | null;
  readonly disqualified: boolean;
  /** The id of a reason, or the host's own words (DM-63). */
  readonly disqualifiedFor: string | null;
  readonly fouls: number;
  /** Only where there are any (EC-117). */
  readonly remarks?: number;
  /** What one more remark would bring; missing where the rules have none (EC-118). */
  readonly nextRemark?: 'none' | 'removal';
  /** Out, and sent from the room until the end of the game (EC-124). */
  readonly barred?: true;
  /** What one more foul would bring. */
  readonly nextFoul: 'none' | 'silence' | 'removal';
  readonly silenced: boolean;
  readonly nominated: boolean;
  /** Acts or speaks in the current step. */
  readonly acting: boolean;
  /** Candidate this seat's hand is up for in the running count. */
  readonly votedFor: Seat | null;
  /** One short remark, e.g. "shot", "healed". Secret at night: it is hidden with the roles. */
  readonly tag: Text | null;
}

export interface HostCandidate {
  readonly seat: Seat;
  readonly hands: readonly Seat[];
  readonly waiting: readonly Seat[];
  /** Silent votes it got when the count was closed (SP-31). */
  readonly silent: number;
  readonly state: 'waiting' | 'current' | 'closed';
}

export interface HostVote {
  readonly count: number;
  readonly candidates: readonly HostCandidate[];
  readonly votersLeft: readonly Seat[];
  readonly paused: Seat | null;
  /** Hands needed where one candidate stands alone. */
  readonly needed: number | null;
}

export interface LogLine {
  /** Journal line: undo and redo name it. */
  readonly n: number;
  readonly at: number;
  readonly text: Text;
  readonly phase: PhaseId;
  /** Nothing of this line may be seen while the roles are hidden. */
  readonly secret: boolean;
  /** Entered against a rule, for this reason. */
  readonly despite: string | null;
  /** What the host says aloud right after it; missing where that is nothing. */
  readonly said?: Text;
}

export interface PointsTable {
  /** What is to be known of these points; null when there is nothing. */
  readonly note: Text | null;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly seat: Seat;
    /** Null while it is not known: a game called off on Night 0. */
    readonly role: RoleId | null;
    readonly team: TeamId | null;
    readonly out: Cause | null;
    readonly points: Readonly<Record<string, number>>;
    readonly total: number;
  }[];
  readonly ledger: readonly (LedgerRow & { readonly column: string })[];
}

export interface EndView {
  readonly winner: TeamId | null;
  /** Who won, where it is not the whole team (EC-134). */
  readonly winners?: readonly Seat[];
  /** Why the game was called off. */
  readonly reason: string | null;
  /** Neutrals who won, alone or beside the winner (MP-13). */
  readonly neutrals: readonly Seat[];
  readonly mvp: {
    readonly seat: Seat;
    readonly criterion: 'accuracy' | 'initiative';
    readonly expelled: Seat | null;
    readonly note: string;
  } | null;
  /** Whether the system has awards to give: MVP, best moves, oratory. */
  readonly awards: boolean;
  readonly bestMoves: readonly Seat[];
  /** Whom players killed at night named, and how many of them are black (MP-34). */
  readonly suspects: readonly {
    readonly seat: Seat;
    readonly named: readonly Seat[];
    readonly black: number;
  }[];
  readonly accuracy: readonly {
    readonly seat: Seat;
    readonly accurate: number;
    readonly cast: number;
    readonly abstained: number;
    readonly eligible: boolean;
  }[];
  readonly oratory: readonly { readonly day: number; readonly seat: Seat; readonly on: boolean }[];
}

/** Everything the host's screen draws of one game. */
export interface HostView {
  readonly id: string;
  readonly ruleset: RulesetId;
  /** The house rules it is played by; null: the system's own. */
  readonly house: PlayedHouse | null;
  readonly season: string;
  /** Which game of the evening, from 1. */
  readonly gameNo: number;
  readonly phase: PhaseId;
  readonly composition: Readonly<Record<RoleId, number>>;
  /** What the game is played with where it is not as usual. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Roles of the club's own in this game: they are called as they are written here. */
  readonly customRoles: readonly CustomRole[];
  /** Seats that play for themselves: any of them may be declared a winner (MP-13). */
  readonly neutrals: readonly Seat[];
  readonly seats: readonly HostSeat[];
  /** The steps of the open phase. Empty when the game has ended. */
  readonly steps: readonly Step[];
  /** Key of the step that is open now; null when the game has ended. */
  readonly now: StepKey | null;
  readonly nominations: readonly { readonly seat: Seat; readonly by: Seat | null }[];
  readonly vote: HostVote | null;
  /** Remarks in place of fouls: what they can be for, and how many remove (EC-117…121). Null: fouls count. */
  readonly discipline: Discipline | null;
  readonly boards: readonly Board[];
  /** A win the rules propose and the host has neither confirmed nor declined. */
  readonly win: { readonly winner: TeamId; readonly during: PhaseId } | null;
  /** Who would win with each side now, where it is not the whole team (A-82b); missing after the end. */
  readonly wouldWin?: Readonly<Record<TeamId, readonly Seat[]>>;
  readonly points: PointsTable;
  readonly end: EndView | null;
  /** The last lines that hold, newest last. */
  readonly log: readonly LogLine[];
  readonly undo: LogLine | null;
  readonly redo: LogLine | null;
  readonly orphans: number;
  /** Recorded, but not counted in the season. */
  readonly unrated: boolean;
}
