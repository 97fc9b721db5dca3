import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostConnection } from '../../renderer/ui/connection';
import type { ClockState } from '../../shared/contract/clock';
import type { HostMessage, Transport } from '../../shared/contract/messages';

const clock: ClockState = {
  rev: 4,
  mode: 'countdown',
  lengthMs: 60_000,
  elapsedMs: 5_000,
  running: true,
  step: null,
  warnMs: 10_000,
  interrupted: null,
};

/** A line whose other end is the test. */
function line() {
  const listeners: ((message: HostMessage) => void)[] = [];
  const connections: ((open: boolean) => void)[] = [];
  const sent: { type?: string; id?: string; echo?: number; body?: { type: string } }[] = [];
  const transport: Transport<HostMessage> = {
    send: (message) => sent.push(JSON.parse(message)),
    onMessage: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    onConnection: (listener) => {
      connections.push(listener);
      return () => undefined;
    },
  };
  return {
    transport,
    requests: () => sent.filter((message) => message.body),
    pings: () => sent.filter((message) => message.type === 'ping'),
    say: (message: HostMessage) => {
      for (const listener of listeners) listener(message);
    },
    open: (open: boolean) => {
      for (const listener of connections) listener(open);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('requests', () => {
  test('a request that was not answered is sent again with the same id after a reconnection', async () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    const answer = host.send({ type: 'closeGame' });
    end.open(false);
    end.open(true);
    const [first, second] = end.requests();
    expect(second).toEqual(first);
    end.say({ type: 'response', response: { id: first?.id ?? '', status: 'saved', data: null } });
    await expect(answer).resolves.toMatchObject({ status: 'saved' });
    end.open(false);
    end.open(true);
    expect(end.requests()).toHaveLength(2);
  });

  test('a request that is longer than the console takes is refused here: it would be hung up on for ever', async () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    const fact = { type: 'gameEnded', winner: null, during: 'd1/talk', reason: 'Ї'.repeat(500) } as const;
    const amend = (count: number) =>
      host.send({
        type: 'amend',
        n: 0,
        reason: 'x',
        changes: Array.from({ length: count }, (_, index) => ({
          type: 'insert',
          after: null,
          entry: { id: `entry${index}`, v: 1, fact },
        })),
      });
    await expect(amend(60)).resolves.toMatchObject({
      status: 'refused',
      refusal: { reason: { key: 'refusal.tooLong' } },
    });
    expect(end.requests()).toEqual([]);
    void amend(50);
    expect(end.requests()).toHaveLength(1);
  });

  test('a query the console had too much of is asked again after a breath, a press is not', async () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    const tooMany = (id: string) =>
      end.say({
        type: 'response',
        response: {
          id,
          status: 'refused',
          refusal: { kind: 'impossible', rule: 'console', reason: { key: 'refusal.tooMany' } },
        },
      });
    const query = host.send({ type: 'backupPart', part: 7 });
    const press = host.send({ type: 'next', step: 'd1/talk' });
    for (const request of end.requests()) tooMany(request.id ?? '');
    await expect(press).resolves.toMatchObject({ status: 'refused' });
    await vi.advanceTimersByTimeAsync(500);
    const [first, , again, ...more] = end.requests();
    expect(again).toEqual(first);
    expect(more).toEqual([]);
    end.say({ type: 'response', response: { id: first?.id ?? '', status: 'saved', data: 'x' } });
    await expect(query).resolves.toMatchObject({ status: 'saved', data: 'x' });
  });

  test('a press while the console is down is refused at once and never carried out later', async () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    end.open(false);
    await expect(host.send({ type: 'next', step: 'd1/talk' })).resolves.toMatchObject({
      status: 'refused',
      refusal: { kind: 'stale', reason: { key: 'table.lost' } },
    });
    end.open(true);
    expect(end.requests()).toHaveLength(0);
  });

  test('a console that is there but echoes nothing hears no press either', async () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    vi.advanceTimersByTime(30_000);
    await expect(host.send({ type: 'undo', n: 3 })).resolves.toMatchObject({ status: 'refused' });
    expect(end.requests()).toHaveLength(0);
  });

  test('a question made without a connection goes out when there is one', () => {
    const end = line();
    const host = new HostConnection(end.transport);
    void host.send({ type: 'players' });
    expect(end.requests()).toHaveLength(0);
    end.open(true);
    expect(end.requests()).toHaveLength(1);
  });

  test('every request has an id of its own', () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    void host.send({ type: 'players' });
    void host.send({ type: 'players' });
    const [one, two] = end.requests();
    expect(one?.id).not.toBe(two?.id);
  });
});

describe('the way to the authority', () => {
  test('a clock is read half a round trip earlier than it came', () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    vi.advanceTimersByTime(80);
    end.say({ type: 'pong', echo: end.pings()[0]?.echo ?? 0 });
    vi.advanceTimersByTime(500);
    end.say({ type: 'clock', clock });
    expect(host.line.reading?.at).toBeCloseTo(performance.now() - 40);
  });

  test('a clock that came before the first echo is read anew when the way is known', () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    vi.advanceTimersByTime(60);
    end.say({ type: 'clock', clock });
    const came = performance.now();
    expect(host.line.reading?.at).toBe(came);
    end.say({ type: 'pong', echo: end.pings()[0]?.echo ?? 0 });
    expect(host.line.reading?.at).toBeCloseTo(came - 30);
  });

  test('an older clock does not replace a newer one, except from a console that was started anew', () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    end.say({ type: 'clock', clock });
    end.say({ type: 'clock', clock: { ...clock, rev: 3 } });
    expect(host.line.reading?.clock.rev).toBe(4);
    end.open(false);
    end.open(true);
    end.say({ type: 'clock', clock: { ...clock, rev: 1 } });
    expect(host.line.reading?.clock.rev).toBe(1);
  });

  test('while the connection is lost the last clock stays', () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    end.say({ type: 'clock', clock });
    end.open(false);
    expect(host.line.connected).toBe(false);
    expect(host.line.reading?.clock).toEqual(clock);
  });

  test('an authority that echoes nothing for long counts as gone, and is back with its first echo', () => {
    const end = line();
    const host = new HostConnection(end.transport);
    end.open(true);
    end.say({ type: 'pong', echo: end.pings()[0]?.echo ?? 0 });
    vi.advanceTimersByTime(30_000);
    expect(host.line.connected).toBe(false);
    end.say({ type: 'pong', echo: end.pings().at(-1)?.echo ?? 0 });
    expect(host.line.connected).toBe(true);
  });
});
