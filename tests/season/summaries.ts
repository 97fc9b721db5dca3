import type { GameSummary } from '../../shared/contract/club';

type SummarySeat = GameSummary['seats'][number];

/** A seat of a finished game; every point it has is given by column. */
export function seat(player: string, points: Record<string, number> = {}, rest: Partial<SummarySeat> = {}) {
  return {
    seat: 1,
    player: player.padEnd(8, '0'),
    name: player,
    role: 'citizen',
    team: 'white',
    result: 'loss',
    out: null,
    fouls: 0,
    points,
    total: Object.values(points).reduce((total, amount) => total + amount, 0),
    ...rest,
  } satisfies SummarySeat;
}

/** A game of DeMafia that ended. */
export function game(seats: readonly SummarySeat[], rest: Partial<GameSummary> = {}): GameSummary {
  return {
    id: 'game0001',
    season: 'season01',
    ruleset: 'demafia',
    startedAt: 1,
    endedAt: 2,
    date: '2026-03-05',
    gameNo: 1,
    status: 'ended',
    winner: 'white',
    seats: [...seats],
    ...rest,
  };
}
