import type { OptionSpec } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { type FoulThresholds, foulsOption, optionsOf, thresholdsIn } from '../common/options';

/** the numbers of living at which nobody is raised, up to this many; and when all of them are tied. */
const noRaiseAt = (most: number) =>
  ({
    name: 'noRaiseAt',
    default: 'none',
    values: { several: ['wholeTable', ...Array.from({ length: most - 2 }, (_, at) => String(at + 3))] },
    rule: 'A-123',
    group: 'vote',
  }) as const satisfies OptionSpec;

/** The options of decisions 6.7 that every sports table has, each with its default first. */
const everyTable = [
  { name: 'nominationsPerSpeech', default: 1, values: [1, 'any'], rule: 'A-111', group: 'talk' },
  { name: 'silencedMayNominate', default: true, values: [true, false], rule: 'A-122', group: 'talk' },
  foulsOption,
  {
    name: 'voteAfterRemoval',
    default: 'ask',
    values: ['ask', 'goesOn', 'cancelled'],
    rule: 'A-129',
    group: 'vote',
  },
  { name: 'tieShrinks', default: 'raise', values: ['raise', 'revoteAgain'], rule: 'A-123', group: 'vote' },
] as const satisfies readonly OptionSpec[];

/** The options of a table of ten. */
export const sportsOptions: readonly OptionSpec[] = [...everyTable, noRaiseAt(10)];

/** The options of Mafia Pro. */
export const proOptions: readonly OptionSpec[] = [
  { name: 'variant', default: 'classic', values: ['classic', 'city'], rule: 'A-120', group: 'deck' },
  { name: 'reveal', default: 'closed', values: ['closed', 'open'], rule: 'MP-41', group: 'table' },
  ...everyTable,
  noRaiseAt(20),
  {
    name: 'bestMove',
    default: 'night1',
    values: ['night1', 'firstKill', 'off'],
    rule: 'A-121',
    group: 'night',
  },
  { name: 'winPoints', default: 2, values: { from: 0, to: 20, also: [] }, rule: 'A-126', group: 'points' },
  { name: 'movePoints', default: 1, values: { from: 0, to: 20, also: [] }, rule: 'A-126', group: 'points' },
];

interface Values {
  fouls: string;
  voteAfterRemoval: 'ask' | 'goesOn' | 'cancelled';
  tieShrinks: 'raise' | 'revoteAgain';
  noRaiseAt: string;
  silencedMayNominate: boolean;
  nominationsPerSpeech: 1 | 'any';
  variant: 'classic' | 'city';
  reveal: 'closed' | 'open';
  bestMove: 'night1' | 'firstKill' | 'off';
  winPoints: number;
  movePoints: number;
}

/** The value a game is played with. */
export const option = optionsOf<Values>(proOptions);

/** Fouls that cost the next speech and the place at the table (MP-29, A-49, A-102); null when fouls are off. */
export function foulThresholds(state: GameState): FoulThresholds | null {
  return thresholdsIn(state, option(state, 'fouls'));
}
