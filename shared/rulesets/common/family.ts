import type { Fact, FactOf } from '../../game/facts';
import type { Discipline, RoleSpec } from '../../game/ruleset';
import type { Count, Day, Foul, GameState, LedgerRow, Setup } from '../../game/state';
import type { Answer, Step } from '../../game/steps';
import type { Refusal, RoleId, StepKey, TeamId, Text, Verdict } from '../../game/words';
import type { FoulThresholds } from './options';

/** What a refusal can be about. */
export type Topic =
  | 'phase'
  | 'step'
  | 'roles'
  | 'composition'
  | 'team'
  | 'win'
  | 'fouls'
  | 'nomination'
  | 'act'
  | 'hand'
  | 'lateHand';

/** The roles of this game. */
export function rolesOf(family: Family, { setup }: GameState): readonly RoleSpec[] {
  return family.rolesIn?.(setup) ?? family.roles;
}

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;
type AnswerOf<T extends Answer['type']> = Extract<Answer, { type: T }>;
type Said = readonly Fact[] | Refusal;

/** What a family of rules decides for itself where the course of a game is the same in all of them. */
export interface Family {
  /** The rule that a refusal names, by what it is about. */
  readonly cites: Readonly<Record<Topic, string>>;
  readonly roles: readonly RoleSpec[];
  /** The roles of this game, where they depend on its setup. */
  rolesIn?(setup: Setup): readonly RoleSpec[];
  /** Whether every card is recorded, the plain ones too. */
  readonly dealsAll: boolean;
  roleName(role: RoleId, setup: Setup): Text;

  steps(state: GameState): Step[];
  /** Whether Next in this step closes the phase. */
  closesPhase(steps: readonly Step[], key: StepKey): boolean;
  /** Whether a proposed win waits for the host's word now. */
  winIsDue(state: GameState): boolean;
  winner(state: GameState): TeamId | null;

  /** Columns of the points table; empty where the system has no points. */
  columns(state: GameState): readonly string[];
  ledger(state: GameState): readonly LedgerRow[];
  /** What is wrong with a composition; empty when nothing is. */
  checkComposition(
    state: GameState,
    seats: number,
    composition: Readonly<Record<RoleId, number>>,
  ): readonly Refusal[];

  /** How a game can end beside the win of a team: a draw. */
  readonly otherEnds?: readonly TeamId[];
  /** Whether the host may let this team win although no win is proposed (EC-110). */
  mayWin?(state: GameState, winner: TeamId): boolean;

  /** Remarks in place of fouls (EC-117); missing: there are none. */
  discipline?(state: GameState): Discipline;
  foulThresholds(state: GameState): FoulThresholds | null;
  /** A foul with what it costs. */
  foul(state: GameState, fact: FactOf<'foul'>): Foul;
  /** The state after a seat left in mid-game, with what follows from it beside the win check. */
  afterLeaving(after: GameState, before: GameState, fact: FactOf<'foul'> | FactOf<'left'>): GameState;

  /** Whether fouls take this step's speech away from its speaker (DM-67, A-31, MP-29, A-122). */
  losesSpeech(state: GameState, step: StepKey): boolean;

  /** What the rules say to a hand where the candidates are not called one by one (EC-100). */
  checkHand?(state: GameState, fact: FactOf<'hand'> | FactOf<'handWaits'>): Verdict;
  isCounted(state: GameState, count: Count): boolean;
  /** The count with this number at its first hand. */
  opening(state: GameState, day: Day, no: number): Count;
  /** A count after a hand went up for its candidate. */
  handRaised(state: GameState, count: Count, hand: FactOf<'hand'>): Count;
  /** A count with all its candidates called. */
  countClosed(state: GameState, count: Count): Count;

  /** What Next in a step does beside closing it. */
  stepClosed(state: GameState, step: StepKey): GameState;
  /** What takes effect when the open phase closes: the dead of the night, who leaves by the vote. */
  phaseClosing(state: GameState): GameState;

  acts(state: GameState, step: StepOf<'seat'> | StepOf<'shots'>, given: Answer): Said;
  hands(state: GameState, step: StepOf<'hands'>, given: AnswerOf<'hands'>): Said;
  choice(state: GameState, step: StepOf<'choice'>, option: string): Said;
  number(state: GameState, step: StepOf<'number'>, number: number): Said;
  nominate(state: GameState, step: StepOf<'discussion'>, given: AnswerOf<'nominate'>): Fact;
  /** What Next records in a step that was not answered. */
  unanswered(state: GameState, step: Step): readonly Fact[];
}
