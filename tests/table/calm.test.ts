import { expect, test } from 'vitest';
import { Calm, calmMs } from '../../renderer/host/game/ask';

test('a second Next without an answer in between is a double tap', () => {
  const calm = new Calm();
  calm.changed(1_000);
  expect(calm.takesNext(1_000 + calmMs - 1)).toBe(false);
  expect(calm.takesNext(1_000 + calmMs)).toBe(true);
});

test('Enter 0 4 Enter 0 5 Enter with 90 ms between the keys: each Next behind an answer is meant', () => {
  const calm = new Calm();
  for (let at = 1_000; at < 2_000; at += 270) {
    calm.changed(at);
    calm.answered();
    expect(calm.doubts(at + 180)).toBe(false);
    expect(calm.takesNext(at + 270)).toBe(true);
  }
});

test('an answer right behind a Next that was not taken is in doubt, and so is one behind a barred Next', () => {
  const calm = new Calm();
  calm.changed(1_000);
  expect(calm.doubts(1_050)).toBe(false);
  calm.takesNext(1_090);
  expect(calm.doubts(1_090 + calmMs - 1)).toBe(true);
  expect(calm.doubts(1_090 + calmMs)).toBe(false);
  calm.passedOver(3_000);
  expect(calm.doubts(3_180)).toBe(true);
});

test('an answer is meant once the host has put away what barred Next', () => {
  const calm = new Calm();
  calm.passedOver(3_000);
  calm.seen();
  expect(calm.doubts(3_050)).toBe(false);
});

test('the step after an answered one is calm again', () => {
  const calm = new Calm();
  calm.answered();
  calm.changed(1_000);
  expect(calm.takesNext(1_090)).toBe(false);
});
