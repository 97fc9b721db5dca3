/**
 * How many random games a property test plays: `usual` in `npm test`, ten times as many (or `LONG` times, where
 * it is a number) in `npm run test:long`.
 */
export function runs(usual: number): number {
  const long = process.env.LONG;
  if (!long) return usual;
  return usual * (Number(long) > 1 ? Number(long) : 10);
}
