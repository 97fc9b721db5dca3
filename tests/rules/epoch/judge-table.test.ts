import { describe, expect, it } from 'vitest';
import { tableRows } from '../night-tables';
import { EpochEvening } from './table';

const cells = tableRows('epoch')
  .filter((row) => 'Judge alive and available' in row.cells)
  .flatMap(({ cells: row }) => {
    const { 'Suspects (top of the vote)': suspects = '', ...others } = row;
    return Object.entries(others).map(([judge, outcome]) => ({ suspects, judge, outcome }));
  });

/** 1 Boss, 2 Sheriff, 3 Judge or Doctor, 4 Maniac, 5–8 Citizens, on the morning of Day 2. */
function morning(judge: string): EpochEvening {
  const withJudge = /alive|suspect|dead/.test(judge);
  const evening = new EpochEvening(`boss sheriff ${withJudge ? 'judge' : 'doctor'} maniac citizen*4`);
  const killed: Readonly<Record<string, number>> = { 'Judge dead (spirit)': 3, 'Judge/spirit absent': 8 };
  const mafia = killed[judge];
  return evening.quiet(1).sleep(1, mafia === undefined ? {} : { mafia });
}

/** The vote of Day 2 that brings these suspects; the Judge is one of them where the column says so. */
function voted(evening: EpochEvening, suspects: string, judge: string): EpochEvening {
  const first = judge === 'Judge is a suspect' ? 3 : 5;
  if (suspects.startsWith('none')) return evening.vote(2);
  if (suspects === 'one') return evening.against(2, first);
  if (suspects.startsWith('two or more')) return evening.tie(2, first, 6);
  for (const seat of evening.living) if (seat !== first && seat !== 4) evening.leave(seat);
  return evening.vote(2, [first, 4], [4, first]);
}

/** Where the day stands, in the words of the table. */
function outcomeOf(evening: EpochEvening): string {
  const day = evening.state.days[1];
  if (day?.judged) {
    const { suspects, condemned } = day.judged;
    if (suspects.length < 2) return suspects.length === 0 ? 'nobody leaves' : 'executed';
    expect(condemned).toEqual([3]);
    return evening.living.length > 1 ? 'Judge executed, others stay' : 'Judge executed';
  }
  const ask = evening.now;
  if (ask.kind === 'number') return evening.living.length === 2 ? 'random one' : 'random one of the tied';
  if (ask.kind !== 'choice') throw new Error(`nobody decides at ${ask.key}`);
  if (ask.options.some((option) => option.id === 'pardon' && option.refusal)) return 'must condemn one';
  if (ask.seats.length === 1) return 'execute or pardon';
  const isCitizen = evening.state.seats[(ask.actors[0] ?? 0) - 1]?.role === 'citizen';
  return isCitizen ? 'last plain citizen: one or pardon all' : 'one or pardon all';
}

describe('the Judge’s table', () => {
  it('EC-66: it has four rows and five columns', () => expect(cells).toHaveLength(20));

  it.each(cells.filter(({ outcome }) => outcome !== '–' && !outcome.startsWith('cannot')))(
    'EC-68, EC-69, EC-70, EC-71, EC-73, EC-74, EC-102, EC-103, EC-104: $suspects, $judge: $outcome',
    ({ suspects, judge, outcome }) => {
      expect(outcomeOf(voted(morning(judge), suspects, judge))).toBe(outcome);
    },
  );
});
