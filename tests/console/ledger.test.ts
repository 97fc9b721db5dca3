import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consented } from '../../renderer/host/consent';
import type { EnteredRecord } from '../../shared/club/records';
import type { LedgerView } from '../../shared/contract/ledger';
import type { RequestBody } from '../../shared/contract/requests';
import { small } from '../rules/epoch/table';
import { rolesOf } from '../rules/evening';
import { ConsoleEvening } from './evening';

const today = '2026-03-06';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** The console of a club that plays the Epoch of Clones. */
class ClubEvening extends ConsoleEvening {
  people: { id: string; name: string }[] = [];

  async withPeople(): Promise<this> {
    await this.start();
    const names = [...rolesOf(small).map((_, at) => `Гравець ${at + 1}`), 'Ведучий'];
    this.people = await this.data({ type: 'addPlayers', names });
    return this;
  }

  id(no: number): string {
    return this.people[no - 1]?.id ?? '';
  }

  get hostId(): string {
    return this.people.at(-1)?.id ?? '';
  }

  async data<T>(body: RequestBody): Promise<T> {
    const answer = await this.must(body);
    if (answer.status === 'refused') throw new Error('refused');
    return answer.data as T;
  }

  ledger(): Promise<LedgerView> {
    return this.data({ type: 'ledger' });
  }

  enter(record: EnteredRecord) {
    return this.ask({ type: 'enterRecord', record, confirmed: true });
  }

  /** The rule or the words by which a request is refused. */
  async refused(body: RequestBody): Promise<string> {
    const answer = await this.ask(body);
    if (answer.status !== 'refused') throw new Error(`${body.type} was not refused`);
    return answer.refusal.rule === 'console' ? answer.refusal.reason.key : answer.refusal.rule;
  }

  starting(despite?: string): Extract<RequestBody, { type: 'startGame' }> {
    const composition: Record<string, number> = {};
    for (const role of rolesOf(small)) composition[role] = (composition[role] ?? 0) + 1;
    const seats = this.people.slice(0, -1).map(({ id, name }) => ({ player: id, name }));
    const setup = { ruleset: 'epoch-of-clones' as const, options: {}, seats, composition };
    return { type: 'startGame', setup, season: null, ...(despite ? { despite } : {}) };
  }

  async play(despite?: string): Promise<string> {
    const { game } = await this.data<{ game: string }>(this.starting(despite));
    this.game = game;
    return game;
  }

  /** Plays a game that this team wins, and puts it away. */
  async won(winner: string): Promise<string> {
    const game = await this.play();
    await this.must({ type: 'endGame', winner, reason: 'as the table saw it' });
    await this.must({ type: 'closeGame' });
    return game;
  }

  async zombie(no: number): Promise<void> {
    for (const reason of ['left', 'revealed', 'collusion'] as const) {
      await this.enter({ type: 'breach', on: today, player: this.id(no), reason, sanction: 'none' });
    }
  }
}

const breach = (player: string, sanction: 'none' | 'suspension' | 'noPrizes' = 'none'): EnteredRecord => ({
  type: 'breach',
  on: today,
  player,
  reason: 'left',
  sanction,
});

describe('records by hand', () => {
  test('are on disk when they are called saved, and there again after a restart', async () => {
    const club = await new ClubEvening().withPeople();
    expect(await club.enter(breach(club.id(3)))).toMatchObject({ status: 'saved' });
    await club.stop();
    const next = new ClubEvening(club.disk);
    await next.start();
    const { lines, today: day } = await next.ledger();
    expect(day).toBe(today);
    expect(lines).toMatchObject([{ record: breach(club.id(3)), takenBack: null }]);
  });

  test('are held while the disk takes nothing, and written once it does', async () => {
    const club = await new ClubEvening().withPeople();
    club.disk.broken = new Error('no room');
    expect(await club.enter(breach(club.id(3)))).toMatchObject({ status: 'held' });
    expect((await club.ledger()).lines).toHaveLength(1);
    expect(club.disk.files.get('ledger')).toBeUndefined();
    club.disk.broken = null;
    await club.pass(6_000);
    expect(JSON.parse(club.disk.files.get('ledger') ?? '[]')).toHaveLength(1);
    expect(club.console.saving.held).toBe(0);
  });

  test('a repeated request enters nothing twice', async () => {
    const club = await new ClubEvening().withPeople();
    const body = { type: 'enterRecord', record: breach(club.id(3)) } as const;
    await club.ask(body, 'sameRequest1');
    await club.ask(body, 'sameRequest1');
    expect((await club.ledger()).lines).toHaveLength(1);
  });

  test('name somebody of the list, a game that is known, and a day that has come', async () => {
    const club = await new ClubEvening().withPeople();
    const record = breach(club.id(1));
    expect(await club.refused({ type: 'enterRecord', record: breach('nobody0001') })).toBe(
      'data.refusal.noPlayer',
    );
    expect(
      await club.refused({ type: 'enterRecord', record: { ...record, game: 'nogame0001' } as EnteredRecord }),
    ).toBe('refusal.noSuchGame');
    expect(
      await club.refused({ type: 'enterRecord', record: { ...record, on: '2026-03-07' } as EnteredRecord }),
    ).toBe('ledger.refusal.future');
    expect(
      await club.refused({ type: 'enterRecord', record: { ...record, on: '2026-02-30' } as EnteredRecord }),
    ).toBe('refusal.malformed');
  });

  test('EC-116: a sanction comes with the first two breaches and not with the third', async () => {
    const club = await new ClubEvening().withPeople();
    await club.enter(breach(club.id(1), 'noPrizes'));
    await club.enter(breach(club.id(1), 'suspension'));
    expect(await club.refused({ type: 'enterRecord', record: breach(club.id(1), 'noPrizes') })).toBe(
      'EC-116',
    );
  });

  test('EC-114, EC-119: an equal record of the same day asks once; with the host’s consent it goes in', async () => {
    const club = await new ClubEvening().withPeople();
    const body = { type: 'enterRecord', record: breach(club.id(1)) } as const;
    expect(await club.ask(body)).toMatchObject({ status: 'saved' });
    const again = await club.ask(body);
    expect(again).toMatchObject({
      status: 'refused',
      refusal: { kind: 'confirm', rule: 'EC-114', reason: { params: { times: 1 } } },
    });
    expect((await club.ledger()).lines).toHaveLength(1);
    expect(await club.ask({ type: 'enterRecord', record: breach(club.id(2)) })).toMatchObject({
      status: 'saved',
    });
    expect(consented(body, null)).toEqual(body);
    expect(await club.ask(consented(body, JSON.stringify(body)))).toMatchObject({ status: 'saved' });
    expect((await club.ledger()).lines).toHaveLength(3);
    const suicide: EnteredRecord = { type: 'suicide', on: today, player: club.id(1) };
    expect(await club.ask({ type: 'enterRecord', record: suicide })).toMatchObject({ status: 'saved' });
    expect(await club.refused({ type: 'enterRecord', record: suicide })).toBe('EC-119');
  });

  test('EC-122: a ban of two days is refused, one of three is taken', async () => {
    const club = await new ClubEvening().withPeople();
    const ban = (days: number): EnteredRecord => ({
      type: 'ban',
      on: today,
      player: club.id(1),
      days,
      reason: 'trolling',
    });
    expect(await club.refused({ type: 'enterRecord', record: ban(2) })).toBe('EC-122');
    expect(await club.enter(ban(3))).toMatchObject({ status: 'saved' });
  });

  test('a record is taken back with a reason, stays, and counts no more', async () => {
    const club = await new ClubEvening().withPeople();
    await club.zombie(2);
    const [first] = (await club.ledger()).lines;
    const back: RequestBody = { type: 'takeRecordBack', record: first?.id ?? '', reason: 'he was ill' };
    await club.must(back);
    expect(await club.refused(back)).toBe('ledger.refusal.takenBack');
    expect(await club.refused({ ...back, record: 'norecord01' })).toBe('ledger.refusal.noRecord');
    const { lines } = await club.ledger();
    expect(lines.map((line) => line.takenBack?.reason ?? null)).toEqual(['he was ill', null, null]);
    await club.play();
  });
});

describe('the seating', () => {
  test('EC-114: a Zombie is not seated; the host may overrule it with a reason, which the game and the ledger keep', async () => {
    const club = await new ClubEvening().withPeople();
    await club.zombie(4);
    expect(await club.refused(club.starting())).toBe('EC-114');
    expect(await club.refused(club.starting('  '))).toBe('EC-114');
    const game = await club.play('the club forgave him');
    const people = [{ player: club.id(4), blocks: ['zombie'] }];
    expect(JSON.parse(club.disk.games.get(game)?.[0] ?? '{}').setup.admitted).toEqual({
      reason: 'the club forgave him',
      people,
    });
    const { lines } = await club.ledger();
    expect(lines.find((line) => line.at === null)).toMatchObject({
      id: `${game}:${club.id(4)}:admitted`,
      record: {
        type: 'admitted',
        player: club.id(4),
        game,
        blocks: ['zombie'],
        reason: 'the club forgave him',
      },
    });
  });

  test('EC-114: a Zombie comes in for nobody, and no name is mended into his, without a reason that the ledger keeps', async () => {
    const club = await new ClubEvening().withPeople();
    const [late] = await club.data<{ id: string; name: string }[]>({ type: 'addPlayers', names: ['Пізній'] });
    const [zombie, name] = [late?.id ?? '', 'Пізній'];
    for (const reason of ['left', 'revealed', 'collusion'] as const) {
      await club.enter({ type: 'breach', on: today, player: zombie, reason, sanction: 'none' });
    }
    const game = await club.play();
    const person = { player: zombie, name };
    const comes = { type: 'substitute', seat: 2, ...person, points: 'in' } as const;
    expect(await club.refused(comes)).toBe('EC-114');
    expect(await club.refused({ ...comes, despite: '  ' })).toBe('EC-114');
    expect(await club.refused({ type: 'join', ...person, role: 'citizen' })).toBe('EC-114');
    expect(await club.refused({ type: 'person', seat: 2, ...person })).toBe('EC-114');
    await club.must({ ...comes, despite: 'nobody else was there' });
    const { lines } = await club.ledger();
    expect(lines.at(-1)?.record).toEqual({
      type: 'admitted',
      on: today,
      player: zombie,
      game,
      blocks: ['zombie'],
      reason: 'nobody else was there',
    });
    // Somebody against whom nothing speaks needs no reason, and leaves no record.
    await club.must({ type: 'substitute', seat: 3, player: club.hostId, name: 'Ведучий', points: 'in' });
    expect((await club.ledger()).lines).toHaveLength(lines.length);
  });

  test('EC-119: who is on the black list is not seated; taking one suicide back opens the door', async () => {
    const club = await new ClubEvening().withPeople();
    for (const on of ['2026-02-10', '2026-02-20', '2026-03-05']) {
      await club.enter({ type: 'suicide', on, player: club.id(2) });
    }
    const answer = await club.ask(club.starting());
    expect(answer).toMatchObject({
      status: 'refused',
      refusal: {
        kind: 'irregular',
        rule: 'EC-119',
        reason: { params: { name: 'Гравець 2', why: { params: { until: '2026-06-05' } } } },
      },
    });
    const [first] = (await club.ledger()).lines;
    await club.must({ type: 'takeRecordBack', record: first?.id ?? '', reason: 'the line was cut' });
    await club.play();
  });

  test('EC-113: a host with four justified no-confidences in a week does not host, whoever sits', async () => {
    const club = await new ClubEvening().withPeople();
    const game = await club.won('peaceful');
    await club.must({ type: 'saveSettings', settings: { hostName: 'ведучий' } });
    for (let no = 1; no <= 4; no += 1) {
      await club.enter({
        type: 'noConfidence',
        on: today,
        game,
        host: club.hostId,
        by: club.id(no),
        text: 'a hint',
        justified: null,
      });
    }
    const declared = (await club.ledger()).lines.filter((line) => line.record.type === 'noConfidence');
    for (const { id } of declared.slice(0, 3)) {
      await club.must({ type: 'judgeNoConfidence', record: id, justified: true });
    }
    await club.won('peaceful');
    await club.must({ type: 'judgeNoConfidence', record: declared[3]?.id ?? '', justified: true });
    expect(await club.refused(club.starting())).toBe('EC-113');
    await club.must({ type: 'judgeNoConfidence', record: declared[0]?.id ?? '', justified: false });
    await club.play();
  });

  test('no screen can say by itself that somebody was admitted', async () => {
    const club = await new ClubEvening().withPeople();
    const body = club.starting();
    const people = [{ player: club.id(1), blocks: ['zombie'] }];
    const setup = { ...body.setup, admitted: { reason: 'x', people } } as typeof body.setup;
    expect(await club.refused({ ...body, setup })).toBe('refusal.malformed');
  });

  test('a merged record counts as the person it was merged into', async () => {
    const club = await new ClubEvening().withPeople();
    await club.zombie(4);
    const merged = JSON.parse(club.disk.files.get('players') ?? '[]').map((one: { id: string }) =>
      one.id === club.id(4) ? { ...one, sameAs: club.hostId } : one,
    );
    await club.stop();
    club.disk.files.set('players', JSON.stringify(merged));
    const next = new ClubEvening(club.disk);
    await next.start();
    const { lines, merged: into } = await next.ledger();
    expect(into).toEqual({ [club.id(4)]: club.hostId });
    expect(lines.map(({ record }) => 'player' in record && record.player)).toEqual(
      Array(3).fill(club.hostId),
    );
  });
});

describe('a game', () => {
  test('EC-112: no confidence is declared once the game is over', async () => {
    const club = await new ClubEvening().withPeople();
    const game = await club.play();
    const record: EnteredRecord = {
      type: 'noConfidence',
      on: today,
      game,
      host: club.hostId,
      by: club.id(1),
      text: 'a hint',
      justified: null,
    };
    expect(await club.refused({ type: 'enterRecord', record })).toBe('EC-112');
    await club.must({ type: 'endGame', winner: 'peaceful', reason: 'over' });
    expect(await club.enter(record)).toMatchObject({ status: 'saved' });
  });

  test('EC-127: what a game says of its players is in the ledger when it is over, and gone when it is amended away', async () => {
    const club = await new ClubEvening().withPeople();
    const game = await club.play();
    await club.must({ type: 'leave', seat: 2, cause: 'disqualified', reason: 'roleReveal' });
    const said = async () => (await club.ledger()).lines.map(({ id, record }) => [id, record.type]);
    expect(await said()).toEqual([]);
    await club.must({ type: 'endGame', winner: 'peaceful', reason: 'over' });
    expect(await said()).toEqual([[`${game}:${club.id(2)}:disqualified`, 'expelled']]);
    const left = club.lines
      .flatMap(({ op }) => (op.type === 'add' ? op.entries : []))
      .find((entry) => entry.fact.type === 'left');
    const changes = [{ type: 'remove' as const, target: left?.id ?? '' }];
    await club.must({ type: 'amend', n: club.lines.length, changes, reason: 'a mistake' });
    expect(await said()).toEqual([]);
    // It follows from the game, and is stored nowhere else.
    expect(club.disk.files.get('ledger')).toBeUndefined();
  });
});

describe('prizes', () => {
  test('EC-131, EC-130: each winner and the host are paid once, and the fund has that much less', async () => {
    const club = await new ClubEvening().withPeople();
    await club.enter({ type: 'donation', on: today, from: 'Меценат', amount: 100 });
    const game = await club.won('peaceful');
    const { games } = await club.ledger();
    const winners = games[0]?.winners ?? [];
    expect(winners.length).toBeGreaterThan(2);
    const pay: RequestBody = { type: 'payPrizes', game, host: club.hostId };
    await club.must(pay);
    const payouts = (await club.ledger()).lines.flatMap(({ record }) =>
      record.type === 'payout' ? [[record.role, record.amount, record.player]] : [],
    );
    expect(payouts).toEqual([...winners.map((player) => ['winner', 1, player]), ['host', 5, club.hostId]]);
    expect(await club.refused(pay)).toBe('ledger.refusal.allPaid');
    expect(await club.refused({ ...pay, host: club.id(1) })).toBe('ledger.refusal.allPaid');
  });

  test('EC-116: who lost the prizes for two weeks is paid nothing; EC-132: a sponsor pays beside the fund', async () => {
    const club = await new ClubEvening().withPeople();
    const game = await club.won('peaceful');
    const [unlucky = ''] = (await club.ledger()).games[0]?.winners ?? [];
    await club.enter(breach(unlucky, 'noPrizes'));
    await club.must({ type: 'payPrizes', game, host: null });
    const paid = (await club.ledger()).lines.flatMap(({ record }) =>
      record.type === 'payout' ? [record.player] : [],
    );
    expect(paid).not.toContain(unlucky);
    expect(paid).not.toContain(club.hostId);
    const sponsored = {
      type: 'sponsored',
      on: today,
      game,
      player: unlucky,
      sponsor: 'a fan',
      amount: 10,
    } as const;
    expect(await club.enter(sponsored)).toMatchObject({ status: 'saved' });
    expect((await club.ledger()).lines.at(-1)?.record).toEqual(sponsored);
  });

  test('there are none for a game that runs or was called off', async () => {
    const club = await new ClubEvening().withPeople();
    const game = await club.play();
    const pay: RequestBody = { type: 'payPrizes', game, host: club.hostId };
    expect(await club.refused(pay)).toBe('ledger.refusal.noPrizes');
    await club.must({ type: 'endGame', winner: null, reason: 'the lights went out' });
    expect(await club.refused(pay)).toBe('ledger.refusal.noPrizes');
  });
});

test('EC-129: the holder of the fund is there after a restart', async () => {
  const club = await new ClubEvening().withPeople();
  await club.must({ type: 'saveSettings', settings: { fundHolder: 'Amazonka7' } });
  await club.stop();
  const next = new ClubEvening(club.disk);
  await next.start();
  expect(next.console.settings.fundHolder).toBe('Amazonka7');
});

test('EC-128: the lists are files: one Zombie, one on the black list, one no-confidence', async () => {
  const club = await new ClubEvening().withPeople();
  const game = await club.won('peaceful');
  await club.zombie(4);
  for (const on of ['2026-03-01', '2026-03-02', '2026-03-03']) {
    await club.enter({ type: 'suicide', on, player: club.id(2) });
  }
  const said = { host: club.hostId, by: club.id(1), text: '=1+1; "a hint"', justified: null };
  await club.enter({ type: 'noConfidence', on: today, game, ...said });
  const file = (list: 'zombies' | 'blackList' | 'noConfidences') =>
    club.data<{ name: string; content: string }>({ type: 'ledgerFile', list });
  expect(await file('zombies')).toEqual({
    name: 'mafia zombies 2026-03-06.csv',
    content: '\uFEFFplayer\r\nГравець 4',
  });
  expect((await file('blackList')).content).toBe('\uFEFFplayer;until\r\nГравець 2;2026-06-03');
  expect((await file('noConfidences')).content).toBe(
    `\uFEFFdate;host;by;text;justified\r\n${today};Ведучий;Гравець 1;"'=1+1; ""a hint""";open`,
  );
});
