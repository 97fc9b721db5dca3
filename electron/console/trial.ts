import { setImmediate } from 'node:timers/promises';
import { type House, type HouseTrial, trialGames } from '../../shared/contract/house';
import { houseRuleset } from '../../shared/rulesets/house';
import { diceOf } from '../../shared/trial/dice';
import { faultsOf, type Tried, trying } from '../../shared/trial/try';

/** Moves that are played before the console looks after everything else: some milliseconds. */
const movesAtOnce = 15;

/** The random games of house rules, played between everything else the console has to do. */
export class Trial {
  private readonly tried: Tried[] = [];
  private faults: HouseTrial['faults'] = null;
  private stopped = false;

  /** Throws for a house that does not fit its base. */
  constructor(
    readonly id: string,
    private readonly house: House,
    private readonly games = trialGames,
  ) {}

  get view(): HouseTrial {
    return { done: this.tried.length, of: this.games, faults: this.faults };
  }

  /** Whether all games were played and nothing broke. */
  get passed(): boolean {
    return this.faults?.every((fault) => !fault.breaks) ?? false;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Plays all games, the n-th always by the same chance; resolves when they are played or the trial was stopped. */
  async run(): Promise<void> {
    const ruleset = houseRuleset(this.house);
    while (this.tried.length < this.games) {
      const game = trying(ruleset, diceOf(this.tried.length + 1));
      let moves = 0;
      for (let move = game.next(); ; move = game.next()) {
        moves += 1;
        if (moves % movesAtOnce === 0) await setImmediate();
        if (this.stopped) return;
        if (!move.done) continue;
        this.tried.push(move.value);
        break;
      }
    }
    this.faults = faultsOf(ruleset, this.tried).map(({ breaks, games, first, text }) => ({
      breaks,
      games,
      first,
      text,
    }));
  }
}
