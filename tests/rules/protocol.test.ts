import { describe, expect, it } from 'vitest';
import { beginGame, enter, isRefused } from '../../shared/game/game';
import { protocol } from '../../shared/game/protocol';
import { story } from '../../shared/game/story';
import { demafia } from '../../shared/rulesets/demafia';
import { casePlayed, Evening, nine } from './evening';
import { SportsEvening } from './sports/table';
import { said } from './told';

const of = ({ game }: Pick<Evening, 'game'>) => protocol(game, story(game));

describe('the protocol', () => {
  it('has every ballot as candidates and voters, with who nominated whom', () => {
    const evening = new Evening(nine).toDay(1);
    evening.answer({ type: 'nominate', seat: 6, by: 2 });
    evening.nominate(7).ballot([6, [1, 2, 8]], [7, [3, 4]]);
    expect(of(evening).days).toEqual([
      {
        no: 1,
        nominations: [
          { seat: 6, by: 2 },
          { seat: 7, by: null },
        ],
        counts: [
          {
            no: 1,
            rows: [
              { seat: 6, by: 2, hands: [1, 2, 8], silent: [] },
              { seat: 7, by: null, hands: [3, 4], silent: [] },
            ],
          },
        ],
        raised: null,
        expelled: [6],
      },
    ]);
  });

  it('SP-31: silent votes stand in the row of the last candidate', () => {
    const evening = new SportsEvening('sports-ua').nominate(1, 5, 6).toHands();
    evening.ballot([5, [1, 2, 3, 4, 7, 8]], [6, [9]]);
    expect(of(evening).days[0]?.counts[0]?.rows[1]).toMatchObject({ hands: [9], silent: [5, 6, 10] });
  });

  it.each(['demafia-06', 'demafia-pin-11', 'demafia-pin-19'])(
    '%s: its sums are those of the table, its parts those of the story',
    (name) => {
      const evening = casePlayed(name);
      const sheet = of(evening);
      expect(sheet.ended).toBe(true);
      for (const row of sheet.seats) {
        expect(row.total).toBe(evening.points(row.seat));
        expect(row.out?.cause ?? null).toBe(
          evening.state.seats[row.seat - 1]?.disqualified ? 'disqualified' : evening.isOut(row.seat),
        );
      }
      const lines = story(evening.game).flatMap((section) => section.lines);
      expect(sheet.points.map(({ line }) => line)).toEqual(lines.filter((line) => line.topic === 'points'));
      expect(sheet.nights.filter((night) => night.lines.length > 0).map((night) => night.no)).toEqual(
        evening.state.nights.filter((night) => night.acts.length > 0).map((night) => night.no),
      );
    },
  );

  it('names the options that differ, fouls with reasons, removals, notes and protests', () => {
    const evening = new Evening(nine, { fouls: '2/3', uzhhorodAt: 3 }).toDay(1);
    const { phase: during } = evening;
    evening.enter([{ type: 'foul', seat: 3, during, reason: 'a gesture' }]);
    evening.enter([{ type: 'note', about: { kind: 'day', day: 1 }, text: 'the light went out', during }]);
    evening.enter([{ type: 'protest', seat: 5, text: 'a late hand', during }]);
    evening.disqualify(6);
    const sheet = of(evening);
    const words = (part: (typeof sheet)['remarks']) => part.map(({ line }) => said(evening.game, line.text));
    expect(sheet.options).toEqual([{ name: 'fouls', value: '2/3' }]);
    expect(words(sheet.discipline)).toEqual([
      'Foul 1: no. 3 P3 — “a gesture”',
      'Disqualified: no. 6 P6 — Insult',
    ]);
    expect(words(sheet.remarks)).toEqual([
      'Note, day 1: the light went out',
      'Protest, no. 5 P5: a late hand',
    ]);
    expect(sheet.seats[5]).toMatchObject({ out: { cause: 'disqualified', during: 'd1/talk' } });
  });

  it('names the substitute and whom he replaced', () => {
    const evening = new Evening(nine).toDay(1);
    const { phase: during } = evening;
    evening.enter([
      { type: 'substitute', seat: 4, player: 'player999', name: 'Newcomer', points: 'in', during },
    ]);
    expect(of(evening).seats[3]).toMatchObject({ name: 'Newcomer', before: ['P4'] });
    expect(of(evening).words).toHaveLength(1);
  });

  it('who corrected what and why', () => {
    const evening = new Evening(nine).quiet(1);
    evening.nextDespite();
    expect(of(evening).corrections).toMatchObject([{ kind: 'irregular', reason: 'it has happened' }]);
  });

  it('a game that has only begun has its seats and nothing else', () => {
    const setup = new Evening(nine).game.setup;
    const begun = beginGame(demafia, setup);
    const sheet = protocol(begun, story(begun));
    expect(sheet.seats).toHaveLength(9);
    expect(sheet.seats.every((seat) => seat.role === null && seat.out === null)).toBe(true);
    expect([sheet.days, sheet.discipline, sheet.corrections]).toEqual([[], [], []]);
    const noted = enter(begun, [{ type: 'note', about: { kind: 'game' }, text: 'late', during: 'n0' }], {
      at: 1,
      by: 'x',
      id: () => 'noted',
    });
    if (isRefused(noted)) throw new Error('refused');
    expect(protocol(noted.game, story(noted.game)).remarks).toHaveLength(1);
  });
});
