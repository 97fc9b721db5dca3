import type { OptionSpec } from '../../game/ruleset';
import type { BallotMode } from '../../game/words';
import { optionsOf } from '../common/options';

/** The options of decisions 6.7 for the Epoch of Clones, each with its default first. */
export const options = [
  { name: 'deathNight', default: 3, values: { from: 1, to: 9, also: [] }, rule: 'A-62', group: 'night' },
  { name: 'deathRepeats', default: false, values: [false, true], rule: 'A-62', group: 'night' },
  { name: 'deathBelow13', default: 'off', values: ['off', 'on'], rule: 'A-61', group: 'night' },
  { name: 'sergeantBelow11', default: 'off', values: ['off', 'on'], rule: 'EC-08' },
  {
    name: 'voteMode',
    default: 'open',
    values: ['open', 'alphabetical', 'private'],
    rule: 'EC-105',
    group: 'vote',
  },
  { name: 'chatPenalties', default: 'off', values: ['off', 'on'], rule: 'EC-117', group: 'talk' },
  { name: 'deadTeammatesWin', default: false, values: [false, true], rule: 'A-82b' },
] as const satisfies readonly OptionSpec[];

interface Values {
  deathNight: number;
  deathRepeats: boolean;
  deathBelow13: 'off' | 'on';
  sergeantBelow11: 'off' | 'on';
  voteMode: BallotMode;
  chatPenalties: 'off' | 'on';
  deadTeammatesWin: boolean;
}

/** The value a game is played with. */
export const option = optionsOf<Values>(options);
