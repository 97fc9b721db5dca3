import type { GameSummary } from '../../shared/contract/club';

const names = ['Ґалаґан', 'Їжак', 'Євген', 'Чорна Пані', 'Щука', 'Ясен', 'Ківі', 'Мавка', 'Сойка', 'Лис'];

/** Summaries of a season: `count` ended games of ten seats, played by forty people. */
export function summaries(count: number): GameSummary[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `game${String(at).padStart(6, '0')}`,
    season: 'season01',
    ruleset: 'demafia',
    startedAt: 1_750_000_000_000 + at * 3_600_000,
    endedAt: 1_750_000_000_000 + at * 3_600_000 + 3_000_000,
    date: `2026-0${1 + (at % 9)}-1${at % 10}`,
    gameNo: 1 + (at % 4),
    status: 'ended',
    winner: 'white',
    seats: names.map((name, seat) => {
      const points = { base: 30, night: at % 7, vote: seat * 2, speech: 5, judge: 0, penalty: -5 };
      return {
        seat: seat + 1,
        player: `player${(seat * 4 + (at % 4)).toString().padStart(2, '0')}`,
        name: `${name} ${at % 4}`,
        role: 'citizen',
        team: 'white',
        result: 'win',
        out: null,
        fouls: at % 3,
        points,
        total: Object.values(points).reduce((total, amount) => total + amount, 0),
      };
    }),
  }));
}
