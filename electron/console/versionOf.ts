import { createHash } from 'node:crypto';
import type { BundledGame } from '../store/bundle';
import type { StoredGame } from '../store/store';

/**
 * What makes a version of a game: its beginning and each line, without names, also the host's, which may have been
 * changed here, and without the season, which may be called by another id there.
 */
export function marksOf({ header, lines }: StoredGame): readonly string[] {
  const { season: _season, host: _host, ...own } = header;
  return [own, ...lines].map((part) =>
    JSON.stringify(part, (key, value: unknown) => (key === 'name' || key === 'host' ? '' : value)),
  );
}

/** How one version of a game stands to another: the same, its beginning, longer than it, or played on differently. */
export function relation(
  one: readonly string[],
  other: readonly string[],
): 'same' | 'beginning' | 'longer' | 'diverged' {
  const least = Math.min(one.length, other.length);
  for (let at = 0; at < least; at += 1) if (one[at] !== other[at]) return 'diverged';
  if (one.length === other.length) return 'same';
  return one.length < other.length ? 'beginning' : 'longer';
}

/** How many lines all of these versions have in common, the header not counted. */
export function inCommon(all: readonly (readonly string[])[]): number {
  const [first = []] = all;
  let length = 0;
  while (length < first.length && all.every((marks) => marks[length] === first[length])) length += 1;
  return Math.max(0, length - 1);
}

/** The name of a version by what is in it. */
export function versionKey(marks: readonly string[]): string {
  return createHash('sha256').update(marks.join('\n')).digest('hex').slice(0, 16);
}

/** The longer version, with the header and the names of the one that is here. */
export function grown(here: string, longer: BundledGame, lines: number): string {
  const added = longer.text.split('\n').slice(1 + lines, -1);
  return `${here}${added.map((line) => `${line}\n`).join('')}`;
}
