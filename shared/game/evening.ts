import type { Line } from './journal';

/** Which game of the evening a game was, at which table and who hosted it; missing: nobody said it. */
export interface EveningPart {
  /** From 1. */
  readonly gameNo: number;
  readonly host?: string | undefined;
  readonly table?: string | undefined;
}

/** What holds of a game's evening: what its beginning says, or the last correction of the host. */
export function eveningIn(begun: EveningPart, lines: readonly Line[]): EveningPart {
  const last = lines.findLast(({ op }) => op.type === 'evening')?.op;
  const { gameNo, host, table } = last?.type === 'evening' ? last : begun;
  return { gameNo, ...(host === undefined ? {} : { host }), ...(table === undefined ? {} : { table }) };
}
