/** A place at the table, counted from 1. The player who sits there may change, the seat does not. */
export type Seat = number;

/** Id of a role inside its ruleset, e.g. `boss`, `sheriff`. */
export type RoleId = string;

/** Id of a team inside its ruleset, e.g. `white`, `black`. */
export type TeamId = string;

/** The team of those who play for themselves (MP-03): each of them wins alone, or beside a team. */
export const neutralTeam: TeamId = 'neutral';
/** The end at which nobody is left: no team's. */
export const drawnGame: TeamId = 'draw';

/** The systems of rules the console knows. */
export const rulesetIds = ['demafia', 'polemica', 'sports-ua', 'mafia-pro', 'epoch-of-clones'] as const;
export type RulesetId = (typeof rulesetIds)[number];

/** Why a seat is no longer at the table. */
export const causes = [
  'night-kill',
  'vote',
  'shootout',
  'fouls',
  'removed',
  'disqualified',
  'suicide',
  'death-role',
  'left',
] as const;
export type Cause = (typeof causes)[number];

/** How the votes of an open ballot are called: by seat, by name, or each to the host alone (EC-105). */
export const ballotModes = ['open', 'alphabetical', 'private'] as const;
export type BallotMode = (typeof ballotModes)[number];

/** A stretch of the game that closes as a whole: `n0`, `d1/talk`, `d1/vote`, `n1` … Part of the file format. */
export type PhaseId = string;

/** The path of one thing the host does: `n1/heal`, `d2/count/2/cand/6`. Part of the file format. */
export type StepKey = string;

/** The number of the day or night a phase or step belongs to. */
export function numberOf(key: PhaseId | StepKey): number {
  return Number(/^[nd](\d+)/.exec(key)?.[1] ?? 0);
}

/** Whether a phase or step belongs to a night. */
export function isNight(key: PhaseId | StepKey): boolean {
  return key.startsWith('n');
}

export type TextParam = string | number | readonly (Seat | Text)[] | Text;

/**
 * Words for a person, to be looked up in the language files. The parameters `seat` and `seats` hold seat
 * numbers; the screen adds the names. A parameter that is itself a `Text`, or a list of them, is looked up first.
 */
export interface Text {
  readonly key: string;
  readonly params?: Readonly<Record<string, TextParam>>;
}

/** Builds a `Text`. */
export function text(key: string, params?: Record<string, TextParam>): Text {
  return params ? { key, params } : { key };
}

/** Why something was not accepted: the rule's id and a reason the host reads. */
export interface Refusal {
  readonly rule: string;
  readonly reason: Text;
}

/**
 * What the rules say to a fact. `impossible` can never be entered; `irregular` breaks a rule but may be entered
 * with a reason, because the table has already done it.
 */
export type Verdict =
  | { readonly kind: 'ok'; readonly warning?: Refusal }
  | ({ readonly kind: 'impossible' } & Refusal)
  | ({ readonly kind: 'irregular' } & Refusal);

export const ok: Verdict = { kind: 'ok' };

/** A verdict that nothing can overrule. */
export function impossible(rule: string, reason: Text): Verdict {
  return { kind: 'impossible', rule, reason };
}

/** A verdict the host may overrule with a reason. */
export function irregular(rule: string, reason: Text): Verdict {
  return { kind: 'irregular', rule, reason };
}
