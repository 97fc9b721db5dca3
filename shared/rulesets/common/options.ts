import type { OptionSpec, Ruleset } from '../../game/ruleset';
import type { GameState } from '../../game/state';

/** Gives the function that reads an option: what was chosen at the start, else the default of decisions 6.7. */
export function optionsOf<Values extends object>(specs: readonly OptionSpec[]) {
  return <N extends keyof Values & string>(state: GameState, name: N): Values[N] => {
    const chosen = state.setup.options[name];
    return (chosen ?? specs.find((known) => known.name === name)?.default) as Values[N];
  };
}

/** The option of the fouls at which a player falls silent and is removed. */
export const foulsOption = {
  name: 'fouls',
  default: '3/4',
  values: ['3/4', '2/3', '4/5', 'off'],
  rule: 'A-31',
  group: 'talk',
} as const satisfies OptionSpec;

export interface FoulThresholds {
  readonly silence: number;
  readonly removal: number;
}

/** What `3/4` says; null when fouls are off. */
export function thresholdsOf(value: string): FoulThresholds | null {
  const match = /^(\d)\/(\d)$/.exec(value);
  return match ? { silence: Number(match[1]), removal: Number(match[2]) } : null;
}

/** The thresholds of this game: the house's own, unless fouls are off. */
export function thresholdsIn({ setup }: GameState, value: string): FoulThresholds | null {
  const usual = thresholdsOf(value);
  return usual && (setup.house?.discipline?.fouls ?? usual);
}

/** What follows when a seat with this many fouls gets one more (DM-67, MP-29). */
export function nextFoul(fouls: number, at: FoulThresholds | null): ReturnType<Ruleset['nextFoul']> {
  const count = fouls + 1;
  if (!at) return { count, consequence: 'none' };
  return { count, consequence: count >= at.removal ? 'removal' : count === at.silence ? 'silence' : 'none' };
}
