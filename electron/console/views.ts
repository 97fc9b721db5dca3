import type { Season, SeasonView } from '../../shared/contract/club';

/** A season without what grows with its games: every change of the console is sent whole. */
export function seasonView({ games: _moved, brought: _brought, closed, ...season }: Season): SeasonView {
  return { ...season, closedAt: closed?.at ?? null };
}
