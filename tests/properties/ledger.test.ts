import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, daysBetween } from '../../shared/club/calendar';
import { refusalOf } from '../../shared/club/check';
import { fundOf, payoutsOf, prizesOf, unpaidOf } from '../../shared/club/fund';
import { holding, type LedgerEntry, ledgerEntrySchema, linesOf } from '../../shared/club/ledger';
import type { ClubRecord } from '../../shared/club/records';
import { standingOf } from '../../shared/club/standing';
import { runs } from '../runs';

const first = '2026-01-20';
const day = fc.integer({ min: 0, max: 120 }).map((days) => daysAfter(first, days));
const player = fc.constantFrom('player001', 'player002', 'player003');
const amount = fc.integer({ min: 1, max: 100_000 });
const game = 'game00001';

const record: fc.Arbitrary<ClubRecord> = fc.oneof(
  fc.record({
    type: fc.constant('breach' as const),
    on: day,
    player,
    reason: fc.constantFrom('left' as const, 'revealed' as const),
    sanction: fc.constantFrom('none' as const, 'suspension' as const, 'noPrizes' as const),
  }),
  fc.record({ type: fc.constant('suicide' as const), on: day, player }),
  fc.record({ type: fc.constant('donation' as const), on: day, from: fc.constant(''), amount }),
  fc.record({ type: fc.constant('shareIncome' as const), on: day, note: fc.constant(''), amount }),
  fc.record({
    type: fc.constant('payout' as const),
    on: day,
    game: fc.constant(game),
    player,
    role: fc.constantFrom('winner' as const, 'host' as const),
    amount,
  }),
);

/** Entries of a file: records, and what was taken back of them or of nothing. */
const entries: fc.Arbitrary<LedgerEntry[]> = fc
  .array(fc.record({ record, back: fc.option(fc.nat({ max: 30 }), { freq: 3 }) }), { maxLength: 30 })
  .map((all) =>
    all.map(({ record: own, back }, at): LedgerEntry => {
      const head = { id: `entry${String(at).padStart(3, '0')}`, at };
      return back === null
        ? { type: 'record', ...head, record: own }
        : { type: 'takenBack', ...head, target: `entry${String(back).padStart(3, '0')}`, reason: 'x' };
    }),
  );

describe('any ledger', () => {
  test('nothing is ever erased, and what was taken back counts no more', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const lines = linesOf(all, []);
        expect(lines.length).toBe(all.filter((entry) => entry.type === 'record').length);
        expect(lines.map(({ record: own }) => own.on)).toEqual(lines.map((one) => one.record.on).toSorted());
        expect(holding(lines).length).toBe(lines.filter((line) => line.takenBack === null).length);
        // A longer file begins with what a shorter one says.
        for (const line of linesOf(all.slice(0, -1), [])) {
          const later = lines.find((one) => one.id === line.id);
          expect(later?.record).toEqual(line.record);
          if (line.takenBack) expect(later?.takenBack).not.toBeNull();
        }
        for (const entry of all)
          expect(ledgerEntrySchema.parse(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
      }),
      { numRuns: runs(100) },
    );
  });

  test('EC-130: the fund is to the hundredth what came in less what was paid', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const records = holding(linesOf(all, []));
        const sum = records.reduce((total, one) => {
          if (one.type === 'payout') return total - one.amount;
          return one.type === 'donation' || one.type === 'shareIncome' ? total + one.amount : total;
        }, 0);
        expect(fundOf(records, '2027-01-01').balance).toBe(sum);
      }),
      { numRuns: runs(100) },
    );
  });

  test('EC-119: somebody is on the black list exactly where three suicides lie within thirty days', () => {
    fc.assert(
      fc.property(entries, day, (all, today) => {
        const records = holding(linesOf(all, []));
        const days = records
          .flatMap((one) => (one.type === 'suicide' && one.player === 'player001' ? [one.on] : []))
          .filter((on) => on <= today);
        const ends = days.filter(
          (last) =>
            days.filter((on) => on <= last && daysBetween(on, last) < 30).length >= 3 &&
            today < threeMonthsOn(last),
        );
        const blocks = standingOf(records, 'player001', today).blocks;
        expect(blocks.some((block) => block.kind === 'blackList')).toBe(ends.length > 0);
      }),
      { numRuns: runs(200) },
    );
  });

  test('EC-131: however often it is pressed, each winner and the host are paid once', () => {
    const winners = fc.uniqueArray(player);
    fc.assert(
      fc.property(entries, winners, fc.array(fc.option(player), { maxLength: 4 }), (all, won, hosts) => {
        let records: readonly ClubRecord[] = holding(linesOf(all, [])).filter((one) => one.type !== 'payout');
        for (const host of hosts) {
          const prizeGame = { id: game, on: '2026-06-01', winners: won, host };
          const paid = payoutsOf(prizeGame, unpaidOf(records, prizeGame, prizesOf(records, prizeGame)));
          for (const one of paid) expect(refusalOf(records, one, true)).toBeNull();
          records = [...records, ...paid];
        }
        const payouts = records.flatMap((one) =>
          one.type === 'payout' ? [`${one.role} ${one.player}`] : [],
        );
        expect(new Set(payouts).size).toBe(payouts.length);
        expect(payouts.filter((one) => one.startsWith('host')).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(100) },
    );
  });
});

/** The same date three months later by the machine's own calendar; the last day of a shorter month. */
function threeMonthsOn(on: string): string {
  const [year = 0, month = 1, date = 1] = on.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 3, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 2, Math.min(date, last))).toISOString().slice(0, 10);
}
