import { describe, expect, it } from 'vitest';
import type { AmendPreview, Fills } from '../../shared/contract/amend';
import { amendChoices } from '../../shared/game/amend/choices';
import { openPreview } from '../../shared/game/amend/open';
import { amendPreview } from '../../shared/game/amend/preview';
import type { Entry, Fact } from '../../shared/game/facts';
import { amend, type Game, isRefused } from '../../shared/game/game';
import type { Change } from '../../shared/game/journal';
import { Evening } from './evening';
import { SportsEvening } from './sports/table';

let ids = 0;
const newId = () => `amended${++ids}`;

function preview(game: Game, changes: readonly Change[], fills: Fills = {}): AmendPreview {
  return amendPreview(game, changes, { fills, reason: 'виправлення', newId });
}

function made(game: Game, { changes }: AmendPreview): Game {
  const result = amend(game, changes, 'виправлення', { at: 0, by: 'test', id: newId });
  if (isRefused(result)) throw new Error('an amend is never refused');
  return result.game;
}

/** The entry that holds this fact, which is there once. */
function entryOf(game: Game, fits: (fact: Fact) => boolean): Entry {
  const found = game.timeline.filter(({ entry }) => fits(entry.fact));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} such entries`);
  return only.entry;
}

const handOf = (voter: number) => (fact: Fact) => fact.type === 'hand' && fact.voter === voter;

const types = (game: Game) => game.timeline.map(({ entry }) => entry.fact.type);

const nowOf = ({ ruleset, state }: Game) => ruleset.steps(state).find((step) => step.status === 'now')?.key;

function replaced({ id, v }: Entry, fact: Fact): Change {
  return { type: 'replace', target: id, entry: { id, v, fact } };
}

describe('a correction of the past', () => {
  const table = () => new Evening('boss citizen sheriff citizen*3', { uzhhorodAt: 'off' });

  it('A-21: a pause that appears in an old count was not held, and the hands behind it stay', () => {
    const evening = new Evening('boss citizen sheriff citizen*4').toDay(1).nominate(1, 7);
    evening.ballot([1, [2, 3]], [7, [4, 5, 6, 7]]);
    const last = entryOf(evening.game, handOf(3));
    const fact: Fact = { type: 'hand', day: 1, count: 1, candidate: 1, voter: 1, up: true };
    const change: Change = { type: 'insert', after: last.id, entry: { id: newId(), v: 1, fact } };
    const seen = preview(evening.game, [change]);
    expect(seen.holes).toMatchObject([{ key: 'd1/vote:d1/pause/1/1', ask: { type: 'notHeld' } }]);
    const after = made(evening.game, seen);
    expect(after.timeline.filter((one) => one.status === 'orphan')).toEqual([]);
    expect(after.state.days[0]?.counts[0]?.hands).toHaveLength(7);
  });

  it('A-149: who is put out before the dawn for a thing of a later day is not killed a second time', () => {
    const evening = table().quiet(1).toNight(1, 'shot').choose(2);
    const shot = entryOf(evening.game, (fact) => fact.type === 'act' && fact.target === 2);
    evening.sleep(1, { shot: 2 });
    const fact: Fact = { type: 'left', seat: 2, cause: 'disqualified', during: 'd2/talk' };
    const seen = preview(evening.game, [
      { type: 'insert', after: shot.id, entry: { id: newId(), v: 1, fact } },
    ]);
    const { state } = made(evening.game, seen);
    expect(state.seats[1]?.out).toEqual({ cause: 'disqualified', during: 'd2/talk' });
    expect(state.nights.at(-1)?.dead).toEqual([]);
  });

  it('DM-29: a tie that appears in a closed vote asks who left; nobody, until the host says so', () => {
    const evening = table()
      .toDay(1)
      .nominate(2, 6)
      .ballot([2, [3, 4, 5]], [6, [1, 2]])
      .toNight(1, 'shot');
    const wrong: Change = { type: 'remove', target: entryOf(evening.game, handOf(5)).id };
    const asked = preview(evening.game, [wrong]);
    expect(asked.holes).toMatchObject([
      { key: 'd1/vote:leaves', ask: { type: 'leaves', seats: [2, 6], chosen: [] } },
    ]);
    expect(made(evening.game, asked).state.days[0]?.expelled).toEqual([]);
    const told = preview(evening.game, [wrong], { 'd1/vote:leaves': '6' });
    const after = made(evening.game, told);
    expect(after.state.days[0]?.expelled).toEqual([6]);
    expect(told.seats.map((one) => one.seat)).toEqual([2, 6]);
    expect(told.votes).toMatchObject([{ day: 1, before: { leaves: [2] }, after: { leaves: [6] } }]);
  });

  it('DM-65: a win that comes earlier waits at the present, is played over or ends the game there as the host says', () => {
    const evening = table()
      .toDay(1)
      .nominate(1, 6)
      .ballot([1, [2, 3]], [6, [4, 5, 1]]);
    evening.sleep(1, { shot: 5, check: 1 }).toDay(2);
    const hand = entryOf(evening.game, handOf(4));
    const right = replaced(hand, { ...(hand.fact as Extract<Fact, { type: 'hand' }>), candidate: 1 });
    const waits = preview(evening.game, [right]);
    expect(waits.holes).toMatchObject([{ key: 'n1:n1/win', ask: { type: 'option', chosen: 'wait' } }]);
    const waiting = made(evening.game, waits);
    expect(types(waiting)).not.toContain('winDeclined');
    expect(nowOf(waiting)).toBe('d2/win');
    const over = preview(evening.game, [right], { 'n1:n1/win': 'playOn' });
    expect(types(made(evening.game, over))).toContain('winDeclined');
    expect(made(evening.game, over).state.ended).toBeNull();
    const ended = preview(evening.game, [right], { 'n1:n1/win': 'confirm' });
    expect(ended.course?.after).toMatchObject({ ended: true, winner: 'white' });
    // What was done behind the end is kept and does not count.
    const orphans = made(evening.game, ended).timeline.filter((one) => one.status === 'orphan');
    expect(orphans.map((one) => one.entry.fact.type)).toContain('act');
  });

  it('DM-65: a win that comes of the last vote is the question of the present step', () => {
    const evening = table()
      .toDay(1)
      .nominate(1, 6)
      .ballot([1, [2, 3]], [6, [4, 5, 1]])
      .toNight(1, 'shot');
    const hand = entryOf(evening.game, handOf(4));
    const right = replaced(hand, { ...(hand.fact as Extract<Fact, { type: 'hand' }>), candidate: 1 });
    const after = made(evening.game, preview(evening.game, [right]));
    expect(after.timeline.length).toBe(evening.game.timeline.length);
    expect(nowOf(after)).toBe('n1/win');
  });

  it.each([1, 2, 7])('DM-28: a forgotten candidate without hands (no. %i) changes nothing', (seat) => {
    const evening = new Evening('boss citizen sheriff citizen*8', { uzhhorodAt: 'off' });
    evening.toDay(1).nominate(3, 10);
    evening.ballot([3, [1, 2, 4, 5, 10]], [10, [3, 6, 7, 8, 9, 11]]).toNight(1, 'shot');
    const other = entryOf(evening.game, (fact) => fact.type === 'nominated' && fact.seat === 10);
    const first = entryOf(evening.game, (fact) => fact.type === 'nominated' && fact.seat === 3);
    const fact: Fact = { type: 'nominated', day: 1, seat };
    for (const after of [first.id, other.id]) {
      const seen = preview(evening.game, [{ type: 'insert', after, entry: { id: newId(), v: 1, fact } }]);
      const amended = made(evening.game, seen);
      expect(amended.state.days[0]?.expelled).toEqual([10]);
      expect(amended.state.seats[9]?.out).toMatchObject({ cause: 'vote' });
      expect(types(amended)).not.toContain('overrule');
      expect(seen.holes.map((hole) => hole.ask.type)).toContain('notHeld');
      expect(seen.points).toEqual([]);
    }
  });

  it('what is seen with the roles hidden is the same whatever the roles are', () => {
    const seen = (roles: string) => {
      const evening = new Evening(roles, { uzhhorodAt: 'off' }).toDay(1).nominate(1, 6);
      evening
        .ballot([1, [2, 3]], [6, [4, 5, 1]])
        .sleep(1, { shot: 5, check: 4 })
        .toDay(2);
      const hand = entryOf(evening.game, handOf(4));
      const right = replaced(hand, { ...(hand.fact as Extract<Fact, { type: 'hand' }>), candidate: 1 });
      const { votes, seats, holes, entries, course, points, answers } = openPreview(
        preview(evening.game, [right]),
        { phases: ['d1/vote'], seats: [] },
      );
      return { votes, seats, holes, entries, course, points, answers };
    };
    const last = seen('boss citizen sheriff citizen*3');
    expect(last).toEqual(seen('citizen boss sheriff citizen*3'));
    expect(last.votes).toMatchObject([{ after: { leaves: [1] } }]);
    expect(last.seats.map(({ seat }) => seat)).toEqual([1, 6]);
    expect(last).toMatchObject({ course: null, entries: [], holes: [] });
  });

  it('DM-65: an end that the rules do not propose any more can be kept, or the game goes on', () => {
    const evening = table().expel(1, 1);
    evening.end('white');
    const { id } = entryOf(evening.game, (fact) => fact.type === 'nominated');
    const change: Change = { type: 'remove', target: id };
    const kept = preview(evening.game, [change]);
    const end = kept.holes.find((hole) => hole.key.endsWith(':end'));
    expect(end?.ask).toMatchObject({ type: 'option', chosen: 'keep' });
    expect(made(evening.game, kept).state.ended?.winner).toBe('white');
    const open = preview(evening.game, [change], { [end?.key ?? '']: 'open' });
    expect(made(evening.game, open).state.ended).toBeNull();
  });

  it('says why a change cannot stand itself', () => {
    const evening = table().expel(1, 6).toNight(1, 'shot');
    const shot = evening.choose(2).game;
    const act = entryOf(shot, (fact) => fact.type === 'act');
    const fact = { ...(act.fact as Extract<Fact, { type: 'act' }>), target: 6 };
    expect(preview(shot, [replaced(act, fact)]).refusal?.reason.key).toBe('refusal.seatIsOut');
  });

  it('MP-29, A-122: a speech held before the foul that took it away was put right stays, against the rule', () => {
    const evening = new SportsEvening('mafia-pro').toDay(1);
    const foul = (seat: number): Fact => ({ type: 'foul', seat, during: evening.phase });
    for (const seat of [3, 3, 4]) evening.enter([foul(seat)]);
    evening.to('d1/speech/5');
    const wrong = entryOf(evening.game, (fact) => fact.type === 'foul' && fact.seat === 4);
    const seen = preview(evening.game, [replaced(wrong, foul(3))]);
    expect(seen.entries).toMatchObject([
      { status: 'irregular', was: 'ok', refusal: { reason: { key: 'refusal.spokeSilenced' } } },
    ]);
    // The other way round: a speech that was skipped was not held.
    const amended = made(evening.game, seen);
    expect(preview(amended, [replaced(wrong, wrong.fact)]).entries).toMatchObject([{ status: 'ok' }]);
  });

  it('offers for an entry what the rules take at its place, and for a gap what could be forgotten there', () => {
    const evening = table().toDay(1).nominate(2).toHands(2).up(3);
    const hand = entryOf(evening.game, handOf(3));
    const groups = amendChoices(evening.game, [], { type: 'change', target: hand.id }) ?? [];
    const seats = (key: string) =>
      groups.find((group) => group.key === key)?.choices.map((choice) => choice.seat);
    expect(seats('voter')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seats('candidate')).toEqual([2]);
    const gap = amendChoices(evening.game, [], { type: 'insert', after: hand.id }) ?? [];
    const hands = gap.find((group) => group.key === 'd1/count/1/cand/2');
    expect(hands?.choices.map((choice) => choice.facts[0]?.type)).toEqual(Array(6).fill('hand'));
    expect(gap.map((group) => group.key)).toContain('foul');
    expect(amendChoices(evening.game, [], { type: 'change', target: 'nothing' })).toBeNull();
  });
});
