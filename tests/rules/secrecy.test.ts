import { describe, expect, it } from 'vitest';
import { pointsTable } from '../../shared/game/points';
import { roomView } from '../../shared/game/roomView';
import { demafia } from '../../shared/rulesets/demafia';
import { casePlayed, Evening, nine } from './evening';

const room = (evening: Evening) => JSON.stringify(roomView(evening.game));
const roleWords = new RegExp(`"(${[...demafia.roles.map((role) => role.id), ...demafia.teams].join('|')})"`);

describe('DM-66 (A-32): roles stay closed until the end', () => {
  it('DM-66: P6 expelled: the words for the room name the seat, and no role', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7).toHands(6).up(1, 2);
    evening.until((step) => step.key === 'd1/verdict');
    const { script } = evening.now;
    expect(script?.params).toEqual({ seats: [6] });
    expect(roomView(evening.game).scene).toEqual({ type: 'leaving', seats: [6] });
    expect(room(evening)).not.toMatch(roleWords);
  });

  it('DM-66: no step of a whole game shows the room a role or a team', () => {
    const evening = new Evening(nine);
    const seen = new Set<string>();
    const look = () => {
      expect(room(evening)).not.toMatch(roleWords);
      seen.add(roomView(evening.game).scene.type);
    };
    const nextUntil = (key: string) => {
      while (evening.key !== key) {
        look();
        evening.next();
      }
    };
    nextUntil('d1/talk');
    evening.nominate(7, 8);
    nextUntil('d1/count/1/cand/7');
    evening.up(1, 2, 3);
    nextUntil('n1/shot');
    for (const [act, seat] of Object.entries({ shot: 8, hunt: 4, visit: 1, heal: 9, check: 1 })) {
      nextUntil(`n1/${act}`);
      evening.choose(seat);
    }
    nextUntil('d2/no-vote');
    expect([...seen]).toEqual(['night', 'talk', 'nominations', 'speech', 'vote', 'leaving', 'morning']);
    evening.end(null, 'enough');
    expect(room(evening)).toMatch(roleWords);
  });

  it('DM-66, DM-22: a game that was called off before the roles were known gives nobody one', () => {
    const evening = new Evening(nine).unidentified();
    evening.end(null, 'fire');
    const { scene } = roomView(evening.game);
    if (scene.type !== 'result') throw new Error(scene.type);
    for (const row of scene.rows) expect(row).toMatchObject({ role: null, team: null, total: null });
    expect(pointsTable(demafia, evening.state).rows.every((row) => row.role === null)).toBe(true);
  });

  it('DM-32, A-25: in the revote and after it only the tied stand for the vote', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7, 8);
    expect(roomView(evening.game).nominations).toEqual([6, 7, 8]);
    evening.ballot([6, [1, 2]], [7, [3, 4]], [8, [5]]);
    expect(roomView(evening.game).nominations).toEqual([6, 7]);
    evening.ballot([6, [1, 2]], [7, [3, 4]]);
    expect(roomView(evening.game).nominations).toEqual([6, 7]);
  });

  it('DM-66: the morning names seats in seat order, without a cause', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 7, hunt: 4 });
    expect(roomView(evening.game).scene).toEqual({ type: 'morning', dead: [4, 7] });
    expect(evening.now.script?.params).toEqual({ seats: [4, 7] });
    expect(room(evening)).not.toContain('night-kill');
  });

  it('DM-66: a night is a night, whatever happens in it', () => {
    const evening = new Evening(nine).quiet(1);
    const before = room(evening);
    evening.choose(7).next();
    evening.choose(4).next();
    expect(room(evening)).toBe(before);
  });

  it('DM-66, DM-65: a proposed win is not shown to the room', () => {
    const evening = new Evening('boss mafia citizen*3').expel(1, 5);
    expect(evening.state.win).not.toBeNull();
    expect(roomView(evening.game).scene).toEqual({ type: 'night' });
    expect(room(evening)).not.toMatch(roleWords);
  });

  it('DM-34, DM-66: the loaded number is not shown before it falls', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7);
    evening
      .ballot([6, [1]], [7, [2]])
      .ballot([6, [1]], [7, [2]])
      .option('shootout');
    const shown = (drawn: number) => {
      const game = { ...evening.game };
      evening.answer({ type: 'number', number: drawn });
      const bytes = room(evening);
      evening.game = game;
      return bytes;
    };
    expect(shown(3)).toBe(shown(9));
    evening.answer({ type: 'number', number: 9 });
    evening.next();
    evening.answer({ type: 'number', number: 2 });
    expect(roomView(evening.game).scene).toEqual({
      type: 'shootout',
      tied: [6, 7],
      turn: 7,
      from: 1,
      to: 10,
      named: [{ seat: 6, number: 2 }],
      hit: null,
    });
    evening.answer({ type: 'number', number: 9 });
    expect(roomView(evening.game).scene).toMatchObject({ hit: 7, turn: null });
  });

  it('DM-66: with the result the roles are open, with everybody’s points', () => {
    const evening = casePlayed('demafia-06');
    expect(roomView(evening.game).scene).toMatchObject({
      type: 'result',
      winner: 'white',
      rows: expect.arrayContaining([{ seat: 10, role: 'citizen', team: 'white', total: 14 }]),
    });
  });
});
