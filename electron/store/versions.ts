import { z } from 'zod';
import { idSchema } from '../../shared/game/state';
import type { DocumentKind } from './formats';
import { parseGame, withChange } from './game-file';
import type { GameChange } from './store';

/** One version of a game that was played on differently on two laptops. */
const versionSchema = z.strictObject({
  /** The game's file as it was. */
  text: z.string(),
  /** Name of the file it came with; empty: it was here. */
  from: z.string().max(255),
  /** When it was put beside the other one, wall clock ms. */
  at: z.number(),
});
export type GameVersion = z.infer<typeof versionSchema>;

const gameVersionsSchema = z.strictObject({
  game: idSchema,
  /** Between which the host has to choose; none of them counts. Empty: the host has chosen. */
  versions: z.array(versionSchema),
  /** What the host decided against: it is not asked about again. */
  left: z.array(z.string()),
});
export type GameVersions = z.infer<typeof gameVersionsSchema>;

export const versionsKind: DocumentKind<readonly GameVersions[]> = {
  name: 'versions',
  label: 'store.document.versions',
  lost: 'store.notice.reset',
  unknown: null,
  schema: z.array(gameVersionsSchema),
  initial: [],
  migrations: [],
  backedUp: true,
};

/** The versions with another text of each game that `change` concerns; the same list where it concerns none. */
export function changedVersions(all: readonly GameVersions[], change: GameChange): readonly GameVersions[] {
  let isChanged = false;
  const changed = (text: string): string => {
    const bytes = new TextEncoder().encode(text);
    const next = withChange(bytes, parseGame(bytes, versionsKind.name), change);
    if (next) isChanged = true;
    return next ? new TextDecoder().decode(next) : text;
  };
  const next = all.map((one) => ({
    ...one,
    versions: one.versions.map((version) => ({ ...version, text: changed(version.text) })),
    left: one.left.map(changed),
  }));
  return isChanged ? next : all;
}
