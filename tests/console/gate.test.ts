import { beforeEach, describe, expect, it } from 'vitest';
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

const refusal = (answer: Awaited<ReturnType<ConsoleEvening['ask']>>) =>
  answer.status === 'refused' ? answer.refusal : null;

/** A foul as a request, as it goes over the line. */
const foulOf = (seat: number) =>
  JSON.stringify({ id: 'malformed1', body: { type: 'foul', seat, confirmed: false } });

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('what is not a request', () => {
  it.each([
    ['no JSON', 'no JSON', 'Next!'],
    ['half of it', 'no JSON', '{"id":"malformed1","bo'],
    ['JSON that is nothing', 'wrong shape', 'null'],
    ['a number', 'wrong shape', '7'],
    ['no body', 'wrong shape', '{"id":"malformed1"}'],
    ['an unknown body', 'unknown type', '{"id":"malformed1","body":{"type":"makeTea"}}'],
    ['a name of every object', 'unknown type', '{"id":"malformed1","body":{"type":"constructor"}}'],
    ['an impossible seat', 'wrong shape', foulOf(99)],
    ['an unknown field', 'wrong shape', foulOf(1).replace('}}', ',"x":1}}')],
    ['a prototype', 'wrong shape', foulOf(1).replace('}}', ',"__proto__":{"confirmed":true}}}')],
    ['an id that is none', 'wrong shape', foulOf(1).replace('malformed1', '../../etc')],
    ['what is too deep', 'too deep', `{"id":"malformed1","body":${deep(20)}}`],
    ['what is much too deep', 'too deep', deep(10_000)],
    ['more than 64 kB', 'too long', JSON.stringify({ id: 'malformed1', body: { type: 'x'.repeat(70_000) } })],
    ['more than 64 kB of Cyrillic', 'too long', JSON.stringify({ id: 'malformed1', x: 'Ї'.repeat(33_000) })],
    ['a heartbeat with more in it', 'wrong shape', '{"type":"ping","echo":1,"x":1}'],
  ])('%s changes nothing, is answered, and noted without its content', async (_what, fault, raw) => {
    await evening.begin(nine);
    const { view, lines } = evening;
    const before = evening.host.length;
    await evening.say(raw);
    expect(evening.view).toEqual(view);
    expect(evening.lines).toEqual(lines);
    const readable = fault !== 'no JSON' && fault !== 'too long';
    const id = readable && raw.includes('"malformed1"') ? 'malformed1' : '';
    expect(evening.host.slice(before)).toMatchObject([
      {
        type: 'response',
        response: { id, status: 'refused', refusal: { reason: { key: 'refusal.malformed' } } },
      },
    ]);
    const { length } = Buffer.from(raw);
    expect(evening.log).toEqual([`A message of the host was turned away: ${fault}, ${length} bytes.`]);
    expect((await evening.ask({ type: 'foul', seat: 7, confirmed: false })).status).toBe('saved');
  });

  it('on the room’s line is anything but a heartbeat: it is always told the same', async () => {
    await evening.begin(nine);
    const { view, lines } = evening;
    const before = evening.room.length;
    for (const raw of [foulOf(7), '{"id":"fromroom1","body":{"type":"log"}}', 'Next!', 'null', deep(99)]) {
      await evening.sayInRoom(raw);
    }
    expect(evening.room.slice(before)).toEqual(Array(5).fill({ type: 'refused' }));
    expect(evening.view).toEqual(view);
    expect(evening.lines).toEqual(lines);
    expect(evening.log.map((line) => /: (.*), \d+ bytes\.$/.exec(line)?.[1])).toEqual([
      'a request',
      'a request',
      'no JSON',
      'wrong shape',
      'too deep',
    ]);
    await evening.sayInRoom('{"type":"ping","echo":5}');
    expect(evening.room.at(-1)).toEqual({ type: 'pong', echo: 5 });
  });

  it('fills no log: twenty lines a minute, and a word that there was more', async () => {
    for (let no = 0; no < 100; no += 1) await evening.say('Next!');
    expect(evening.log).toHaveLength(21);
    expect(evening.log.at(-1)).toBe('More is turned away than is written here.');
    await evening.pass(60_000);
    await evening.say('Next!');
    expect(evening.log).toHaveLength(22);
  });

  it('a ping is answered with its own number', async () => {
    await evening.say('{"type":"ping","echo":42}');
    expect(evening.host.at(-1)).toEqual({ type: 'pong', echo: 42 });
  });
});

describe('more than 50 messages a second', () => {
  const limit = 50;

  beforeEach(async () => {
    await evening.stop();
    evening = await new ConsoleEvening(emptyDisk(), limit).start();
    await evening.begin('boss mafia citizen*3');
    await evening.pass(1_000);
  });

  const foul = { type: 'foul', seat: 7, confirmed: false } as const;

  it('of one screen are refused with an answer, whatever they say, and nothing happens twice or later', async () => {
    for (let no = 0; no < limit; no += 1) await evening.must({ type: 'blank', on: no % 2 === 0 });
    const { lines } = evening;
    const answers = [await evening.ask(foul), await evening.ask({ type: 'players' })];
    expect(answers.map((answer) => refusal(answer)?.reason.key)).toEqual([
      'refusal.tooMany',
      'refusal.tooMany',
    ]);
    await evening.say('Next!');
    await evening.say('{"type":"ping","echo":1}');
    expect(evening.host.slice(-2)).toMatchObject([
      { type: 'response', response: { id: '', refusal: { reason: { key: 'refusal.tooMany' } } } },
      { type: 'response', response: { id: '', refusal: { reason: { key: 'refusal.tooMany' } } } },
    ]);
    expect(evening.lines).toEqual(lines);
    expect(evening.log).toEqual([
      expect.stringMatching(/^A message of the host was turned away: too many, /),
    ]);
  });

  it('hold for any second, not for a calendar of them', async () => {
    for (let no = 0; no < limit; no += 1) {
      await evening.must({ type: 'players' });
      if (no === limit / 2) await evening.pass(600);
    }
    await evening.pass(399);
    expect(refusal(await evening.ask({ type: 'players' }))?.reason.key).toBe('refusal.tooMany');
    await evening.pass(1);
    expect((await evening.ask({ type: 'players' })).status).toBe('saved');
  });

  it('that were refused can be asked again under the same id', async () => {
    for (let no = 0; no < limit; no += 1) await evening.must({ type: 'players' });
    const add = { type: 'addPlayers' as const, names: ['Олег'] };
    expect((await evening.ask(add, 'sameid001')).status).toBe('refused');
    await evening.pass(1_000);
    expect((await evening.ask(add, 'sameid001')).status).toBe('saved');
  });

  it('of one screen take nothing from another', async () => {
    for (let no = 0; no < 3 * limit; no += 1) await evening.sayInRoom('{"type":"ping","echo":1}');
    const room = evening.room.slice(-3 * limit).map((message) => message.type);
    expect(room.filter((type) => type === 'pong')).toHaveLength(limit);
    expect(room.filter((type) => type === 'refused')).toHaveLength(2 * limit);
    expect((await evening.ask({ type: 'players' })).status).toBe('saved');
  });
});

describe('a name', () => {
  const add = (...names: string[]) => evening.ask({ type: 'addPlayers', names });

  it('is kept without what cannot be seen and what turns the words behind it around', async () => {
    const answer = await add(' те\u202Eст ', 'a\u0000b', '👨‍👩‍👧', '<b>&amp;</b>');
    const data = answer.status === 'refused' ? [] : answer.data;
    expect(data).toMatchObject(['те ст', 'a b', '👨‍👩‍👧', '<b>&amp;</b>'].map((name) => ({ name })));
  });

  it.each(['\u200B\u200D\u2060', '\u202E', '\u0000', ' '])(
    'that nobody could see is refused: %j',
    async (name) => {
      expect((await add(name)).status).toBe('refused');
      expect((await evening.ask({ type: 'addSeason', name })).status).toBe('refused');
    },
  );

  it('of a seat is held to the same', async () => {
    const answer = await add('Олег', 'Марта', 'Тарас', 'Ірина', 'Вадим');
    const players = answer.status === 'refused' ? [] : (answer.data as { id: string; name: string }[]);
    const start = (name: string) =>
      evening.ask({
        type: 'startGame',
        season: null,
        setup: {
          ruleset: 'demafia',
          options: {},
          seats: players.map((player) => ({ player: player.id, name })),
          composition: { boss: 1, mafia: 0, sheriff: 1, citizen: 3 },
        },
      });
    expect(refusal(await start('\u200B'))?.reason.key).toBe('refusal.malformed');
    expect((await start('x\u202Ey')).status).toBe('saved');
    expect(evening.view.seats[0]?.name).toBe('x y');
  });
});
