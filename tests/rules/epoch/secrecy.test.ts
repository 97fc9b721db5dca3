import { describe, expect, it } from 'vitest';
import type { RoomView } from '../../../shared/contract/room';
import { type Acts, EpochEvening, fifteen } from './table';

/** Every different picture the room gets from nightfall on to the end of the next vote. */
function messages(acts: Acts): RoomView[] {
  const evening = new EpochEvening(fifteen).quiet(1);
  const sent: RoomView[] = [];
  const send = () => {
    const view = evening.room;
    if (JSON.stringify(view) !== JSON.stringify(sent.at(-1))) sent.push(view);
  };
  const enter = evening.enter.bind(evening);
  evening.enter = (facts) => {
    enter(facts);
    send();
  };
  send();
  evening.sleep(1, acts).quiet(2);
  return sent;
}

describe('the room', () => {
  const quiet: Acts[] = [
    {},
    { courtesan: 12, mafia: 12, maniac: 12, doctor: 12, sheriff: 6, tramp: 12, journalist: [1, 2] },
    { mafia: 13, doctor: 13, sheriff: 5, tramp: 13 },
    { courtesan: 3, sheriff: 1, mafia: 3 },
  ];
  it.each(quiet)('EC-67, EC-85: two nights without a death are the same to it: %j', (acts) => {
    expect(messages(acts)).toEqual(messages({}));
  });

  const oneDead: Acts[] = [
    { maniac: 12 },
    { mafia: 12, maniac: 12, sheriff: 6, doctor: 13 },
    { courtesan: 12, mafia: 4, doctor: 4 },
    { mafia: 12, tramp: 13, journalist: [5, 11] },
  ];
  it.each(oneDead)('EC-86, EC-97: two nights with the same paper are the same to it: %j', (acts) => {
    expect(messages(acts)).toEqual(messages({ mafia: 12 }));
  });

  it('EC-86: the paper that names the Tramp is another one, and names no killer', () => {
    const told = messages({ mafia: 12, tramp: 12 });
    expect(told).not.toEqual(messages({ mafia: 12 }));
    expect(told).toEqual(messages({ maniac: 12, tramp: 12 }));
  });

  it('EC-97: a role is open from the moment its seat leaves, and no other', () => {
    const evening = new EpochEvening(fifteen).quiet(1).sleep(1, { mafia: 12, maniac: 3 });
    const open = () => evening.room.seats.filter((seat) => seat.role !== undefined).map((seat) => seat.seat);
    expect(open()).toEqual([]);
    evening.next();
    expect([evening.key, open()]).toEqual(['d2/leaves/3', [3]]);
    evening.next();
    expect([evening.key, open()]).toEqual(['d2/leaves/12', [3, 12]]);
    expect(evening.room.seats[2]).toMatchObject({ role: 'sheriff' });
  });

  it('EC-67: whoever is asked, and whether anybody is, the pause looks the same', () => {
    const asked = (seats: string) =>
      new EpochEvening(seats).toDay(1).to('/voter/1').choose(3).to('/ask').room;
    const judgeElsewhere = asked('boss sheriff citizen judge citizen*4');
    const judgeSuspected = asked('boss sheriff judge citizen*5');
    expect(judgeElsewhere).toEqual(judgeSuspected);
  });
});
