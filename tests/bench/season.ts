import { gamesCsv, standingsCsv } from '../../shared/season/csv';
import { standingsOf } from '../../shared/season/standings';
import { summaries } from './games';
import { median, ms, ratio, type Section } from './row';

const columns = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'];
const options = { language: 'uk', separator: null } as const;

/** Standings and both CSV files of a season of 1,000 games, from the index. */
export const season: Section = async () => {
  const games = summaries(1000);
  const index = JSON.stringify(games);
  const parse = median(5, () => JSON.parse(index));
  const whole = median(5, () => {
    const read = JSON.parse(index);
    return [standingsCsv(standingsOf(read, columns), options), gamesCsv(read, 'Весна', options)];
  });
  return [
    {
      what: 'standings + CSV over 1,000 games from the index',
      measured: ms(whole),
      hold: '≤ 300 ms',
      baseline: `only parsing the index ${ms(parse)}, ${ratio(whole, parse)}`,
      holds: whole <= 300,
    },
  ];
};
