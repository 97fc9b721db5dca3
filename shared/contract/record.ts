import type { ChangeRow } from '../game/changes';
import type { Protocol } from '../game/protocol';
import type { StorySection } from '../game/storySheet';
import type { Seat } from '../game/words';

/** Everything there is to read of one game, with all secrets; a screen hides them while the game runs. */
export interface GameRecord {
  readonly id: string;
  /** Name of its season. */
  readonly season: string;
  /** Local calendar day it began, `YYYY-MM-DD`. */
  readonly date: string;
  /** Which game of that day, from 1. */
  readonly gameNo: number;
  /** Who hosted, and at which table; null where its file does not say it. */
  readonly host: string | null;
  readonly table: string | null;
  /** Wall clock, ms; `endedAt` null while it runs. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly names: readonly { readonly seat: Seat; readonly name: string }[];
  readonly story: readonly StorySection[];
  readonly protocol: Protocol;
  /** What was undone, amended, overruled or flagged. */
  readonly changes: readonly ChangeRow[];
}
