import { idSchema } from '../../shared/game/state';
import type { BundledGame } from '../store/bundle';
import { encodeHeader, parseGame } from '../store/game-file';
import type { GameVersion, GameVersions } from '../store/versions';
import { grown, marksOf, relation } from './versionOf';

/** What becomes of a game of a bundle. */
export type Fate = 'fresh' | 'same' | 'grown' | 'diverged';

/** A game as it is here: its file, and the versions that lie apart. */
export interface GameHere {
  readonly text: string | null;
  readonly versions: GameVersions | null;
}

/** What a game is to be: one file, or versions to choose between. */
interface GameThen {
  readonly fate: Fate;
  readonly text: string | null;
  readonly versions: readonly GameVersion[];
}

interface Candidate extends GameVersion {
  readonly marks: readonly string[];
}

/**
 * A game here and the same game out of a bundle, in one or several versions. What holds at the end are the versions that
 * are no beginning of another one, in whatever order they came; what the host decided against, and its beginnings, are
 * not looked at again. `seasonOf` says what the season of a game's header is called here.
 */
export function planGame(
  here: GameHere,
  incoming: readonly BundledGame[],
  from: string,
  at: number,
  seasonOf: (season: string) => string,
): GameThen {
  const known = [
    ...(here.text === null ? [] : [{ text: here.text, from: '', at }]),
    ...(here.versions?.versions ?? []),
  ];
  // Most of what comes is here already, byte by byte.
  const others = incoming.filter(({ text }) => !known.some((one) => one.text === text));
  if (known.length > 0 && others.length === 0) return unchanged(here);
  const left = (here.versions?.left ?? []).map((text) => marksOf(read(text)));
  let all = known.map((version): Candidate => ({ ...version, marks: marksOf(read(version.text)) }));
  let fate: Fate = 'same';
  for (const game of others) {
    const marks = marksOf(game.parsed);
    const covers = (other: readonly string[]) => ['same', 'beginning'].includes(relation(marks, other));
    if (left.some(covers) || all.some((one) => covers(one.marks))) continue;
    const shorter = all.find((one) => relation(marks, one.marks) === 'longer');
    all = shorter
      ? all.map((one) =>
          one === shorter ? { ...one, text: grown(one.text, game, one.marks.length - 1), marks } : one,
        )
      : [...all, { text: withSeason(game, seasonOf), from, at, marks }];
    fate =
      known.length === 0
        ? 'fresh'
        : all.length > known.length
          ? 'diverged'
          : fate === 'same'
            ? 'grown'
            : fate;
  }
  if (fate === 'same') return unchanged(here);
  const versions = all.map(({ marks: _, ...version }) => version);
  const [only] = versions;
  return versions.length === 1 && only && (here.versions?.versions.length ?? 0) === 0
    ? { fate, text: only.text, versions: [] }
    : { fate: known.length === 0 ? 'diverged' : fate, text: null, versions };
}

function unchanged({ text, versions }: GameHere): GameThen {
  return { fate: 'same', text, versions: versions?.versions ?? [] };
}

function read(text: string) {
  return parseGame(new TextEncoder().encode(text), 'versions');
}

/** The game's file with the season as it is called here. */
function withSeason({ text, parsed }: BundledGame, seasonOf: (season: string) => string): string {
  const { header } = parsed;
  const season = idSchema.parse(seasonOf(header.season));
  if (season === header.season) return text;
  const first = new TextDecoder().decode(encodeHeader({ ...header, season }));
  return `${first}${text.slice(text.indexOf('\n') + 1)}`;
}
