import type { RoomScene } from '../contract/room';
import type { Fact } from './facts';
import type { RoleBook } from './roles';
import {
  type Count,
  type GameState,
  type LedgerRow,
  type Night,
  type OptionValue,
  type Setup,
  seatOf,
} from './state';
import type { Answer, Step } from './steps';
import type { Cause, Refusal, RoleId, RulesetId, Seat, StepKey, TeamId, Text, Verdict } from './words';

export interface RoleSpec {
  readonly id: RoleId;
  readonly team: TeamId;
  /** At most this many in a game. */
  readonly max: number;
  /** Exactly one must be there. */
  readonly required?: boolean;
  /** From so many players on the rules have it (EC-03, EC-08). */
  readonly from?: number;
}

/** What an option is about, in the order they are shown; `deck`: it decides who can play and with which roles. */
export const optionGroups = ['deck', 'table', 'night', 'talk', 'vote', 'points'] as const;
export type OptionGroup = (typeof optionGroups)[number];

/**
 * One option of decisions 6.7: its values in order, the default first; a range; or `several`: any of them together,
 * parted by commas, the default standing for none.
 */
export interface OptionSpec {
  readonly name: string;
  readonly default: OptionValue;
  readonly values:
    | readonly OptionValue[]
    | { readonly from: number; readonly to: number; readonly also: readonly OptionValue[] }
    | { readonly several: readonly string[] };
  readonly rule: string;
  readonly group?: OptionGroup;
}

/** How many can play, and the roles they are dealt. */
export interface Deck {
  readonly seats: { readonly min: number; readonly max: number };
  readonly roles: readonly RoleSpec[];
  /** The roles with their numbers are these and no others. */
  readonly fixed?: boolean;
  /** A sensible composition for this many seats. */
  suggest(seats: number): Record<RoleId, number>;
  /** What is wrong with a composition; empty when nothing is. */
  checkComposition(seats: number, composition: Readonly<Record<RoleId, number>>): readonly Refusal[];
}

/** What a deck can depend on. */
export type DeckChoice = Pick<Setup, 'options'> & Pick<RoleBook, 'customRoles'>;

/** A memory of the host at night: Maniac's counters, whom the Doctor may not heal … */
export interface Board {
  readonly id: string;
  readonly title: Text;
  readonly lines: readonly Text[];
}

/** One reason for which a seat leaves at once. */
export interface Departure {
  readonly cause: Cause;
  readonly reason: string;
  readonly label: Text;
  /** For players who are out already (EC-124); missing: for those at the table. */
  readonly whenOut?: boolean;
}

/** What is counted against a player in place of fouls, and what follows (EC-117…121). */
export interface Discipline {
  /** So many of them in one game remove a player. */
  readonly removal: number;
  /** The cause of that removal. */
  readonly cause: Cause;
  /** What a remark can be for. */
  readonly reasons: readonly { readonly reason: string; readonly label: Text }[];
}

/**
 * One sentence of a night's story. `of`: the role its act was recorded under (`mafia` for all shots), `death` for the number of Death, or the dawn, which
 * tells why somebody dies.
 */
export interface NightLine {
  readonly of: RoleId | 'dawn';
  readonly text: Text;
}

/** One line of the rules for the host to look up, with the rule that it states. */
export interface SheetLine {
  readonly rule: string;
  readonly text: Text;
}

/** The lines about one thing; its title is `rules.part.<id>`. */
export interface SheetPart {
  readonly id: string;
  readonly lines: readonly SheetLine[];
}

/** What a system of rules answers. All functions are pure. */
export interface Ruleset extends Deck {
  readonly id: RulesetId;
  readonly teams: readonly TeamId[];
  /** The role of a seat whose role was never recorded. */
  readonly plainRole: RoleId;
  readonly options: readonly OptionSpec[];
  /** Clocks a club may set for itself, in ms; null: the rules set none. */
  readonly durations?: Readonly<Record<string, number | null>>;
  /** What points are given for, with the numbers a club may set for itself; null: the rules give none. */
  readonly amounts?: Readonly<Record<string, number | null>>;
  /** Options that only a club's house rules can have. */
  readonly houseOptions?: readonly OptionSpec[];
  /** The amounts that house rules with these options have to set; missing: none. */
  amountsNeeded?(options: Readonly<Record<string, OptionValue>>): readonly string[];
  /** Columns of the points table; empty when the system has no points. */
  readonly columns: readonly string[];
  /** Columns of a game with this setup, where house rules may have others. */
  columnsOf?(setup: Setup): readonly string[];
  /** What a host wants to look up at the table, made of what the system plays by. */
  readonly sheet?: readonly SheetPart[];
  /** What is to be known of the points, e.g. that they are the club's own. */
  readonly pointsNote?: Text;
  /** The rules that a refusal of the console names: what fouls cost, who wins, how cards are dealt. */
  readonly cites: { readonly fouls: string; readonly win: string; readonly roles: string };
  /** Whether the host gives awards after the end: MVP, best moves, oratory. */
  readonly awards?: boolean;
  /** How a seat can leave outside the vote and the night, by the host's hand. */
  readonly departures: readonly Departure[];
  /** What a foul can be for; empty where the rules list nothing. */
  readonly foulReasons: readonly { readonly reason: string; readonly label: Text }[];
  /** Everybody at the table may be voted for, and nobody is nominated (EC-19). */
  readonly everybodyStands?: true;
  /** Remarks in place of fouls; missing: the system has none. */
  discipline?(state: GameState): Discipline;
  /** The warnings of this game for the club's ledger (EC-121, EC-124); missing: the system gives none. */
  warnings?(state: GameState): readonly { readonly seat: Seat; readonly reason: 'flood' | 'spirit' }[];

  /** The deck of a table with these options and roles of its own; missing where the ruleset has but one. */
  deckOf?(choice: DeckChoice): Deck;
  /** What the rules advise against in a composition that may be played all the same (EC-03). */
  adviseComposition?(seats: number, composition: Readonly<Record<RoleId, number>>): readonly Refusal[];

  /** What else depends on how many there are, to be known before the start (EC-10, EC-46). */
  setupNotes?(seats: number, options: Readonly<Record<string, OptionValue>>): readonly Text[];

  begin(setup: Setup): GameState;
  /** What the rules say to a fact in this state. */
  check(state: GameState, fact: Fact): Verdict;
  /** The state after a fact that is not impossible. Never throws for one. */
  apply(state: GameState, fact: Fact): GameState;

  /** All steps of the open phase in order; exactly one has the status `now` while the game runs. */
  steps(state: GameState): readonly Step[];
  /** The step whose clock runs: the open one, a win proposal left aside, so that the room learns nothing of it. */
  clockStep(state: GameState): Step | null;
  /** The facts that record an answer, or why it does not fit. */
  answer(state: GameState, step: StepKey, answer: Answer): readonly Fact[] | Refusal;
  /** The facts that Next records in the current step. */
  next(state: GameState): readonly Fact[];

  /** Rows of points so far; base points only when a winner is proposed or confirmed. */
  ledger(state: GameState): readonly LedgerRow[];
  /** The column a row belongs to. */
  columnOf(row: LedgerRow): string;
  boards(state: GameState): readonly Board[];
  /** One short secret remark a seat while a night is open. */
  tags(state: GameState): ReadonlyMap<Seat, Text>;
  /**
   * What the acts of a night came to, in words and with every secret. Of a night that is still open only the choices
   * and what was answered at once. Without it the story tells the choices alone.
   */
  nightStory?(state: GameState, night: Night): readonly NightLine[];
  /** Who may be named MVP by accuracy, and everybody's accurate and cast votes and abstentions. */
  accuracy(state: GameState): readonly {
    readonly seat: Seat;
    readonly accurate: number;
    readonly cast: number;
    readonly abstained: number;
    readonly eligible: boolean;
  }[];
  /** Oratory points proposed or switched off, by day and seat. */
  oratory(state: GameState): readonly { readonly day: number; readonly seat: Seat; readonly on: boolean }[];
  /** What follows for the seat when it gets one more foul. */
  nextFoul(
    state: GameState,
    seat: Seat,
  ): { readonly count: number; readonly consequence: 'none' | 'silence' | 'removal' };
  /** Hands a lone candidate needs to leave; null where the most hands decide. */
  neededHands(state: GameState, count: Count): number | null;
  /** Whether the seat may not speak in the talk of this day. */
  isSilenced(state: GameState, seat: Seat): boolean;
  /** Whether the votes of a day are told to the host alone, and their result has not been told (EC-105). */
  isToldAlone?(state: GameState, day: number): boolean;
  /** Whether the role of this seat is open to everybody before the end. */
  isOpen?(state: GameState, seat: Seat): boolean;
  /** The side a seat plays for now, where it is not that of its role (EC-11). */
  sideOf?(state: GameState, seat: Seat): TeamId;
  /** The seats that win with a team, where it is not all of the team (A-82b). */
  winners?(state: GameState, winner: TeamId): readonly Seat[];
  /** The picture for the room while the game runs: public facts only. */
  scene(state: GameState): RoomScene;
  /** Seats that stand for the vote now: the nominated ones, in a revote and after it only those still tied. */
  standing(state: GameState): readonly Seat[];
}

/** What follows for the seat when it gets one more remark (EC-118); nothing where the rules have none. */
export function nextRemark(
  ruleset: Pick<Ruleset, 'discipline'>,
  state: GameState,
  seat: Seat,
): { readonly count: number; readonly consequence: 'none' | 'removal' } {
  const count = (seatOf(state, seat).remarks?.length ?? 0) + 1;
  const removal = ruleset.discipline?.(state).removal ?? Number.POSITIVE_INFINITY;
  return { count, consequence: count >= removal ? 'removal' : 'none' };
}

/** The deck that a table with these options and roles of its own plays with. */
export function deckOf(ruleset: Ruleset, choice: DeckChoice): Deck {
  return ruleset.deckOf?.(choice) ?? ruleset;
}

/** The columns of the points table of a game; empty when it has no points. */
export function columnsOf(ruleset: Pick<Ruleset, 'columns' | 'columnsOf'>, setup: Setup): readonly string[] {
  return ruleset.columnsOf?.(setup) ?? ruleset.columns;
}

/** The team of a role; undefined for a role the deck does not know. */
export function teamOf({ roles }: Pick<Deck, 'roles'>, role: RoleId): TeamId | undefined {
  return roles.find((spec) => spec.id === role)?.team;
}

/** The role a seat holds as far as it is known: after Night 0 one that was not recorded has the plain one. */
export function heldRole(ruleset: Ruleset, state: GameState, seat: Seat): RoleId | null {
  const role = seatOf(state, seat).role;
  return role ?? (state.phase === 'n0' ? null : ruleset.plainRole);
}

/** The team a seat belongs to as far as its role is known. */
export function heldTeam(ruleset: Ruleset, state: GameState, seat: Seat): TeamId | null {
  const role = heldRole(ruleset, state, seat);
  if (role === null) return null;
  return ruleset.sideOf?.(state, seat) ?? teamOf(deckOf(ruleset, state.setup), role) ?? null;
}

/** Who won with a team, as views and seals tell it; nothing where all of the team wins, or nobody has won. */
export function winnersOf(
  ruleset: Ruleset,
  state: GameState,
  winner: TeamId | null,
): { readonly winners?: Seat[] } {
  const winners = winner === null ? undefined : ruleset.winners?.(state, winner);
  return winners ? { winners: [...winners] } : {};
}

/** The options a game is played with: the ruleset's defaults under what was chosen. */
export function withDefaults(
  ruleset: Ruleset,
  chosen: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  return { ...Object.fromEntries(ruleset.options.map((option) => [option.name, option.default])), ...chosen };
}
