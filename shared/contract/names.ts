import { z } from 'zod';

/** Controls, and marks that turn the direction of whatever stands behind them: no letter of any name. */
const unwritten = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it may stand among other words; '' where nothing of it could be seen. */
export function written(name: string): string {
  const plain = name.replace(unwritten, ' ').trim();
  return visible.test(plain) ? plain : '';
}

/** A name that somebody gives to a player, a season or a seat. */
export const nameSchema = z.string().max(200).transform(written).pipe(z.string().min(1).max(60));
