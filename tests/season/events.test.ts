import { expect, test } from 'vitest';
import { replay, stateOf, summarise } from '../../electron/console/summary';
import { rulesets } from '../../shared/rulesets';
import { nightRows, nightsSheet, voteRows, votesSheet } from '../../shared/season/events';
import { holds } from '../properties/holds';
import { randomGame } from '../store/random-games';

const personOf = (id: string) => id;

test.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: what is read quickly for an export is what a replay comes to, amended or not',
  (_, ruleset) => {
    holds(12, 500, (dice) => {
      const { header, lines } = randomGame(ruleset, dice);
      const { state } = replay(header, lines);
      expect(stateOf(header, lines)).toEqual(state);
      const summary = summarise(header, lines);
      const played = { summary, season: 'Весна', state, personOf };
      const votes = voteRows(played);
      const { columns } = votesSheet(votes);
      const at = (name: string) => columns.findIndex((column) => column.name === name);
      for (const row of votes) expect(row).toHaveLength(columns.length - 1);
      for (const row of nightRows(played)) expect(row).toHaveLength(nightsSheet([]).columns.length - 1);
      for (const day of state.days) {
        for (const count of day.counts) {
          const own = votes.filter((row) => row[at('day')] === day.no && row[at('count')] === count.no);
          const hands = own.filter((row) => row[at('event')] === 'hand');
          expect(hands.map((row) => [row[at('seat')], row[at('candidate')]])).toEqual(
            count.hands.map(({ voter, candidate }) => [voter, candidate]),
          );
          for (const row of hands) {
            const voter = state.setup.seats[Number(row[at('seat')]) - 1];
            const before = state.substitutions.some((one) => one.seat === row[at('seat')]);
            if (!before)
              expect([row[at('player')], row[at('player_id')]]).toEqual([voter?.name, voter?.player]);
          }
        }
      }
    });
  },
);
