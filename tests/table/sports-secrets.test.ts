import { describe, expect, test, vi } from 'vitest';
import { asAnswered, concealed } from '../../renderer/host/game/concealed';
import { SportsEvening, type System, systems } from '../rules/sports/table';
import { hiddenMarkup, viewOf } from './screen';

// No console stands behind this screen.
vi.mock('../../renderer/ui/connection', () => ({
  useClock: () => null,
  useConnected: () => true,
  useSend: () => () => undefined,
}));

/** Two tables with the cards on other seats; seat 6 is voted out on Day 1: here the Don, there a Citizen. */
const cards = {
  here: 'mafia*2 sheriff citizen*2 don citizen*4',
  there: 'citizen*6 sheriff don mafia*2',
};

/** The hidden screen at the beginning of each step, until the phase is over. */
function nightOf(evening: SportsEvening, answers: Readonly<Record<string, () => void>>): string[] {
  const seen: string[] = [];
  const { phase } = evening;
  while (evening.phase === phase) {
    seen.push(hiddenMarkup(viewOf(evening)));
    answers[evening.key.split('/')[1] ?? '']?.();
    evening.next();
  }
  return seen;
}

function firstNight(system: System, seats: string, order: number[]): string[] {
  const evening = new SportsEvening(system, {}, seats).unidentified();
  evening.to('/card/1');
  const seen: string[] = [];
  for (const role of new SportsEvening(system, {}, seats).state.seats.map((seat) => seat.role)) {
    seen.push(hiddenMarkup(viewOf(evening)));
    evening.option(role ?? '');
  }
  return [...seen, ...nightOf(evening, { order: () => evening.up(...order) })];
}

/** Night 1 after the vote of Day 1 took seat 6. */
function secondNight(system: System, seats: string, shots: [number, number][], checks: number[]): string[] {
  const evening = new SportsEvening(system, {}, seats).nominate(1, 6, 5);
  evening.ballot([6, [1, 2, 3, 4, 5, 7]], [5, []]).to('n1/shot');
  const check = (seat: number) => () => {
    if (!evening.now.callOnly) evening.choose(seat);
  };
  return nightOf(evening, {
    shot: () => {
      for (const [shooter, target] of shots) evening.answer({ type: 'proposal', shooter, target });
    },
    'don-check': check(checks[0] ?? 1),
    'sheriff-check': check(checks[1] ?? 1),
  });
}

describe.each(systems)('%s: with the roles hidden', (system) => {
  test('Night 0 with other cards and another order of shooting is the same document', () => {
    const one = firstNight(system, cards.here, [4, 7, 2]);
    const other = firstNight(system, cards.there, [9, 1, 3]);
    expect(one.length).toBe(other.length);
    for (const [step, markup] of one.entries()) expect(markup === other[step], `step ${step}`).toBe(true);
  });

  test('a night with a dead Don, other numbers and other checks is the same document', () => {
    const one = secondNight(
      system,
      cards.here,
      [
        [1, 7],
        [2, 8],
      ],
      [1, 4],
    );
    const other = secondNight(
      system,
      cards.there,
      [
        [8, 7],
        [9, 7],
        [10, 1],
      ],
      [7, 10],
    );
    expect(one.length).toBe(other.length);
    for (const [step, markup] of one.entries()) expect(markup === other[step], `step ${step}`).toBe(true);
  });

  test('SP-12…14: what reminds the host of the Sheriff is not there by day', () => {
    const evening = new SportsEvening(system).nominate(1, 4, 5).toHands();
    const hidden = concealed(viewOf(evening));
    expect(hidden.steps.every((step) => step.hint === null)).toBe(true);
    expect(JSON.stringify(hidden)).not.toContain('sports.hint');
  });

  test('the order, the checks and the cards are not in the view of a day', () => {
    const evening = new SportsEvening(system).quiet(1).shoot(1, null, { don: 4, sheriff: 1 }).toDay(2);
    const { composition: _, ...hidden } = concealed(viewOf(evening));
    expect(hidden.boards).toEqual([]);
    expect(JSON.stringify(hidden)).not.toMatch(/"don"|"sheriff"|"mafia"|"black"|"red"|log\.act|log\.shown/);
  });
});

test('MP-38: the roll call is open, nobody’s secret', () => {
  const evening = new SportsEvening('mafia-pro').unidentified();
  evening.up(1, 2, 3);
  expect(concealed(viewOf(evening)).steps[0]?.kind).toBe('hands');
});

test('PO-25, SP-36: hidden, a number in the turn of a Don who is out looks as one in the turn of a Don who is there', () => {
  for (const system of systems) {
    const turn = (seats: string) => {
      const evening = new SportsEvening(system, {}, seats).nominate(1, 6, 5);
      return evening.ballot([6, [1, 2, 3, 4, 5, 7]], [5, []]).to('n1/don-check');
    };
    const there = turn(cards.there).choose(3);
    const gone = turn(cards.here);
    expect([there.now.callOnly, gone.now.callOnly]).toEqual([false, true]);
    const drawn = (view: ReturnType<typeof viewOf>) => view.steps.find((step) => step.key === view.now);
    expect(drawn(asAnswered(viewOf(gone)))).toEqual(drawn(concealed(viewOf(there))));
    expect(drawn(concealed(viewOf(gone)))).not.toEqual(drawn(concealed(viewOf(there))));
  }
});
