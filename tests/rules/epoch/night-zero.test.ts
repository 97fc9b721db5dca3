import { describe, expect, it } from 'vitest';
import { phaseTitle } from '../../../shared/game/phases';
import { clans, ranked } from '../../../shared/rulesets/epoch/roles';
import { EpochEvening, fifteen, thirteen } from './table';

const twoClans = 'boss mafioso*2 yakuza-boss yakuza*2 sheriff sergeant doctor citizen*16';

describe('Night 0', () => {
  it('EC-13: night, day with its vote, night, day …', () => {
    const evening = new EpochEvening(thirteen);
    const seen: string[] = [];
    while (seen.length < 7) {
      if (seen.at(-1) !== evening.phase) seen.push(evening.phase);
      evening.next();
    }
    expect(seen).toEqual(['n0', 'd1/talk', 'd1/vote', 'n1', 'd2/talk', 'd2/vote', 'n2']);
    const talk = phaseTitle('d2/talk', 'epoch-of-clones');
    expect(talk).toEqual({ key: 'phase.discussion', params: { no: 2 } });
  });

  it('EC-14, EC-15: the clans meet, then the Sheriff and the Sergeant; the others show themselves', () => {
    const evening = new EpochEvening(twoClans).unidentified();
    expect(evening.keys).toEqual([
      'n0/mafia',
      'n0/ranks-mafia',
      'n0/yakuza',
      'n0/ranks-yakuza',
      'n0/sergeant',
      'n0/doctor',
    ]);
    expect(evening.step('n0/sergeant')).toMatchObject({
      title: { key: 'epoch.title.sheriffMeets' },
      slots: [{ role: 'sheriff' }, { role: 'sergeant' }],
    });
  });

  it('EC-15: without a Sergeant nobody is introduced to the Sheriff', () => {
    const evening = new EpochEvening(thirteen).unidentified();
    expect(evening.keys).toContain('n0/sheriff');
    expect(evening.keys).not.toContain('n0/sergeant');
    expect(evening.step('n0/sheriff')).toMatchObject({ title: { key: 'epoch.title.sheriffShows' } });
  });

  it('EC-15, EC-75: the host has in sight that the Sergeant knows the Sheriff', () => {
    const evening = new EpochEvening(fifteen).toDay(1);
    expect(evening.board('sergeant')).toEqual([{ seat: 10, sheriff: 3 }]);
    evening.leave(3);
    expect(evening.board('sergeant')).toEqual([]);
  });

  it('EC-14: nobody kills on Night 0', () => {
    const evening = new EpochEvening(thirteen);
    const refusal = evening.refusal((one) =>
      one.enter([{ type: 'act', night: 0, role: 'mafia', target: 10 }]),
    );
    expect(refusal).toMatchObject({ kind: 'impossible', rule: 'EC-14' });
  });

  it('EC-14: a role without its seat lets the night end only with a reason', () => {
    const evening = new EpochEvening(thirteen).unidentified();
    while (evening.keys.at(-1) !== evening.key) evening.next();
    expect(evening.refusal((one) => one.next())).toMatchObject({ kind: 'irregular', rule: 'EC-14' });
    expect(evening.nextDespite().phase).toBe('d1/talk');
  });

  it('EC-50, EC-99: the meeting lists the Boss and the mafiosi of the clan and has three minutes', () => {
    const evening = new EpochEvening(twoClans);
    expect(evening.step('n0/mafia')).toMatchObject({
      actors: [1, 2, 3],
      clock: { kind: 'countdown', ms: 180_000, public: false },
    });
    expect(evening.step('n0/yakuza').actors).toEqual([4, 5, 6]);
  });

  it('EC-04: with three mafiosi the ranks are Boss, No. 1 and No. 2, by seat or as the host sets them', () => {
    const evening = new EpochEvening('mafioso boss mafioso sheriff citizen*4');
    const order = () => ranked(evening.state, clans[0]);
    expect(order()).toEqual([2, 1, 3]);
    evening.to('/ranks-mafia').up(3, 1);
    expect(order()).toEqual([2, 3, 1]);
    evening.down(3);
    expect(order()).toEqual([2, 1, 3]);
  });

  it('EC-04, EC-53: ranks are fixed after Night 0, and only mafiosi have one', () => {
    const evening = new EpochEvening('mafioso boss mafioso sheriff citizen*4').toDay(1);
    const tried = (seats: number[]) => evening.refusal((one) => one.enter([{ type: 'ranks', seats }]));
    expect(tried([3, 1])).toMatchObject({ kind: 'irregular', rule: 'EC-04' });
    expect(tried([4])).toMatchObject({ kind: 'impossible', rule: 'EC-04' });
  });
});
