import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AmendPreview, EntryLine } from '../../shared/contract/amend';
import type { Replies, Response } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import type { Change } from '../../shared/game/journal';
import { ConsoleEvening } from './evening';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const six = 'boss citizen sheriff citizen*3';

function dataOf<T>(answer: Response): T {
  if (answer.status === 'refused') throw new Error(answer.refusal.reason.key);
  return answer.data as T;
}

const keyOf = (answer: Response) => (answer.status === 'refused' ? answer.refusal.reason.key : answer.status);

async function entries(evening: ConsoleEvening): Promise<readonly EntryLine[]> {
  return dataOf(await evening.must({ type: 'entries' }));
}

async function previewed(evening: ConsoleEvening, changes: Change[]): Promise<AmendPreview> {
  return dataOf(await evening.must({ type: 'previewAmend', changes, fills: {}, reason: 'виправлення' }));
}

async function summary(evening: ConsoleEvening): Promise<Replies['games'][number]> {
  const [game] = dataOf<Replies['games']>(await evening.must({ type: 'games', season: null }));
  if (!game) throw new Error('no game');
  return game;
}

/** A foul on seat 4, which is to be taken out; gives the change. */
async function wrongFoul(evening: ConsoleEvening): Promise<Change> {
  await evening.must({ type: 'foul', seat: 4, confirmed: false });
  const foul = (await entries(evening)).find((line) => line.text.key === 'log.foul');
  return { type: 'remove', target: foul?.id ?? '' };
}

describe('an amend', () => {
  it('is written as its preview showed it, and undone in one step, over a restart too', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    await evening.until('d1/talk');
    const change = await wrongFoul(evening);
    const before = evening.lines.length;
    const { n, changes } = await previewed(evening, [change]);
    expect(evening.lines).toHaveLength(before);
    await evening.must({ type: 'amend', n, changes: [...changes], reason: 'не той' });
    expect(evening.view.seats[3]?.fouls).toBe(0);
    await evening.stop();
    await evening.start();
    expect(evening.view.undo).toMatchObject({ n: before + 1, text: { key: 'log.amend' } });
    await evening.must({ type: 'undo', n: before + 1 });
    expect(evening.view.seats[3]?.fouls).toBe(1);
  });

  it('is named in the log by what was corrected, and is secret only where that is', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    await evening.until('d1/talk');
    const change = await wrongFoul(evening);
    const open = await previewed(evening, [change]);
    await evening.must({ type: 'amend', n: open.n, changes: [...open.changes], reason: '' });
    const reason = { key: 'story.change.removed', params: { was: { key: 'log.foul', params: { seat: 4 } } } };
    expect(evening.view.undo).toMatchObject({
      text: { key: 'log.amend', params: { reason } },
      secret: false,
    });
    const role = { type: 'role', seat: 4, role: 'citizen' } as const;
    const after = (await entries(evening))[0]?.id ?? '';
    const insert: Change = { type: 'insert', after, entry: { id: 'secret01', v: 1, fact: role } };
    const { n } = await previewed(evening, [insert]);
    await evening.must({ type: 'amend', n, changes: [insert], reason: '' });
    expect(evening.view.undo?.secret).toBe(true);
  });

  it('is refused when the game has moved on since the preview, or when it does not fit', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    await evening.until('d1/talk');
    const change = await wrongFoul(evening);
    const { n, changes } = await previewed(evening, [change]);
    await evening.must({ type: 'foul', seat: 5, confirmed: false });
    const amend: RequestBody = { type: 'amend', n, changes: [...changes], reason: '' };
    expect(keyOf(await evening.ask(amend))).toBe('refusal.stale');
    expect(evening.view.seats[3]?.fouls).toBe(1);
    const stranger: Change[] = [{ type: 'remove', target: 'nobody01' }];
    expect(keyOf(await evening.ask({ ...amend, n: n + 1, changes: stranger }))).toBe('refusal.stale');
    const query: RequestBody = { type: 'previewAmend', changes: stranger, fills: {}, reason: 'r' };
    expect(keyOf(await evening.ask(query))).toBe('refusal.stale');
    const place = { type: 'change', target: 'nobody01' } as const;
    expect(keyOf(await evening.ask({ type: 'amendChoices', changes: [], place }))).toBe('refusal.stale');
  });

  it('of a finished game renews the seal, and the season follows', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    await evening.until('d1/talk');
    await evening.must(evening.answering({ type: 'nominate', seat: 1, by: null }));
    await evening.until('d1/count/1/cand/1');
    await evening.up(2, 3, 4);
    await evening.next();
    await evening.up(5);
    await evening.until('n1/win');
    await evening.next();
    expect(await summary(evening)).toMatchObject({ status: 'ended', winner: 'white' });
    const hand = (await entries(evening)).find(
      (line) => line.text.key === 'log.hand' && line.text.params?.seat === 5,
    );
    const { n, changes } = await previewed(evening, [{ type: 'remove', target: hand?.id ?? '' }]);
    await evening.must({ type: 'amend', n, changes: [...changes], reason: 'рука зайва' });
    expect(evening.lines.at(-1)?.op.type).toBe('seal');
    const after = await summary(evening);
    // Three of six hands are not more than half: the Boss stays, the host's winner stands against the rules.
    expect(after.seats[0]).toMatchObject({ out: null });
    expect(after.seats[4]?.points.vote).toBe(0);
  });
});

describe('the host’s word', () => {
  it('wants a reason, exchanges single cards, and can be undone', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    await evening.until('d1/talk');
    const what = { kind: 'role', seat: 4, role: 'sheriff' } as const;
    expect(keyOf(await evening.ask({ type: 'overrule', what, reason: '  ' }))).toBe('refusal.malformed');
    await evening.must({ type: 'overrule', what, reason: 'карта лежала інакше' });
    const roles = () => evening.view.seats.map((seat) => seat.role);
    expect(roles()).toEqual(['boss', 'citizen', 'citizen', 'sheriff', 'citizen', 'citizen']);
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    expect(roles()[2]).toBe('sheriff');
  });

  it('leaves an unrated game out of the standings and the CSV, and brings it back', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    await evening.must({ type: 'unrated', on: true });
    expect(evening.view.unrated).toBe(true);
    await evening.must({ type: 'endGame', winner: 'white', reason: 'пізно' });
    const { season } = await summary(evening);
    const standings = async () =>
      dataOf<Replies['standings']>(await evening.must({ type: 'standings', season }));
    const csv = async () => {
      const body = { type: 'csv', season, table: 'games', ruleset: 'demafia' } as const;
      return (
        dataOf<Replies['csv']>(await evening.must(body))
          .content.trim()
          .split('\r\n').length - 1
      );
    };
    expect([await standings(), await csv()]).toEqual([[], 0]);
    await evening.must({ type: 'unrated', on: false });
    expect((await standings())[0]?.rows).toHaveLength(6);
    expect(await csv()).toBe(6);
  });
});

describe('people', () => {
  it('a substitute is known to the club, and the game counts for whom the club chose', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    await evening.until('d1/talk');
    const stranger = { player: 'nobody00', name: 'Хтось', points: 'in' } as const;
    expect(keyOf(await evening.ask({ type: 'substitute', seat: 2, ...stranger }))).toBe(
      'refusal.setup.player',
    );
    const [player] = dataOf<Replies['addPlayers']>(
      await evening.must({ type: 'addPlayers', names: ['Заміна'] }),
    );
    const { id = '', name = '' } = player ?? {};
    await evening.must({ type: 'substitute', seat: 2, player: id, name, points: 'in' });
    expect(evening.view.seats[1]?.name).toBe('Заміна');
    await evening.must({ type: 'endGame', winner: 'white', reason: 'пізно' });
    expect((await summary(evening)).seats[1]).toMatchObject({ player: id, name: 'Заміна' });
  });

  it('a latecomer joins on Night 0 and is in the season’s summary', async () => {
    const evening = await (await new ConsoleEvening().start()).begin(six);
    const [player] = dataOf<Replies['addPlayers']>(
      await evening.must({ type: 'addPlayers', names: ['Пізній'] }),
    );
    const { id = '', name = '' } = player ?? {};
    await evening.must({ type: 'join', player: id, name, role: 'citizen' });
    await evening.until('d1/talk');
    await evening.must({ type: 'endGame', winner: 'white', reason: 'пізно' });
    expect((await summary(evening)).seats[6]).toMatchObject({ seat: 7, player: id, result: 'win' });
  });
});
