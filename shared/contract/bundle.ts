import { z } from 'zod';
import { idSchema } from '../game/state';
import type { Text } from '../game/words';
import { partLength } from './data';

const upload = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
const people = z.array(idSchema).max(1_500);

/** A version of a game, by what is in it. */
const versionKey = z.string().regex(/^[a-f0-9]{16}$/);

export const bundleRequestSchemas = [
  /** One part of a bundle the host chose. With the last one the console says what it would bring. */
  z.strictObject({
    type: z.literal('offerBundle'),
    upload,
    file: z.string().max(255),
    part: z.number().int().min(0).max(9_999),
    parts: z.number().int().min(1).max(10_000),
    content: z.base64().max(partLength),
  }),
  /** Takes the bundle in. Of everybody it asks about it says: `same` as the one here, or somebody else (`apart`). */
  z.strictObject({ type: z.literal('takeBundle'), upload, same: people, apart: people }),
  /** Games between whose versions the host has to choose. */
  z.strictObject({ type: z.literal('gameVersions') }),
  z.strictObject({ type: z.literal('chooseVersion'), game: idSchema, version: versionKey }),
] as const;

/** Somebody of a bundle who bears the name of somebody here. */
export interface BundleQuestion {
  readonly player: string;
  readonly name: string;
  /** Games of the bundle with this person. */
  readonly games: number;
  readonly here: { readonly player: string; readonly name: string; readonly games: number };
}

/** What a bundle would bring. Nothing is changed yet. */
export interface BundlePreview {
  readonly upload: string;
  /** When and by which club it was made; wall clock ms. */
  readonly at: number;
  readonly club: string;
  readonly games: BundleGames;
  /** Days of its first and last game, `YYYY-MM-DD`; null without games. */
  readonly first: string | null;
  readonly last: string | null;
  /** People who are new here without a question. */
  readonly players: number;
  readonly questions: readonly BundleQuestion[];
  /** Names of seasons that are new here. */
  readonly seasons: readonly string[];
}

/** What becomes of the games of a bundle, by number. */
export interface BundleGames {
  /** Not here yet. */
  readonly fresh: number;
  /** Here already; nothing changes. */
  readonly same: number;
  /** Here as well, with fewer entries: they get the others. */
  readonly grown: number;
  /** Played on differently here and there: the host has to choose. */
  readonly diverged: number;
  /** Cannot be read. */
  readonly unreadable: number;
}

/** One of the versions of a game. */
export interface VersionView {
  readonly key: string;
  /** Name of the file it came with; empty: it was here. */
  readonly from: string;
  /** Entries that hold. */
  readonly entries: number;
  /** When the last of them was made, wall clock ms. */
  readonly lastAt: number;
  readonly status: 'running' | 'ended' | 'called-off';
  readonly winner: string | null;
  /** The last entries that only this version has, and how many more there are before them. */
  readonly own: readonly { readonly n: number; readonly text: Text }[];
  readonly more: number;
}

/** A game with several versions; none of them counts until the host has chosen. */
export interface DivergedGame {
  readonly game: string;
  readonly date: string;
  readonly gameNo: number;
  readonly startedAt: number;
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly versions: readonly VersionView[];
}
