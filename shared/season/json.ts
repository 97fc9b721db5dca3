import type { GameSummary, Player, Season } from '../contract/club';
import type { Entry } from '../game/facts';
import type { Setup } from '../game/state';
import { exportVersion } from './sheet';

/** One game as it stands in a JSON file: what it came to, how it was set up, and every entry that holds, in order. */
export interface GameJson extends GameSummary {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

/** The contents of a JSON file: what there is of the club, of a season, or of one game. */
interface ClubJson {
  readonly format: 'mafia-host-console/export';
  readonly version: number;
  /** Wall clock, ms. */
  readonly exportedAt: number;
  readonly club: string;
  readonly seasons: readonly Season[];
  readonly players: readonly Player[];
  readonly games: readonly GameJson[];
}

/** A JSON file of these parts. */
export function clubJson(parts: Omit<ClubJson, 'format' | 'version'>): ClubJson {
  return { format: 'mafia-host-console/export', version: exportVersion, ...parts };
}
