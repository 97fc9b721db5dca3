import { rowsInPart } from '../../../shared/contract/people';

/** The rows of a sheet as the requests that bring them: each part with what it needs besides its rows. */
export function inParts<T>(
  rows: readonly T[],
): readonly { readonly upload: string; readonly part: number; readonly parts: number; readonly rows: T[] }[] {
  const upload = crypto.randomUUID().replaceAll('-', '');
  const parts = Math.max(1, Math.ceil(rows.length / rowsInPart));
  return Array.from({ length: parts }, (_, part) => ({
    upload,
    part,
    parts,
    rows: rows.slice(part * rowsInPart, (part + 1) * rowsInPart),
  }));
}

/** The most rows a sheet may have. */
export const mostRows = rowsInPart * 100;
