import { describe, expect, it } from 'vitest';
import { casePlayed, Evening, eight, nine, twelve } from './evening';

const silenced = (evening: Evening, seat: number) => evening.game.ruleset.isSilenced(evening.state, seat);

describe('DM-63, DM-43 (A-27, A-28): disqualification', () => {
  it('DM-63 Test 1: the dead P2 reveals his role: his total is −50', () => {
    const evening = new Evening(nine).expel(1, 2).disqualify(2, 'role-reveal');
    expect(evening.isOut(2)).toBe('vote');
    expect(evening.points(2)).toBe(-50);
  });

  it('DM-63 Test 2: B = 1, W = 2, a white is disqualified: a black win is proposed', () => {
    const evening = new Evening('boss citizen*4').expel(1, 5).sleep(1, { shot: 4 }).toDay(2);
    expect(evening.state.win).toBeNull();
    expect(evening.living).toEqual([1, 2, 3]);
    evening.disqualify(3);
    expect(evening.state).toMatchObject({ win: { winner: 'black' } });
    expect(evening.isOut(3)).toBe('disqualified');
  });

  it('DM-63 Test 3: the second disqualification of P2 is refused, he still has −50', () => {
    const evening = new Evening(nine).toDay(1).disqualify(2);
    expect(evening.refusal(() => evening.disqualify(2))).toMatchObject({ kind: 'impossible', rule: 'DM-63' });
    expect(evening.points(2)).toBe(-50);
  });

  it.each(['insult', 'disruption', 'role-reveal', 'other'])('DM-63: with the reason %s', (reason) => {
    const evening = new Evening(nine).toDay(1).disqualify(7, reason);
    expect(evening.state.seats[6]?.disqualified).toEqual({ during: 'd1/talk', reason });
  });

  it('DM-43: a Citizen with an accurate vote is disqualified, the whites win: −50', () => {
    const evening = new Evening('boss citizen*6').toDay(1).nominate(1, 7).toHands(1).up(2, 3);
    evening.until((step) => step.phase === 'n1');
    expect(evening.points(2)).toBe(11);
    evening.disqualify(2).end('white');
    expect(evening.points(2)).toBe(-50);
    expect(evening.points(3)).toBe(11);
  });

  it('DM-43: a dead Mafia with +4 is disqualified: −50', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 9 }).expel(2, 2);
    expect(evening.points(2)).toBe(4);
    evening.disqualify(2);
    expect(evening.points(2)).toBe(-50);
  });

  it('DM-43: the other rows are kept and struck out', () => {
    const { state, game } = casePlayed('demafia-03');
    const rows = game.ruleset.ledger(state).filter((row) => row.seat === 7);
    expect(rows.map((row) => [row.rule, row.void ?? false])).toEqual([
      ['DM-58', true],
      ['DM-63', false],
    ]);
  });

  it('DM-43: also in a game that was called off', () => {
    const evening = new Evening(nine).toDay(1).disqualify(7).end(null, 'fire alarm');
    expect(evening.points(7)).toBe(-50);
  });

  it('A-28: who is disqualified in a running count takes his hand along, and is no candidate any more', () => {
    const evening = new Evening(nine).toDay(1).nominate(7, 8).toHands(7).up(1, 2);
    evening.disqualify(1).disqualify(8);
    expect(evening.open('hands').up).toEqual([2]);
    expect(evening.keys.filter((key) => key.includes('/count/'))).toEqual(['d1/count/1/cand/7']);
  });

  it('A-28: team-mates are unaffected and nobody has +1', () => {
    const evening = new Evening(nine).toDay(1).nominate(2, 8).toHands(2).up(4, 5).disqualify(2);
    evening.until((step) => step.phase === 'n1');
    expect(evening.ledger().map((row) => [row.seat, row.rule])).toEqual([[2, 'DM-63']]);
  });

  it('A-28: in the middle of a night what was recorded stands, his later steps are called only', () => {
    const evening = new Evening(nine).quiet(1).choose(9);
    evening.next();
    evening.choose(4).next();
    evening.disqualify(5);
    expect(evening.step('n1/heal').callOnly).toBe(true);
    expect(evening.step('n1/visit').callOnly).toBe(false);
    evening.toDay(2);
    expect(evening.state.nights[1]?.dead).toEqual([4, 9]);
    expect(evening.rows(3, 'n1')).toEqual(['DM-51 +5 n1']);
  });

  it('A-28: a shooter who leaves after the shot: the shot stands, and he is not paid for it', () => {
    const evening = new Evening(nine).quiet(1).choose(9);
    evening.next();
    evening.leave(1);
    evening.toDay(2);
    expect(evening.isOut(9)).toBe('night-kill');
    expect([evening.points(1), evening.points(2)]).toEqual([0, 4]);
  });

  it('DM-63: a disqualification after the end of the game still costs everything', () => {
    const evening = casePlayed('demafia-05');
    const before = evening.points(10);
    evening.disqualify(10, 'role-reveal');
    expect([before, evening.points(10)]).toEqual([10, -50]);
    expect(evening.state.ended?.winner).toBe('white');
  });
});

describe('DM-67 (A-31, A-147): fouls', () => {
  it('DM-67: four fouls on the Citizen P7, the whites win: base 8 and no −50', () => {
    const evening = new Evening(eight).toDay(1).foul(7, 4).expel(1, 2).sleep(1, { shot: 8 });
    evening.expel(2, 1).end('white');
    expect(evening.isOut(7)).toBe('fouls');
    expect(evening.rows(7)).toEqual(['DM-38 +8 end']);
  });

  it('DM-67: three are silence, the fourth removes; the next step is said before', () => {
    const evening = new Evening(nine).toDay(1);
    const next = () => evening.game.ruleset.nextFoul(evening.state, 7);
    expect(next()).toEqual({ count: 1, consequence: 'none' });
    evening.foul(7);
    expect(next()).toEqual({ count: 2, consequence: 'none' });
    evening.foul(7);
    expect(next()).toEqual({ count: 3, consequence: 'silence' });
    expect(silenced(evening, 7)).toBe(false);
    evening.foul(7);
    expect(next()).toEqual({ count: 4, consequence: 'removal' });
    expect(silenced(evening, 7)).toBe(true);
    evening.foul(7);
    expect(evening.isOut(7)).toBe('fouls');
    expect(evening.refusal(() => evening.foul(7))).toMatchObject({ kind: 'impossible' });
  });

  it('DM-67: a foul is taken back at any moment, the third and the fourth too', () => {
    const evening = new Evening(nine).toDay(1).foul(7, 3).takeBack(7);
    expect(silenced(evening, 7)).toBe(false);
    expect(evening.state.seats[6]?.fouls).toHaveLength(2);
    evening.foul(7, 2);
    expect(evening.isOut(7)).toBe('fouls');
    evening.takeBack(7);
    expect(evening.isOut(7)).toBeNull();
    expect(evening.refusal(() => evening.takeBack(6))).toMatchObject({ rule: 'DM-67' });
  });

  it('DM-67, DM-63: taking back the foul that removed brings nobody back who was disqualified since', () => {
    const evening = new Evening(nine).toDay(1).foul(7, 4).disqualify(7).takeBack(7);
    expect(evening.isOut(7)).toBe('disqualified');
    expect(evening.state.seats[6]?.fouls).toHaveLength(3);
    expect(evening.points(7)).toBe(-50);
  });

  it('DM-67: at any moment: in a vote, at a pause and at night', () => {
    const evening = new Evening(nine).foul(9).toDay(1).nominate(7, 8).toHands(7).foul(9).up(1, 2, 3);
    expect(evening.open('speech').pause).toBe(true);
    evening.foul(9);
    evening.until((step) => step.phase === 'n1');
    evening.foul(9);
    expect(evening.isOut(9)).toBe('fouls');
    expect(evening.state.seats[8]?.fouls.map((foul) => foul.during)).toEqual([
      'n0',
      'd1/vote',
      'd1/vote',
      'n1',
    ]);
  });

  it('DM-67, DM-65: a removal is followed by the win check', () => {
    const evening = new Evening('boss mafia citizen*3').toDay(1).foul(5, 4);
    expect(evening.state.win?.winner).toBe('black');
    evening.takeBack(5);
    expect(evening.state.win).toBeNull();
  });

  it('A-147: the third foul in Balagan 1 is silence for the rest of it and the whole of Balagan 2', () => {
    const evening = new Evening(twelve).toDay(1).foul(7, 3);
    expect(silenced(evening, 7)).toBe(true);
    evening.quiet(1).sleep(1, { shot: 12 }).toDay(2);
    expect(silenced(evening, 7)).toBe(true);
    expect(evening.now.hint).toEqual({ key: 'demafia.hint.silent', params: { seats: [7] } });
    evening.quiet(2).sleep(2, { shot: 11 }).toDay(3);
    expect(silenced(evening, 7)).toBe(false);
    expect(evening.now.hint).toBeNull();
  });

  it('A-147: a third foul in a vote or at night is silence through the next Balagan', () => {
    for (const at of ['d1/vote', 'n1']) {
      const evening = new Evening(twelve).toDay(1).nominate(7);
      evening.until((step) => step.phase === at);
      evening.foul(8, 3);
      expect(silenced(evening, 8)).toBe(true);
      if (at === 'd1/vote') evening.until((step) => step.phase === 'n1');
      evening.sleep(1, { shot: 12 }).toDay(2);
      expect(silenced(evening, 8)).toBe(true);
      evening.quiet(2).sleep(2, { shot: 11 }).toDay(3);
      expect(silenced(evening, 8)).toBe(false);
    }
  });

  it('A-147: a silent player may still give the finger', () => {
    const evening = new Evening(nine).toDay(1).foul(7, 3);
    evening.answer({ type: 'nominate', seat: 2, by: 7 });
    expect(evening.open('discussion').nominations).toEqual([{ seat: 2, by: 7 }]);
  });

  it('A-31: the defence and the Uzhhorod speech stay his; a third foul in a defence lets him finish', () => {
    const evening = new Evening(nine).toDay(1).foul(7, 3).nominate(7, 8);
    evening.until((step) => step.phase === 'd1/vote');
    expect(evening.open('speech').speaker).toBe(7);
    evening.next();
    evening.foul(8, 3);
    expect(evening.open('speech').speaker).toBe(8);
    evening.toHands(7).up(1, 2, 3);
    expect(evening.open('speech').speaker).toBe(7);
  });
});

describe('A-35: going home', () => {
  it('A-35: who goes home counts as dead for base points and has no −50', () => {
    const evening = new Evening(eight).toDay(1).leave(7).expel(1, 2).sleep(1, { shot: 8 });
    evening.expel(2, 1).end('white');
    expect(evening.isOut(7)).toBe('left');
    expect(evening.rows(7)).toEqual(['DM-38 +8 end']);
  });

  it('A-35: only who is at the table can go, and not after the end', () => {
    const evening = new Evening(eight).expel(1, 2);
    expect(evening.refusal(() => evening.leave(2))).toMatchObject({ kind: 'impossible' });
    const ended = casePlayed('demafia-05');
    expect(ended.refusal(() => ended.leave(10))).toMatchObject({ kind: 'impossible', rule: 'DM-65' });
  });
});
