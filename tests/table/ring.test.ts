import { describe, expect, test } from 'vitest';
import { placesOf } from '../../renderer/host/game/ring/places';
import { runInList, runRound, shorterWay } from '../../renderer/host/game/ring/run';

const tables = Array.from({ length: 21 }, (_, index) => index + 5);

describe('places round the table', () => {
  test.each(tables)('%i seats have %i different places inside the ring, in order', (count) => {
    const places = placesOf(count);
    expect(places.map((place) => place.seat)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
  });

  test.each(tables)(
    'the first of %i sits at the bottom near the middle and the next to the left',
    (count) => {
      const [first, second] = placesOf(count);
      expect(first?.y).toBe(1);
      expect(Math.abs((first?.x ?? 0) - 0.5)).toBeLessThan(0.17);
      expect(second?.x).toBeLessThan(first?.x ?? 0);
    },
  );
});

describe('runs of neighbours', () => {
  test('a run goes round the table over the last seat', () => {
    expect(runRound(9, 2, 10, 'up')).toEqual([9, 10, 1, 2]);
    expect(runRound(2, 9, 10, 'down')).toEqual([2, 1, 10, 9]);
  });

  test('a run to the same seat is that seat', () => {
    expect(runRound(4, 4, 10, 'up')).toEqual([4]);
  });

  test('the shorter way is taken, and upwards when both are as long', () => {
    expect(shorterWay(1, 3, 10)).toBe('up');
    expect(shorterWay(1, 9, 10)).toBe('down');
    expect(shorterWay(1, 6, 10)).toBe('up');
  });

  test('in the grid a run is a stretch of the list in the order it was passed', () => {
    const seats = [1, 2, 3, 4, 5, 6];
    expect(runInList(2, 4, seats)).toEqual([2, 3, 4]);
    expect(runInList(5, 3, seats)).toEqual([5, 4, 3]);
  });
});
