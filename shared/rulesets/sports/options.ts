import type { OptionSpec } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { type FoulThresholds, foulsOption, optionsOf, thresholdsOf } from '../common/options';

/** The options of decisions 6.7 that all sports tables have, each with its default first. */
export const sportsOptions = [
  foulsOption,
  { name: 'voteAfterRemoval', default: 'ask', values: ['ask', 'goesOn', 'cancelled'], rule: 'A-129' },
  { name: 'tieShrinks', default: 'raise', values: ['raise', 'revoteAgain'], rule: 'A-123' },
  {
    name: 'noRaiseAt',
    default: 'none',
    values: ['none', 'wholeTable', '3', '4', '3, 4', '9', '10'],
    rule: 'A-123',
  },
  { name: 'silencedMayNominate', default: true, values: [true, false], rule: 'A-122' },
  { name: 'nominationsPerSpeech', default: 1, values: [1, 'any'], rule: 'A-111' },
] as const satisfies readonly OptionSpec[];

/** The options that only Mafia Pro has. */
export const proOptions = [
  { name: 'reveal', default: 'closed', values: ['closed', 'open'], rule: 'MP-41' },
  { name: 'bestMove', default: 'night1', values: ['night1', 'firstKill', 'off'], rule: 'A-121' },
  { name: 'winPoints', default: 2, values: { from: 0, to: 20, also: [] }, rule: 'A-126' },
  { name: 'movePoints', default: 1, values: { from: 0, to: 20, also: [] }, rule: 'A-126' },
] as const satisfies readonly OptionSpec[];

interface Values {
  fouls: string;
  voteAfterRemoval: 'ask' | 'goesOn' | 'cancelled';
  tieShrinks: 'raise' | 'revoteAgain';
  noRaiseAt: string | number;
  silencedMayNominate: boolean;
  nominationsPerSpeech: 1 | 'any';
  reveal: 'closed' | 'open';
  bestMove: 'night1' | 'firstKill' | 'off';
  winPoints: number;
  movePoints: number;
}

/** The value a game is played with. */
export const option = optionsOf<Values>([...sportsOptions, ...proOptions]);

/** Fouls that cost the next speech and the place at the table (MP-29, A-49, A-102); null when fouls are off. */
export function foulThresholds(state: GameState): FoulThresholds | null {
  return thresholdsOf(option(state, 'fouls'));
}
