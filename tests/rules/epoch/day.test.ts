import { describe, expect, it } from 'vitest';
import { concealed } from '../../../renderer/host/game/concealed';
import { entryLines } from '../../../shared/game/amend/entries';
import { fieldsOf } from '../../../shared/game/amend/fields';
import { openStory, story } from '../../../shared/game/story';
import { EpochEvening, small, thirteen } from './table';

const options = (evening: EpochEvening) =>
  evening
    .open('choice')
    .options.filter((option) => !option.refusal && option.id !== 'away')
    .map(({ id }) => id);
const day = (evening: EpochEvening, no = 1) => evening.state.days[no - 1];

describe('the morning and the discussion', () => {
  it('EC-17: the first item of Day 2 is that the city wakes', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1);
    expect(evening.keys[0]).toBe('d2/morning');
    expect([evening.key, evening.script]).toEqual(['d2/morning', 'epoch.script.morningQuiet']);
  });

  it('EC-96, EC-97: each of the dead leaves in turn, with the role', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { mafia: 10, maniac: 3 });
    expect(evening.keys.slice(0, 3)).toEqual(['d2/morning', 'd2/leaves/3', 'd2/leaves/10']);
    evening.to('/leaves/10');
    expect(evening.now.script).toMatchObject({
      key: 'epoch.script.leaves',
      params: { seat: 10, role: { key: 'role.epoch-of-clones.citizen' } },
    });
  });

  it('EC-98: four minutes for everybody to see, with the cue at three', () => {
    const evening = new EpochEvening(thirteen).toDay(1).to('/talk');
    expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 240_000, cueMs: 180_000, public: true });
    expect(evening.ruleset.clockStep(evening.state)?.key).toBe('d1/talk');
  });
});

describe('the vote', () => {
  it('EC-19: every living player can be voted for, without a nomination', () => {
    const evening = new EpochEvening('boss sheriff doctor citizen*6').toDay(1);
    expect(evening.keys.some((key) => key.includes('nominat'))).toBe(false);
    evening.to('/voter/1');
    expect(evening.open('seat').offers.map((offer) => offer.seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(evening.keys.filter((key) => key.includes('/voter/'))).toHaveLength(9);
  });

  it('EC-20: not against oneself', () => {
    const evening = new EpochEvening(small).toDay(1).to('/voter/4');
    expect(evening.refused({ type: 'seat', seat: 4 })).toMatchObject({ kind: 'impossible', rule: 'EC-20' });
    expect(evening.open('seat').offers[3]?.refusal?.rule).toBe('EC-20');
    evening.choose(5);
  });

  it('EC-100: one vote a voter; another only by the host’s hand, none after the result is told', () => {
    const evening = new EpochEvening(small).toDay(1).to('/voter/4').choose(5);
    const hand = (candidate: number) =>
      ({ type: 'hand', day: 1, count: 1, candidate, voter: 4, up: true }) as const;
    expect(evening.refusal((one) => one.enter([hand(6)]))).toMatchObject({ rule: 'EC-100' });
    // The answer has closed his step: the next one is asked, and 4 is corrected by the host's hand.
    expect(evening.key).toBe('d1/voter/5');
    const corrected = (seat: number | null) => {
      const facts = evening.ruleset.answer(evening.state, 'd1/voter/4', { type: 'seat', seat });
      if ('rule' in facts) throw new Error(facts.rule);
      evening.enter(facts);
      return [evening.key, day(evening)?.counts[0]?.hands];
    };
    expect(corrected(6)).toEqual(['d1/voter/5', [{ voter: 4, candidate: 6 }]]);
    expect(corrected(null)).toEqual(['d1/voter/5', []]);
    evening.choose(null);
    expect(evening.key).toBe('d1/voter/6');
    // The one before named nobody, or himself: then there is nothing to repeat.
    expect(evening.choose(7).open('seat')).toMatchObject({ voter: 7 });
    expect(evening.open('seat').expected).toBeUndefined();
    expect(evening.choose(3).open('seat')).toMatchObject({ voter: 8, expected: 3 });
    evening.choose(3);
    evening.to('/verdict');
    expect(evening.refusal((one) => one.enter([hand(6)]))).toMatchObject({
      kind: 'impossible',
      rule: 'EC-100',
    });
  });

  it('EC-21: six votes of ten: the suspect is hanged, and the role is told and open', () => {
    const evening = new EpochEvening('boss sheriff doctor citizen*7').against(1, 4);
    expect(evening.key).toBe('n1/check');
    expect(evening.isOut(4)).toBe('vote');
    const told = new EpochEvening('boss sheriff doctor citizen*7')
      .toDay(1)
      .to('/voter/1')
      .choose(4)
      .to('/tally');
    const result = { key: 'epoch.script.tallyOne', params: { seats: [4], votes: 1 } };
    expect(told.now.script?.params).toMatchObject({ result });
    told.to('/verdict');
    expect(told.now.script).toMatchObject({
      key: 'epoch.script.executed',
      params: { seat: 4, role: { key: 'role.epoch-of-clones.citizen' } },
    });
    expect(evening.room.seats[3]).toMatchObject({ out: true, role: 'citizen' });
    expect(evening.room.seats.filter((seat) => seat.role !== undefined)).toHaveLength(1);
  });

  it('EC-21, EC-117: the result names who gave no vote, also where no remarks are given for it', () => {
    const evening = new EpochEvening(small).toDay(1);
    for (const voter of [1, 2, 3, 4, 6, 7]) evening.to(`/voter/${voter}`).choose(8);
    expect(evening.to('/tally').now.script).toMatchObject({
      key: 'epoch.script.tallyMissing',
      params: { result: { key: 'epoch.script.tallyOne', params: { seats: [8] } }, seats: [5, 8] },
    });
    const whole = new EpochEvening(small).toDay(1);
    for (const voter of whole.living) whole.to(`/voter/${voter}`).choose(voter === 8 ? 1 : 8);
    expect(whole.to('/tally').script).toBe('epoch.script.tallyOne');
  });

  it('EC-22: with a Judge the host asks before the execution; without one and a single suspect never', () => {
    const evening = new EpochEvening(thirteen).against(1, 4);
    expect(evening.key).toBe('d1/ask');
    expect(evening.now).toMatchObject({ actors: [7], seats: [4] });
    expect(evening.isOut(4)).toBeNull();
    const without = new EpochEvening(small).against(1, 4);
    expect(without.state.days[0]?.judged).toMatchObject({ condemned: [4], by: null });
    expect(without.isOut(4)).toBe('vote');
    const steps = new EpochEvening(small).toDay(1).to('/voter/1').choose(4).to('/verdict').keys;
    expect(steps).not.toContain('d1/ask');
  });

  it('EC-23: executed, cancelled, or no suspect', () => {
    const executed = new EpochEvening(thirteen).against(1, 4).judge(4);
    const cancelled = new EpochEvening(thirteen).against(1, 4).judge('pardon');
    const nobody = new EpochEvening(thirteen).vote(1);
    const outcome = [executed, cancelled, nobody].map((one) => [
      day(one)?.judged?.suspects,
      day(one)?.expelled,
    ]);
    expect(outcome).toEqual([
      [[4], [4]],
      [[4], []],
      [[], []],
    ]);
    expect(cancelled.living).toHaveLength(13);
  });

  it('A-82: no votes: no suspect, nobody is asked, nobody leaves', () => {
    const evening = new EpochEvening(thirteen).toDay(1).to('/tally');
    expect(evening.script).toBe('epoch.script.tallyNone');
    evening.next();
    expect([evening.key, evening.script]).toEqual(['d1/verdict', 'epoch.script.noSuspect']);
  });

  it('EC-105: by name: A to Z; in private: the room sees nothing until the vote is closed', () => {
    const evening = new EpochEvening(thirteen, { voteMode: 'alphabetical' }).toDay(1).to('/ballot');
    const voters = evening.keys
      .filter((key) => key.includes('/voter/'))
      .map((key) => Number(key.split('/')[2]));
    expect(voters).toEqual([1, 10, 11, 12, 13, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(evening.script).toBe('epoch.script.ballot-alphabetical');
    evening.option('private').to('/voter/3').choose(4);
    expect(evening.room.scene).toMatchObject({ type: 'vote', candidates: [] });
    evening.to('/tally').next();
    expect(evening.room.scene).toMatchObject({
      candidates: expect.arrayContaining([{ seat: 4, hands: [3], state: 'closed' }]),
      suspects: [4],
    });
    expect(evening.refusal((one) => one.enter([{ type: 'ballotMode', day: 1, mode: 'open' }])).rule).toBe(
      'EC-105',
    );
  });
});

describe('the room’s picture of a ballot', () => {
  const shown = (evening: EpochEvening) => {
    const { scene } = evening.room;
    if (scene.type !== 'vote') throw new Error(scene.type);
    return { order: scene.candidates.map((one) => one.seat), suspects: scene.suspects };
  };
  const voted = () => new EpochEvening(thirteen).vote(1, [1, 2], [2, 9], [3, 4], [4, 9], [5, 4]);

  it('EC-21: by seats and without a suspect while it is open, by votes and with its suspects once it is closed', () => {
    const open = new EpochEvening(thirteen).toDay(1).to('/voter/1').choose(2).to('/voter/3').choose(9);
    expect(shown(open)).toEqual({ order: [2, 9], suspects: undefined });
    expect(shown(voted())).toEqual({ order: [4, 9, 2], suspects: [4, 9] });
  });

  it('EC-69, A-82: one who is condemned at once is a suspect; without votes there is none', () => {
    const none = new EpochEvening(thirteen).toDay(1).to('/tally');
    none.next();
    expect(none.room.scene).toMatchObject({ type: 'leaving', seats: [] });
    expect(shown(new EpochEvening(thirteen).against(1, 4)).suspects).toEqual([4]);
  });
});

describe('the votes in the log', () => {
  const voted = (mode: 'open' | 'private') => {
    const evening = new EpochEvening(small, { voteMode: mode }).toDay(1).to('/voter/4').choose(5);
    return evening;
  };
  const line = (evening: EpochEvening) =>
    evening.view.log.findLast(({ text }) => /hand|ballot\./.test(text.key));

  it('EC-105: a vote told to the host alone is a secret of the log and the story until the result is told', () => {
    const evening = voted('private');
    expect(line(evening)?.secret).toBe(true);
    const listed = () => entryLines(evening.game).find(({ text }) => text.key === 'log.ballot.given');
    expect(listed()?.secret).toBe(true);
    const open = () => JSON.stringify(openStory(story(evening.game)));
    expect(open()).not.toContain('story.vote.for');
    expect(JSON.stringify(story(evening.game))).toContain('story.vote.for');
    expect(JSON.stringify(concealed(evening.view))).not.toContain('log.ballot.given');
    evening.to('/tally').next();
    expect(listed()?.secret).toBe(false);
    expect(open()).toContain('story.vote.for');
    expect(line(voted('open'))?.secret).toBe(false);
  });

  it('EC-100: a vote is no hand: the log, the refusals and the corrections call it a vote', () => {
    const evening = voted('open');
    expect(line(evening)?.text).toEqual({ key: 'log.ballot.given', params: { seat: 4, candidate: 5 } });
    const hand = { type: 'hand', day: 1, count: 1, voter: 4 } as const;
    const reason = (candidate: number, up: boolean) =>
      evening.refusal((one) => one.enter([{ ...hand, candidate, up }])).reason.key;
    expect(reason(6, true)).toBe('refusal.voteGiven');
    expect(reason(6, false)).toBe('refusal.noSuchVote');
    const fields = fieldsOf(evening.ruleset, evening.state, { ...hand, candidate: 5, up: true });
    expect(fields.map(({ key }) => key)).toEqual(['candidateNamed', 'voterNamed', 'vote']);
    const facts = evening.ruleset.answer(evening.state, 'd1/voter/4', { type: 'seat', seat: 6 });
    if ('rule' in facts) throw new Error(facts.rule);
    evening.enter(facts);
    const changed = { key: 'log.ballot.changed', params: { seat: 4, before: 5, candidate: 6 } };
    expect(line(evening)?.text).toEqual(changed);
    evening.to('/tally').next();
    expect(reason(7, true)).toBe('refusal.voteGiven');
    expect(
      evening.refusal((one) => one.enter([{ ...hand, voter: 3, candidate: 7, up: true }])).reason.key,
    ).toMatch(/voteTold|judgedAlready/);
  });
});

describe('the Judge', () => {
  it('EC-66, EC-68: over one suspect he executes or pardons', () => {
    const evening = new EpochEvening(thirteen).against(1, 4);
    expect(options(evening)).toEqual(['4', 'pardon']);
    expect(evening.refusal((one) => one.next())).toMatchObject({ kind: 'impossible', rule: 'EC-66' });
    expect(new EpochEvening(thirteen).against(1, 4).judge('pardon').isOut(4)).toBeNull();
    expect(evening.judge(4).isOut(4)).toBe('vote');
  });

  it('EC-67: he tells the host alone, after the result: the room sees the votes, never his seat', () => {
    const evening = new EpochEvening(thirteen).against(1, 4);
    const asked = JSON.stringify(evening.room);
    expect(evening.room.scene).toMatchObject({ type: 'vote' });
    evening.option('pardon');
    expect(JSON.stringify(evening.room)).toBe(asked);
    expect(evening.log.at(-1)).toBe('log.pardoned');
    expect(evening.view.log.at(-1)?.secret).toBe(true);
    expect(evening.refusal((one) => one.enter([{ type: 'sentence', day: 1, seat: 5 }])).rule).toBe('EC-70');
    const early = new EpochEvening(thirteen).toDay(1).to('/voter/3');
    expect(early.refusal((one) => one.enter([{ type: 'sentence', day: 1, seat: 4 }])).rule).toBe('EC-67');
  });

  it('EC-69, EC-72: the only suspect is the Judge: hanged, and nobody decides', () => {
    const evening = new EpochEvening(thirteen).toDay(1).to('/voter/1').choose(7).to('/ask');
    expect(evening.now).toMatchObject({ kind: 'confirm', callOnly: true, actors: [] });
    expect(evening.refusal((one) => one.enter([{ type: 'sentence', day: 1, seat: null }])).rule).toBe(
      'EC-72',
    );
    expect(evening.toNight(1).isOut(7)).toBe('vote');
  });

  it('EC-70, EC-102: over several he condemns one or pardons all', () => {
    const evening = new EpochEvening(thirteen).tie(1, 4, 8);
    expect(options(evening)).toEqual(['4', '8', 'pardon']);
    expect(evening.now.actors).toEqual([7]);
    expect(evening.judge(8).state.days[0]?.expelled).toEqual([8]);
    expect(new EpochEvening(thirteen).tie(1, 4, 8).judge('pardon').state.days[0]?.expelled).toEqual([]);
  });

  it('EC-71, EC-72: a tie with the Judge in it: he is condemned, the other stays, no decision is offered', () => {
    const evening = new EpochEvening(thirteen).tie(1, 4, 7);
    expect(evening.isOut(7)).toBe('vote');
    expect(evening.isOut(4)).toBeNull();
    expect(day(evening)?.judged).toEqual({ suspects: [4, 7], condemned: [7], by: null });
  });

  it('EC-73, A-75: his spirit is asked on a tie, and on one suspect the execution stands', () => {
    const dead = () => new EpochEvening(thirteen).hang(1, 7).sleep(1);
    const tie = dead().tie(2, 4, 8);
    expect(options(tie)).toEqual(['4', '8', 'pardon']);
    expect(tie.now.actors).toEqual([7]);
    expect(dead().against(2, 4).isOut(4)).toBe('vote');
  });

  it('EC-74: with two players left the spirit must condemn one', () => {
    const evening = new EpochEvening(thirteen).hang(1, 7).sleep(1).toDay(2);
    for (const seat of evening.living.filter((one) => one !== 5 && one !== 10)) evening.leave(seat);
    evening.vote(2, [5, 10], [10, 5]);
    expect(options(evening)).toEqual(['5', '10']);
    expect(evening.refused({ type: 'option', option: 'pardon' })).toMatchObject({ rule: 'EC-74' });
  });

  it('the pause in which the host asks sounds the same for everybody, and comes every day', () => {
    const texts = [
      new EpochEvening(thirteen).against(1, 4),
      new EpochEvening(thirteen).tie(1, 4, 8),
      new EpochEvening(thirteen).toDay(1).to('/voter/1').choose(7).to('/ask'),
      new EpochEvening(small).tie(1, 4, 8),
    ].map((evening) => [evening.now.title.key, evening.now.script?.key]);
    expect(new Set(texts.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(texts[0]).toEqual(['epoch.title.ask', 'epoch.script.ask']);
  });
});

describe('who decides without a Judge', () => {
  it('EC-103, A-88, A-142: the last plain Citizen announced: P2, Doctor, P7, Boss out: P7', () => {
    const evening = new EpochEvening('boss citizen sheriff maniac doctor mafioso citizen*4');
    evening.hang(1, 2).sleep(1, { mafia: 5, maniac: 7 }).hang(2, 1).sleep(2).tie(3, 3, 8);
    expect(evening.now.actors).toEqual([7]);
    expect(evening.now.hint?.key).toBe('epoch.hint.decides-citizen');
    expect(options(evening)).toEqual(['3', '8', 'pardon']);
  });

  it('EC-103: the Judge is not in the room: the next one decides', () => {
    const evening = new EpochEvening(thirteen).hang(1, 10).sleep(1).tie(2, 4, 8);
    expect(evening.now.actors).toEqual([7]);
    evening.option('away');
    expect(evening.now.actors).toEqual([10]);
    evening.option('away');
    expect(evening.open('number')).toMatchObject({ from: 1, to: 2, secret: true, drawable: true });
    expect(evening.log.slice(-2)).toEqual(['log.away', 'log.away']);
    const again = { type: 'away', day: 2, seat: 7, away: true } as const;
    expect(evening.refusal((one) => one.enter([again])).rule).toBe('EC-103');
  });

  it('EC-104: the lot among the tied, written down; a pardon is not in it', () => {
    const evening = new EpochEvening(small).tie(1, 4, 7);
    expect(evening.now).toMatchObject({ kind: 'number', from: 1, to: 2 });
    expect(evening.refusal((one) => one.next())).toMatchObject({ rule: 'EC-104' });
    const tried = (number: number) => evening.refused({ type: 'number', number }).rule;
    expect([tried(3), tried(9)]).toEqual(['EC-104', 'EC-104']);
    evening.answer({ type: 'number', number: 2 });
    expect(evening.game.timeline.at(-1)?.entry.fact).toEqual({
      type: 'lot',
      purpose: 'condemned',
      day: 1,
      from: 1,
      to: 2,
      drawn: 2,
    });
    expect(evening.toNight(1).state.days[0]?.expelled).toEqual([7]);
  });

  it('A-145, A-144: one of the tied leaves before the decision: the other stays unless the host says so', () => {
    const evening = () => new EpochEvening(thirteen).tie(1, 4, 8).leave(4).to('/verdict');
    expect(evening().open('choice')).toMatchObject({ chosen: 'nobody', seats: [] });
    expect(evening().toNight(1).isOut(8)).toBeNull();
    expect(evening().option('tied').toNight(1).isOut(8)).toBe('vote');
  });

  it('A-145, EC-68: the host is asked about the one who is left of a tie: nobody leaves, or the Judge decides', () => {
    const left = () => new EpochEvening(thirteen).tie(1, 4, 8).remark(4).remark(4);
    expect(left().key).toBe('d1/ask');
    expect(options(left())).toEqual(['tieNobody', 'tieStands']);
    expect(left().open('choice').chosen).toBe('tieNobody');
    expect(left().now.hint).toMatchObject({ key: 'epoch.hint.loneLeft', params: { seat: 8 } });
    const judged = () => left().option('tieStands');
    expect(options(judged())).toEqual(['tieNobody', '8', 'pardon']);
    expect(judged().now.actors).toEqual([7]);
    expect(judged().refusal((one) => one.next())).toMatchObject({ rule: 'EC-66' });
    expect(judged().option('8').toNight(1).isOut(8)).toBe('vote');
    expect(judged().option('pardon').toNight(1).isOut(8)).toBeNull();
    expect(judged().option('pardon').toNight(1).state.days[0]?.judged).toMatchObject({
      suspects: [8],
      by: 7,
    });
    expect(judged().option('tieNobody').toNight(1).isOut(8)).toBeNull();
  });

  it('A-145, EC-69, A-75: where nobody is asked about the one who is left, the host’s word is the execution', () => {
    const without = () => new EpochEvening(small).tie(1, 4, 7).leave(4);
    expect(without().open('choice').options[1]?.label.key).toBe('epoch.option.tieExecute');
    expect(without().option('tieStands').toNight(1).isOut(7)).toBe('vote');
    const judge = new EpochEvening(thirteen).askedOver(1, [4, 7], [7, 4]).leave(4);
    expect(judge.option('tieStands').now.hint?.key).toBe('epoch.hint.distrust');
    expect(judge.toNight(1).isOut(7)).toBe('vote');
    const stranger = { type: 'loneStands', day: 1, seat: 5, on: true } as const;
    expect(without().refusal((one) => one.enter([stranger])).rule).toBe('A-145');
  });

  it('A-145: a journal from before the question comes to the result it had', () => {
    const evening = new EpochEvening(thirteen).tie(1, 4, 8).leave(4);
    evening.enter([{ type: 'done', step: 'd1/ask' }]);
    expect(evening.key).toBe('d1/verdict');
    expect(evening.toNight(1).state.days[0]).toMatchObject({
      judged: { suspects: [], condemned: [], by: null },
      expelled: [],
    });
  });

  it('EC-70: whom the Judge has condemned leaves of himself: the Judge is asked once more', () => {
    const evening = new EpochEvening('boss mafioso sheriff judge citizen*8').askedOver(
      1,
      [5, 6],
      [6, 7],
      [7, 5],
    );
    evening.option('5').leave(5);
    expect(evening.open('choice')).toMatchObject({ chosen: null, seats: [6, 7] });
    expect(evening.option('6').toNight(1).state.days[0]?.expelled).toEqual([6]);
  });

  it('EC-67: the pause has whole words also when nobody is under suspicion any more', () => {
    const all = new EpochEvening(thirteen).tie(1, 4, 8).leave(4).leave(8);
    const alone = new EpochEvening(thirteen).against(1, 4).leave(4);
    for (const { now } of [all, alone]) {
      expect(now).toMatchObject({ key: 'd1/ask', title: { key: 'epoch.title.ask' } });
      expect(now.script).toEqual({ key: 'epoch.script.askNobody' });
      expect(now.hint?.key).toBe('epoch.hint.nobodyLeft');
    }
  });
});
