import type { OptionSpec } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { type FoulThresholds, foulsOption, optionsOf, thresholdsIn } from '../common/options';

/** The options of decisions 6.7 for DeMafia, each with its default first. */
export const options = [
  { name: 'blackWin', default: 'parity', values: ['parity', 'allWhitesDead'], rule: 'A-01', group: 'table' },
  {
    name: 'night0Actions',
    default: 'identify',
    values: ['identify', 'effective'],
    rule: 'A-04',
    group: 'night',
  },
  {
    name: 'maniacHeal',
    default: 'cancelVisit',
    values: ['cancelVisit', 'lethalOnly'],
    rule: 'A-10',
    group: 'night',
  },
  {
    name: 'shotBonusTo',
    default: 'aliveAfterDawn',
    values: ['aliveAfterDawn', 'aliveAtShot'],
    rule: 'A-14',
    group: 'points',
  },
  { name: 'sheriffRepeatScores', default: false, values: [false, true], rule: 'A-19', group: 'points' },
  { name: 'loverRepeatScores', default: true, values: [true, false], rule: 'A-18', group: 'points' },
  { name: 'voteCut', default: 'banner', values: ['banner', 'auto', 'off'], rule: 'A-20', group: 'vote' },
  { name: 'uzhhorodAt', default: 3, values: { from: 1, to: 20, also: ['off'] }, rule: 'A-21', group: 'vote' },
  {
    name: 'uzhhorodScope',
    default: 'everyCount',
    values: ['everyCount', 'firstCount', 'oncePerDay'],
    rule: 'A-21',
    group: 'vote',
  },
  {
    name: 'singleCandidate',
    default: 'majority',
    values: ['majority', 'plurality', 'noVoteOnDay1', 'noVote'],
    rule: 'A-22',
    group: 'vote',
  },
  { name: 'voteShootout', default: 'off', values: ['off', 'on'], rule: 'A-23', group: 'points' },
  { name: 'oratoryShootout', default: 'off', values: ['off', 'on'], rule: 'A-24', group: 'points' },
  { name: 'shootoutRange', default: 10, values: { from: 2, to: 99, also: [] }, rule: 'A-26', group: 'vote' },
  { name: 'dqKeepsEarned', default: false, values: [false, true], rule: 'A-27', group: 'points' },
  {
    name: 'foulSilence',
    default: 'balagan',
    values: ['balagan', 'defence', 'none'],
    rule: 'A-31',
    group: 'talk',
  },
  foulsOption,
] as const satisfies readonly OptionSpec[];

interface Values {
  blackWin: 'parity' | 'allWhitesDead';
  night0Actions: 'identify' | 'effective';
  maniacHeal: 'cancelVisit' | 'lethalOnly';
  shotBonusTo: 'aliveAfterDawn' | 'aliveAtShot';
  sheriffRepeatScores: boolean;
  loverRepeatScores: boolean;
  voteCut: 'banner' | 'auto' | 'off';
  uzhhorodAt: number | 'off';
  uzhhorodScope: 'everyCount' | 'firstCount' | 'oncePerDay';
  singleCandidate: 'majority' | 'plurality' | 'noVoteOnDay1' | 'noVote';
  voteShootout: 'off' | 'on';
  oratoryShootout: 'off' | 'on';
  shootoutRange: number;
  dqKeepsEarned: boolean;
  foulSilence: 'balagan' | 'defence' | 'none';
  fouls: string;
}

/** The value a game is played with. */
export const option = optionsOf<Values>(options);

/** DM-67, A-31: fouls at which a player falls silent and is removed; null when fouls are off. */
export function foulThresholds(state: GameState): FoulThresholds | null {
  return thresholdsIn(state, option(state, 'fouls'));
}
