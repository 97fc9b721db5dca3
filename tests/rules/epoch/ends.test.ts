import { describe, expect, it } from 'vitest';
import { sealOf } from '../../../shared/game/seal';
import { EpochEvening, fifteen, thirteen } from './table';

/** A table at which only these seats are left on the morning of Day 2, by going home. */
function left(seats: string, ...stay: number[]): EpochEvening {
  const evening = new EpochEvening(seats).toDay(1);
  for (const seat of evening.living) if (!stay.includes(seat)) evening.leave(seat);
  return evening;
}
const winner = (evening: EpochEvening) => evening.state.win?.winner ?? null;

describe('Death', () => {
  const big = `${thirteen} citizen*3`;
  const toThird = (evening: EpochEvening) => evening.quiet(1).sleep(1).quiet(2).sleep(2).toDay(3);
  const shrunk = (living: number, options = {}) => {
    const evening = toThird(new EpochEvening(thirteen, options));
    for (const seat of evening.living.slice(living)) evening.leave(seat);
    return evening.toNight(3);
  };

  it('EC-10, EC-93, A-61: from thirteen players and with five on the third night', () => {
    expect(shrunk(5).keys).toContain('n3/death');
    expect(shrunk(4).keys).not.toContain('n3/death');
    const twelve = toThird(new EpochEvening('boss sheriff doctor citizen*9')).toNight(3);
    expect(twelve.keys).not.toContain('n3/death');
    const below = toThird(new EpochEvening('boss sheriff doctor citizen*9', { deathBelow13: 'on' })).toNight(
      3,
    );
    expect(below.keys).toContain('n3/death');
  });

  it('A-62: once, on the third night, unless the club plays it otherwise', () => {
    const evening = toThird(new EpochEvening(big)).toNight(3).sleep(3, { death: 16 }).toNight(4);
    expect(evening.keys).not.toContain('n4/death');
    const soon = new EpochEvening(big, { deathNight: 1, deathRepeats: true }).toNight(1);
    expect(soon.keys).toContain('n1/death');
    expect(soon.sleep(1, { death: 16 }).toNight(2).keys).toContain('n2/death');
  });

  it('EC-94: the last call of the night; a number from one to the living', () => {
    const evening = shrunk(9);
    expect(evening.keys.slice(-2)).toEqual(['n3/death', 'n3/dawn']);
    evening.toNight(3, 'death');
    expect(evening.now.script?.params).toMatchObject({ to: 9 });
    const tried = (number: number) => evening.refused({ type: 'number', number }).rule;
    expect(tried(10)).toBe('EC-94');
    expect(evening.step('n3/death')).toMatchObject({ from: 1, to: 9 });
    expect(evening.refusal((one) => one.next())).toMatchObject({ kind: 'irregular', rule: 'EC-94' });
    const early = shrunk(9).refusal((one) => one.enter([{ type: 'deathNumber', night: 3, number: 1 }]));
    expect(early).toMatchObject({ kind: 'irregular', rule: 'EC-94' });
  });

  it('EC-95: the list is that of the last vote: 1, 3, 4, 6, 9: number 3 is P4', () => {
    const evening = toThird(new EpochEvening(thirteen));
    for (const seat of [2, 5, 7, 8, 10, 11, 12, 13]) evening.leave(seat);
    evening.toNight(3);
    expect(evening.board('death')).toEqual([1, 3, 4, 6, 9].map((seat, at) => ({ number: at + 1, seat })));
    evening.sleep(3, { death: 3 });
    expect(evening.dead).toEqual([4]);
    expect(evening.isOut(4)).toBe('death-role');
  });

  it('EC-96: healed and with the Courtesan he dies, and is announced last', () => {
    const evening = toThird(new EpochEvening(big)).toNight(3);
    evening.sleep(3, { courtesan: 10, doctor: 10, mafia: 12, death: 10 });
    expect(evening.dead).toEqual([12, 10]);
    expect(evening.isOut(10)).toBe('death-role');
    expect(evening.keys.slice(0, 3)).toEqual(['d4/morning', 'd4/leaves/12', 'd4/leaves/10']);
  });

  it('EC-96: the paper and the announcement tell Death’s victim apart, and last', () => {
    const evening = toThird(new EpochEvening(big)).toNight(3);
    evening.sleep(3, { maniac: 13, mafia: 12, death: 10 }).to('/morning');
    expect(evening.now.script).toEqual({
      key: 'epoch.script.morningDeath',
      params: { seat: 10, paper: { key: 'epoch.script.morning', params: { seats: [12, 13] } } },
    });
    expect(evening.to('/leaves/12').script).toBe('epoch.script.leaves');
    expect(evening.to('/leaves/10').script).toBe('epoch.script.leavesDeath');
    const alone = toThird(new EpochEvening(big)).toNight(3).sleep(3, { death: 10 });
    expect(alone.to('/morning').now.script).toEqual({
      key: 'epoch.script.morningDeathAlone',
      params: { seat: 10 },
    });
  });

  it('A-62: whom the night has killed already dies once, of the earlier cause, and is announced last', () => {
    const evening = toThird(new EpochEvening(big)).toNight(3);
    evening.sleep(3, { mafia: 10, maniac: 12, tramp: 10, death: 10 });
    expect(evening.dead).toEqual([12, 10]);
    expect(evening.isOut(10)).toBe('night-kill');
    expect(evening.to('/morning').script).toBe('epoch.script.morningTramp');
    expect(evening.step('d4/leaves/10').script?.key).toBe('epoch.script.leaves');
    expect(evening.told('tramp')).toEqual([1]);
  });
});

describe('who wins', () => {
  it('EC-05: only the Maniac is left', () => expect(winner(left(thirteen, 5))).toBe('maniac'));
  it('EC-06: Doctor and Citizen', () => expect(winner(left(thirteen, 6, 10))).toBe('peaceful'));
  it('EC-07: Judge and Citizens', () => expect(winner(left(thirteen, 7, 10, 11))).toBe('peaceful'));
  it('EC-09: Tramp and Citizen', () => expect(winner(left(thirteen, 9, 10))).toBe('peaceful'));

  it('EC-106, A-79: one side is alone; two clans are two sides', () => {
    const twoClans = 'boss mafioso*2 yakuza-boss yakuza*2 sheriff citizen*18';
    expect(winner(left(thirteen, 1))).toBe('mafia');
    expect(winner(left(thirteen, 10, 11, 12))).toBe('peaceful');
    expect(winner(left(twoClans, 1, 4))).toBeNull();
    expect(winner(left(twoClans, 4, 5))).toBe('yakuza');
  });

  it('A-78: the Werewolf counts as the Maniac’s side from the Maniac’s death on', () => {
    expect(winner(left(fifteen, 11, 12))).toBeNull();
    expect(winner(left(fifteen, 11))).toBe('maniac');
    const peaceful = new EpochEvening('boss sheriff werewolf citizen*2').toDay(1).leave(1);
    expect(winner(peaceful)).toBe('peaceful');
  });

  it('A-80: nobody is left: a draw, which the host announces; nobody wins', () => {
    const evening = left(thirteen, 10).leave(10);
    expect(winner(evening)).toBe('draw');
    evening.to('/win');
    expect(evening.now).toMatchObject({ seats: [], script: { key: 'epoch.script.draw' } });
    evening.option('confirm');
    expect(sealOf(evening.game)).toMatchObject({ winner: 'draw', winners: [] });
  });

  it('EC-107, EC-134: nobody has won until the host announces the names; then the living of the side, no points', () => {
    const evening = left(thirteen, 10, 11, 12, 6).to('/win');
    expect(evening.state.ended).toBeNull();
    expect(evening.now).toMatchObject({
      key: 'd1/win',
      seats: [6, 10, 11, 12],
      script: { key: 'epoch.script.win', params: { seats: [6, 10, 11, 12] } },
    });
    evening.option('confirm');
    expect(evening.state.ended).toMatchObject({ winner: 'peaceful' });
    expect(sealOf(evening.game)).toMatchObject({ winners: [6, 10, 11, 12], ledger: [] });
    expect(evening.view.points.columns).toEqual([]);
    expect(evening.room.scene).toMatchObject({ winner: 'peaceful', winners: [6, 10, 11, 12] });
    expect(evening.view.end?.winners).toEqual([6, 10, 11, 12]);
  });

  it('A-82b: the dead of the side win too where the club says so', () => {
    const winners = (deadTeammatesWin: boolean) => {
      const evening = new EpochEvening('boss mafioso sheriff citizen*5', { deadTeammatesWin }).toDay(1);
      for (const seat of [2, 3, 4, 5, 6, 7, 8]) evening.leave(seat);
      return evening.ruleset.winners?.(evening.state, 'mafia');
    };
    expect([winners(false), winners(true)]).toEqual([[1], [1, 2]]);
  });

  it('EC-107: a win of the night is asked after the morning, when the dead are told', () => {
    const evening = new EpochEvening('boss sheriff citizen*3').quiet(1).sleep(1, { sheriff: 1, mafia: 5 });
    expect([winner(evening), evening.key]).toEqual(['peaceful', 'd2/morning']);
    evening.to('/win');
    expect(evening.state.done).toContain('d2/leaves/5');
  });
});

describe('disputes', () => {
  it('EC-108: Sheriff and Maniac before the night: the Maniac; so with the Sergeant and the Werewolf', () => {
    const pair = (...stay: number[]) => left(fifteen, ...stay).vote(1);
    expect(winner(left(fifteen, 3, 5))).toBeNull();
    expect(winner(pair(3, 5))).toBe('maniac');
    expect(winner(pair(5, 10))).toBe('maniac');
    expect(winner(pair(3, 11))).toBe('maniac');
    expect(winner(pair(5, 6))).toBeNull();
    expect(winner(pair(5, 12))).toBeNull();
  });

  it('EC-109: a Citizen and the Boss by day: no vote, whoever decides condemns one', () => {
    const duel = () => {
      const evening = new EpochEvening(thirteen).hang(1, 7).sleep(1).toDay(2);
      for (const seat of evening.living) if (seat !== 1 && seat !== 10) evening.leave(seat);
      return evening.to('/ask');
    };
    expect(duel().keys).toEqual(['d2/ask']);
    expect(duel().now).toMatchObject({ actors: [7], seats: [1, 10] });
    expect(duel().refused({ type: 'option', option: 'pardon' }).rule).toBe('EC-74');
    expect(winner(duel().judge(1))).toBe('peaceful');
    expect(winner(duel().judge(10))).toBe('mafia');
    expect(duel().judge(10).isOut(10)).toBe('vote');
    const vote = { type: 'hand', day: 2, count: 1, candidate: 1, voter: 10, up: true } as const;
    expect(duel().refusal((one) => one.enter([vote])).rule).toBe('EC-109');
    expect(duel().room.scene).toEqual({ type: 'tie', tied: [1, 10], again: false });
  });

  it('EC-109: who leaves in the talk and makes a duel by that does not stop the game', () => {
    const evening = new EpochEvening(thirteen).hang(1, 7).sleep(1).toDay(2).to('/talk');
    for (const seat of evening.living) if (seat !== 1 && seat !== 10) evening.leave(seat);
    expect(evening.now.key).toBe('d2/talk');
    evening.next();
    expect(evening.keys).toEqual(['d2/ask']);
  });

  it('EC-109, A-76: the last peaceful player is the living Judge: another one or the lot decides', () => {
    expect(left(thirteen, 1, 7).to('/ask').now).toMatchObject({ kind: 'number', from: 1, to: 2 });
  });

  it('EC-110, A-77: more mafia, nobody who could stop it: a hint, which the host may follow', () => {
    const hint = (...stay: number[]) => {
      const evening = left(thirteen, ...stay).to('/talk');
      return [winner(evening), evening.now.hint?.key ?? null, evening.board('majority').length];
    };
    expect(hint(1, 2, 10)).toEqual([null, 'epoch.hint.majority', 1]);
    for (const guard of [3, 5, 6]) expect(hint(1, 2, guard)).toEqual([null, null, 0]);
    expect(hint(1, 2, 10, 11)).toEqual([null, null, 0]);
    expect(left(thirteen, 1, 2, 10).end('mafia').state.ended).toMatchObject({ winner: 'mafia' });
    expect(left(thirteen, 1, 2, 6).refusal((one) => one.end('mafia'))).toMatchObject({ kind: 'irregular' });
  });

  it('EC-111: the host may overrule a result or a win, and it is written down', () => {
    const result = new EpochEvening(thirteen).against(1, 4);
    result.option('4').to('/verdict').option('nobody').toNight(1);
    expect(result.isOut(4)).toBeNull();
    expect(result.log).toContain('log.verdict.nobody');
    const win = left(thirteen, 10, 11).to('/win').option('playOn');
    expect(win.state.win).toBeNull();
    expect(win.log.at(-1)).toBe('log.winDeclined');
    const lines = win.ruleset.sheet?.flatMap((part) => part.lines);
    expect(lines?.map((line) => line.rule)).toContain('EC-111');
  });
});
