import { describe, expect, it } from 'vitest';
import { nine } from '../rules/evening';
import { eachEvening } from './each-evening';
import { ConsoleEvening } from './evening';
import { emptyDisk } from './memory-store';

let evening: ConsoleEvening;

eachEvening(
  async () => {
    evening = await new ConsoleEvening().start();
  },
  () => evening,
);

const television = { kind: 'tv', address: '192.168.1.20' } as const;
const windowOn = (display: string) => ({ kind: 'window', display }) as const;

/** How the screen at this address stands in the host's list; the evening's own room screen is at 127.0.0.1. */
const healthAt = (address: string) =>
  evening.console.rooms.screens.find(({ place }) => 'address' in place && place.address === address);
const picture = () => {
  const message = evening.room.findLast((one) => one.type === 'room');
  if (message?.type !== 'room') throw new Error('the room was shown nothing');
  return message;
};

describe('the list of room screens', () => {
  it('names each with its place; one that says nothing any more is lost, and for how long', async () => {
    const screen = evening.joinRoom(television);
    screen.sign(0);
    await evening.pass(2_000);
    expect(healthAt('192.168.1.20')).toMatchObject({ place: television, alive: true, silentS: 0, behind: 0 });
    await evening.pass(10_000);
    expect(healthAt('192.168.1.20')).toMatchObject({ alive: false, silentS: 12 });
    screen.sign(0);
    await evening.pass(2_000);
    expect(healthAt('192.168.1.20')).toMatchObject({ alive: true, silentS: 0 });
  });

  it('one that went away stays for a minute, or until a screen at its place is back', async () => {
    evening.joinRoom(television).leave();
    expect(healthAt('192.168.1.20')).toMatchObject({ alive: false });
    expect(evening.console.rooms.lost).toBe(1);
    evening.joinRoom({ kind: 'tv', address: '192.168.1.21' });
    expect(evening.console.rooms.lost).toBe(1);
    const back = evening.joinRoom(television);
    expect(evening.console.rooms.lost).toBe(0);
    await evening.pass(4_000);
    back.leave();
    await evening.pass(58_000);
    expect(healthAt('192.168.1.20')).toBeDefined();
    await evening.pass(4_000);
    expect(healthAt('192.168.1.20')).toBeUndefined();
  });

  it('the console’s own window is one, whichever display it moves to', () => {
    evening.joinRoom(windowOn('BenQ')).leave();
    evening.joinRoom(windowOn('Samsung'));
    expect(evening.console.rooms.lost).toBe(0);
  });

  it('says how far a screen is behind that still answers and draws nothing any more', async () => {
    const screen = evening.joinRoom(television);
    await evening.begin(nine);
    await evening.until('d1/talk');
    const { rev } = picture();
    screen.sign(rev - 2);
    await evening.pass(4_000);
    // It may be drawing this very moment.
    expect(healthAt('192.168.1.20')?.behind).toBe(0);
    screen.sign(rev - 2);
    await evening.pass(4_000);
    expect(healthAt('192.168.1.20')).toMatchObject({ alive: true, behind: 2 });
    screen.sign(rev);
    await evening.pass(2_000);
    expect(healthAt('192.168.1.20')?.behind).toBe(0);
  });

  it('of one that never said what it shows nothing is claimed', async () => {
    evening.joinRoom(television).sign();
    await evening.pass(2_000);
    expect(healthAt('192.168.1.20')).toMatchObject({ alive: true, behind: null });
  });

  it.each(['-1', '1.5', '1e400'])('a revision %s is no heartbeat', async (rev) => {
    await evening.sayInRoom(`{"type":"ping","echo":1,"rev":${rev}}`);
    expect(evening.room.at(-1)).toEqual({ type: 'refused' });
  });
});

describe('a break', () => {
  it('is shown with its time and what is left of it, also to a screen that joins later', async () => {
    await evening.must({ type: 'roomPause', pause: { at: '20:45', forMs: 600_000 } });
    expect(picture().pause).toEqual({ at: '20:45', leftMs: 600_000 });
    expect(evening.console.roomPause).toEqual({ at: '20:45' });
    await evening.pass(60_000);
    const late = evening.joinRoom(television).heard.find((one) => one.type === 'room');
    expect(late).toMatchObject({ pause: { at: '20:45', leftMs: 540_000 } });
  });

  it('that goes on is no news: nothing more is sent until it ends', async () => {
    await evening.must({ type: 'roomPause', pause: { at: '20:45', forMs: 600_000 } });
    const before = evening.room.length;
    await evening.pass(20_000);
    await evening.must({ type: 'saveDraft', draft: null });
    expect(evening.room.length).toBe(before);
    await evening.must({ type: 'roomPause', pause: null });
    expect(evening.room.slice(before)).toMatchObject([{ type: 'room', pause: null }]);
  });

  it('outlives a crash of the console, and ends with a new game', async () => {
    const disk = emptyDisk();
    await evening.stop();
    evening = await new ConsoleEvening(disk).start();
    await evening.must({ type: 'roomPause', pause: { at: '20:45', forMs: 600_000 } });
    evening.crash();
    evening = await new ConsoleEvening(disk).start();
    expect(picture().pause).toMatchObject({ at: '20:45' });
    await evening.begin(nine);
    expect(picture().pause).toBeNull();
  });

  it.each([
    { at: '24:00', forMs: null },
    { at: '9:05', forMs: null },
    { at: '<b>', forMs: null },
    { at: null, forMs: -1 },
    { at: null, forMs: 7 * 3_600_000 },
    { at: null, forMs: null, note: 'the boss is on seat 3' },
  ])('%j is refused', async (pause) => {
    const before = evening.room.length;
    await evening.say(JSON.stringify({ id: 'hostile01', body: { type: 'roomPause', pause } }));
    expect(evening.host.at(-1)).toMatchObject({ response: { status: 'refused' } });
    expect(evening.room.length).toBe(before);
  });
});

it('the room is told how it is to look', async () => {
  expect(picture().theme).toBe('dark');
  await evening.must({ type: 'saveSettings', settings: { roomTheme: 'light' } });
  expect(picture().theme).toBe('light');
});
