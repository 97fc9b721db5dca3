import type { OptionSpec } from '../../game/ruleset';
import type { RulesetId, TeamId } from '../../game/words';
import type { Topic } from '../common/family';

/** The rule that a sports table names, beside those of every family. */
type SportsTopic =
  | Topic
  | 'seats'
  | 'shot'
  | 'speech'
  | 'perSpeech'
  | 'lone'
  | 'raise'
  | 'removal'
  | 'bestMove'
  | 'silence'
  | 'agreement';

/** What is said or ticked before anything else on Night 0. */
export type Opening = 'introduce' | 'present' | 'nightfall';

/**
 * How the minute of the blacks on Night 0 is kept: exactly one minute that nothing lengthens (PO-09), a minute
 * (SP-23), or a clock only by the host's hand (MP-17).
 */
type Agreement = 'exactMinute' | 'minute' | 'byHand';

/** When a lone candidate is voted (PO-18, PO-19, MP-24; SP-29, A-101). */
type LoneCandidate = 'fromDay2' | 'never';

/** What the Sheriff is told: one of two colours (PO-27, MP-32), or black and not black (SP-11). */
type CheckAnswer = 'colour' | 'blackOrNot';

/** What the host alone is reminded of, silently: the duties of the Sheriff (SP-12…14, A-105), of those out (MP-14). */
type Duty = 'tellChecks' | 'openAtSevenOrEight' | 'openWhenVoted' | 'outKeepSilent';

/** One of the sports systems: what it has of its own over the family. */
export interface SportsSpec {
  readonly id: Extract<RulesetId, 'polemica' | 'sports-ua' | 'mafia-pro'>;
  readonly cites: Readonly<Record<SportsTopic, string>>;
  readonly opening: readonly Opening[];
  /** Clock for each seat's card; null where the rules set none. */
  readonly cardMs: number | null;
  readonly agreement: Agreement;
  /** Whether the Don sets an order of shooting that is worth a note (PO-08, SP-19). */
  readonly notesOrder: boolean;
  /** What the Sheriff does on Night 0; null where the rules wake him only from Night 1. */
  readonly sheriffFirst: 'shows' | 'looksOver' | null;
  readonly loneCandidate: LoneCandidate;
  /** Clock for the hands of each candidate; null where the rules set none. */
  readonly handsMs: number | null;
  /** Clock for a check; null where the rules set none. */
  readonly checkMs: number | null;
  readonly checkAnswer: CheckAnswer;
  readonly duties: readonly Duty[];
  /** Whether a player killed at night names whom he suspects (MP-34). */
  readonly bestMove: boolean;
  /** Whether there are house points (MP-44, A-126). */
  readonly points: boolean;
  /** The teams there can be. */
  readonly teams: readonly TeamId[];
  /** Whether there is a table with roles of the club's own. */
  readonly custom: boolean;
  /** Scripts in this system's own words, by the name of the step. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly options: readonly OptionSpec[];
}
