import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../electron/console/summary';
import type { GameHeader } from '../../electron/store/store';
import { daysAfter, daysBetween, monthsAfter } from '../../shared/club/calendar';
import { refusalOf } from '../../shared/club/check';
import { recordsFrom } from '../../shared/club/fromGame';
import { fundOf, payoutsOf, prizesOf } from '../../shared/club/fund';
import type { ClubRecord } from '../../shared/club/records';
import { hostBlocks, publishedLists, seatingBlocks, standingOf } from '../../shared/club/standing';
import type { Game } from '../../shared/game/game';
import { EpochEvening, small, thirteen } from '../rules/epoch/table';
import { SportsEvening } from '../rules/sports/table';

const player = 'player005';
const game = 'game00001';

const breach = (
  on: string,
  reason: 'left' | 'revealed' | 'collusion' = 'left',
  sanction: 'none' | 'suspension' | 'noPrizes' = 'none',
): ClubRecord => ({ type: 'breach', on, player, reason, sanction });
const suicide = (on: string): ClubRecord => ({ type: 'suicide', on, player, game });
const noConfidence = (on: string, justified: boolean | null = true): ClubRecord => ({
  type: 'noConfidence',
  on,
  game,
  host: 'host00001',
  by: player,
  text: 'a hint',
  justified,
});
const blocks = (records: readonly ClubRecord[], today: string) =>
  standingOf(records, player, today).blocks.map(({ kind, until }) => [kind, until]);

describe('the calendar', () => {
  it('A-83: two weeks are fourteen days, three months are the calendar’s', () => {
    expect(daysAfter('2026-03-01', 14)).toBe('2026-03-15');
    expect(daysAfter('2026-12-25', 14)).toBe('2027-01-08');
    expect(monthsAfter('2026-05-10', 3)).toBe('2026-08-10');
    expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
    expect(monthsAfter('2027-11-30', 3)).toBe('2028-02-29');
  });

  it('counts as the clock’s own calendar does, over leap years and centuries', () => {
    const first = Date.UTC(1999, 11, 20);
    for (let days = 0; days < 40_000; days += 37) {
      const day = new Date(first + days * 86_400_000).toISOString().slice(0, 10);
      expect(daysBetween('1999-12-20', day)).toBe(days);
      expect(daysAfter(day, 40)).toBe(new Date(first + (days + 40) * 86_400_000).toISOString().slice(0, 10));
    }
  });
});

describe('warnings, Zombies, suspensions', () => {
  it('EC-114: a breach is a warning; three make a Zombie, for ever, blocked at the seating', () => {
    const two = [breach('2026-01-01'), breach('2026-02-01')];
    expect(standingOf(two, player, '2026-03-01')).toMatchObject({ breaches: 2, blocks: [] });
    const three = [...two, breach('2026-03-01')];
    expect(blocks(three, '2026-02-28')).toEqual([]);
    expect(blocks(three, '2036-03-01')).toEqual([['zombie', null]]);
    const seated = seatingBlocks(three, ['player001', player], '2026-03-01');
    expect(seated).toMatchObject([{ player, blocks: [{ refusal: { rule: 'EC-114' } }] }]);
  });

  it('EC-115: leaving, revealing after death and collusion count together', () => {
    const one = [
      breach('2026-01-01', 'left'),
      breach('2026-01-02', 'revealed'),
      breach('2026-01-03', 'collusion'),
    ];
    expect(blocks(one, '2026-01-03')).toEqual([['zombie', null]]);
  });

  it('EC-121, EC-124, A-81: other warnings are counted apart and make no Zombie', () => {
    const warning = (on: string, reason: 'flood' | 'spirit'): ClubRecord => ({
      type: 'warning',
      on,
      player,
      game,
      reason,
    });
    const records = [
      warning('2026-01-01', 'flood'),
      warning('2026-01-02', 'spirit'),
      warning('2026-01-03', 'flood'),
      breach('2026-01-04'),
    ];
    expect(standingOf(records, player, '2026-02-01')).toMatchObject({ breaches: 1, warnings: 3, blocks: [] });
  });

  it('EC-116: the first two may cost two weeks of play or of prizes, a later one may not', () => {
    const suspended = [breach('2026-03-01', 'left', 'suspension')];
    expect(blocks(suspended, '2026-03-14')).toEqual([['suspension', '2026-03-15']]);
    expect(blocks(suspended, '2026-03-15')).toEqual([]);
    const noPrizes = [breach('2026-03-01', 'left', 'noPrizes')];
    expect(standingOf(noPrizes, player, '2026-03-14').noPrizesUntil).toBe('2026-03-15');
    expect(standingOf(noPrizes, player, '2026-03-15').noPrizesUntil).toBeNull();
    const two = [breach('2026-01-01'), breach('2026-02-01')];
    expect(refusalOf(two, breach('2026-03-01', 'left', 'suspension'), true)?.rule).toBe('EC-116');
    expect(refusalOf(two, breach('2026-03-01'), true)).toBeNull();
    expect(refusalOf(two.slice(1), breach('2026-03-01', 'left', 'noPrizes'), true)).toBeNull();
  });

  it('EC-119: three suicides in thirty days: the black list for three months', () => {
    const three = [suicide('2026-04-12'), suicide('2026-04-20'), suicide('2026-05-10')];
    expect(blocks(three, '2026-05-10')).toEqual([['blackList', '2026-08-10']]);
    expect(blocks(three, '2026-08-09')).toHaveLength(1);
    expect(blocks(three, '2026-08-10')).toEqual([]);
    const wide = [suicide('2026-04-10'), suicide('2026-04-20'), suicide('2026-05-10')];
    expect(blocks(wide, '2026-05-10')).toEqual([]);
    expect(standingOf(wide, player, '2026-05-10').suicides).toBe(2);
  });

  it('EC-122: a ban is for three days at least', () => {
    const ban = (days: number): ClubRecord => ({
      type: 'ban',
      on: '2026-03-01',
      player,
      days,
      reason: 'trolling',
    });
    expect(refusalOf([], ban(2), true)?.rule).toBe('EC-122');
    expect(refusalOf([], ban(3), true)).toBeNull();
    expect(blocks([ban(3)], '2026-03-03')).toEqual([['ban', '2026-03-04']]);
    expect(blocks([ban(3)], '2026-03-04')).toEqual([]);
  });
});

describe('no confidence in a host', () => {
  it('EC-112: declared only when the game has ended', () => {
    expect(refusalOf([], noConfidence('2026-03-01'), false)?.rule).toBe('EC-112');
    expect(refusalOf([], noConfidence('2026-03-01'), true)).toBeNull();
  });

  it('EC-113: more than three justified in seven days: no hosting for two weeks', () => {
    const days = ['2026-02-23', '2026-02-24', '2026-02-28', '2026-03-01'];
    const records = days.map((on) => noConfidence(on));
    const until = (list: readonly ClubRecord[], today: string) =>
      hostBlocks(list, 'host00001', today).map((one) => one.until);
    expect(until(records.slice(0, 3), '2026-03-01')).toEqual([]);
    expect(until(records, '2026-03-01')).toEqual(['2026-03-15']);
    expect(until(records, '2026-03-15')).toEqual([]);
    expect(until([...records.slice(0, 3), noConfidence('2026-03-02')], '2026-03-02')).toEqual([]);
    expect(until([...records.slice(0, 3), noConfidence('2026-03-01', false)], '2026-03-01')).toEqual([]);
    expect(until([...records.slice(0, 3), noConfidence('2026-03-01', null)], '2026-03-01')).toEqual([]);
  });

  it('EC-128: the lists that are published: one Zombie, two on the black list, three no-confidences', () => {
    const of = (who: string, records: readonly ClubRecord[]) =>
      records.map((one) => ('player' in one ? { ...one, player: who } : one));
    const zombie = [breach('2026-01-01'), breach('2026-01-02'), breach('2026-01-03')];
    const suicides = [suicide('2026-02-20'), suicide('2026-02-21'), suicide('2026-02-22')];
    const lists = publishedLists(
      [
        ...of('player001', zombie),
        ...of('player002', suicides),
        ...of('player003', suicides),
        ...['2026-01-01', '2026-01-02', '2026-01-03'].map((on) => noConfidence(on)),
        noConfidence('2026-01-04', false),
      ],
      '2026-03-01',
    );
    expect(lists.zombies).toEqual(['player001']);
    expect(lists.blackList).toEqual([
      { player: 'player002', until: '2026-05-22' },
      { player: 'player003', until: '2026-05-22' },
    ]);
    expect(lists.noConfidences).toHaveLength(3);
  });
});

describe('the common fund', () => {
  it('EC-130: donations and the income of shares, less what was paid: 1.00 − 0.09 = 0.91', () => {
    const on = '2026-03-01';
    const records: ClubRecord[] = [
      { type: 'donation', on, from: 'a friend', amount: 100 },
      { type: 'payout', on, game, player, role: 'winner', amount: 4 },
      { type: 'payout', on, game, player: 'host00001', role: 'host', amount: 5 },
    ];
    expect(fundOf(records, on).balance).toBe(91);
    expect(fundOf([...records, { type: 'shareIncome', on, note: 'State Bank', amount: 7 }], on).balance).toBe(
      98,
    );
    expect(fundOf(records, '2026-02-28').balance).toBe(0);
  });

  const won = (winners: string[]) => ({ id: game, on: '2026-03-10', winners, host: 'host00001' });
  const four = ['player001', 'player002', 'player003', player];

  it('EC-131: 0.01 to each of four winners and 0.05 to the host, once: 0.09', () => {
    const rows = prizesOf([], won(four));
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(9);
    const paid = payoutsOf(won(four), rows);
    expect(paid).toHaveLength(5);
    expect(refusalOf([], paid[4] as ClubRecord, true)).toBeNull();
    expect(paid.map((one) => refusalOf(paid, one, true)?.rule)).toEqual(Array(5).fill('EC-131'));
    // A draw has no winners; the host is paid all the same.
    expect(prizesOf([], won([])).map((row) => [row.role, row.amount])).toEqual([['host', 5]]);
  });

  it('EC-116, EC-127: no prize in the two weeks, and none for the game of the ban', () => {
    const amount = (records: readonly ClubRecord[]) =>
      prizesOf(records, won(four)).find((row) => row.player === player);
    expect(amount([breach('2026-03-01', 'left', 'noPrizes')])).toMatchObject({
      amount: 0,
      lost: { key: 'epoch.ledger.noPrizes', params: { until: '2026-03-15' } },
    });
    const banned = (id: string): ClubRecord => ({
      type: 'expelled',
      on: '2026-03-10',
      player,
      game: id,
      cause: 'disqualified',
      reason: 'roleReveal',
    });
    expect(amount([banned(game)])).toMatchObject({ amount: 0 });
    expect(payoutsOf(won(four), prizesOf([banned(game)], won(four)))).toHaveLength(4);
    expect(amount([banned('game00002')])).toMatchObject({ amount: 1, lost: null });
  });

  it('EC-132: a sponsor’s prize is a record of its own and leaves the fund untouched', () => {
    const on = '2026-03-01';
    const sponsored: ClubRecord = { type: 'sponsored', on, game, player, sponsor: 'a fan', amount: 10 };
    expect(refusalOf([], sponsored, true)).toBeNull();
    expect(fundOf([{ type: 'donation', on, from: '', amount: 50 }, sponsored], on).balance).toBe(50);
  });
});

describe('what a game adds to the ledger', () => {
  /** The records of a game that was called off as it stood, from its line in the index. */
  const recordsOf = ({ setup, state, ...rest }: Game) => {
    const ended = {
      ...rest,
      setup,
      state: { ...state, ended: { winner: null, during: 'd1/talk', reason: '', neutrals: [] } },
    };
    const header = { id: game, date: '2026-03-01', setup } as unknown as GameHeader;
    return recordsFrom(summaryOf(header, ended as Game)).map(({ record }) => record);
  };

  it('EC-119, EC-121, EC-124, EC-127: suicides, warnings, removals and disqualifications', () => {
    const evening = new EpochEvening(thirteen, { chatPenalties: 'on' }).hang(1, 7).sleep(1).toDay(2);
    evening.remark(12, 'flood').remark(12, 'flood');
    const left = (seat: number, cause: 'removed' | 'disqualified', reason: string) =>
      evening.enter([{ type: 'left', seat, cause, during: evening.phase, reason }]);
    left(7, 'removed', 'spirit');
    left(10, 'disqualified', 'roleReveal');
    evening.leave(11);
    const own = (seat: number) => ({
      on: '2026-03-01',
      player: `player0${String(seat).padStart(2, '0')}`,
      game,
    });
    expect(recordsOf(evening.game)).toEqual([
      { type: 'expelled', ...own(10), cause: 'disqualified', reason: 'roleReveal' },
      { type: 'suicide', ...own(12) },
      { type: 'warning', ...own(7), reason: 'spirit' },
      { type: 'warning', ...own(12), reason: 'flood' },
    ]);
    expect(recordsOf(new EpochEvening(small).game)).toEqual([]);
  });

  it('removals of the other systems are in the same record', () => {
    const evening = new SportsEvening('polemica', { voteAfterRemoval: 'goesOn' })
      .toDay(1)
      .foul(8, 4)
      .remove(9);
    expect(recordsOf(evening.game)).toMatchObject([
      { type: 'expelled', player: 'player008', cause: 'fouls' },
      { type: 'expelled', player: 'player009', cause: 'removed' },
    ]);
    expect(standingOf(recordsOf(evening.game), 'player009', '2026-03-01').expulsions).toBe(1);
  });
});
