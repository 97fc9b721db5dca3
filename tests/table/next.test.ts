import { describe, expect, test } from 'vitest';
import { concealed } from '../../renderer/host/game/concealed';
import { nextOf } from '../../renderer/host/game/nextOf';
import { tagOf } from '../../renderer/host/game/ring/faces';
import { i18n } from '../../renderer/ui/i18n';
import { say } from '../../renderer/ui/say';
import type { Text } from '../../shared/game/words';
import { Evening, nine } from '../rules/evening';
import { viewOf } from './screen';

const words = (text: Text | null) =>
  text && say((key, params) => i18n.t(key, params ?? {}), 'uk', [], text).replaceAll('\u00a0', ' ');
const hiddenNow = (evening: Evening) => {
  const found = concealed(viewOf(evening)).steps.find((step) => step.status === 'now');
  if (!found) throw new Error('no step is open');
  return found;
};
const loaded = () => {
  const tie: [number, number[]][] = [
    [7, [1, 2]],
    [8, [3, 4]],
  ];
  const evening = new Evening(nine).toDay(1).nominate(7, 8);
  evening.ballot(...tie).ballot(...tie);
  evening.option('shootout');
  return evening;
};

describe('what Next says', () => {
  test('a role that was called and chose nobody yet is named on the button, shown and hidden', () => {
    const evening = new Evening(nine).quiet(1);
    expect(words(nextOf(evening.now, false).label)).toBe('Далі: нікого не обрано');
    expect(words(hiddenNow(evening).next.label)).toBe('Далі: нікого не обрано');
    evening.choose(7);
    expect(words(nextOf(evening.now, false).label)).toBe('Далі');
    expect(words(hiddenNow(evening).next.label)).toBe('Далі');
  });

  test('DM-34: a number that is missing bars it, hidden as well', () => {
    const evening = loaded();
    expect(hiddenNow(evening).next.refusal?.reason.key).toBe('refusal.noNumber');
    evening.answer({ type: 'number', number: 7 });
    expect(hiddenNow(evening).next.refusal).toBeNull();
  });
});

describe('what a hidden step says is recorded', () => {
  test('DM-21: how many of the blacks have a seat', () => {
    const evening = new Evening(nine).unidentified();
    expect(hiddenNow(evening).answer).toBeNull();
    evening.answer({ type: 'role', seat: 4, role: 'boss' });
    expect(words(hiddenNow(evening).answer?.text ?? null)).toMatch(/^записано 1 з \d$/);
  });

  test('a closed line does not say that something was recorded', () => {
    const evening = new Evening(nine).quiet(1);
    evening.choose(7).next();
    const [shot] = concealed(viewOf(evening)).steps;
    expect(words(shot?.answer?.text ?? null)).toBe('пройдено');
  });
});

describe('why a seat is out', () => {
  const tag = (evening: Evening, seat: number) => {
    const state = viewOf(evening).seats[seat - 1];
    return words(state ? tagOf(state) : null);
  };

  test('a shoot-out is no shot', () => {
    const evening = loaded();
    evening.answer({ type: 'number', number: 7 });
    evening.next();
    evening.answer({ type: 'number', number: 7 });
    evening.until((step) => step.key.startsWith('n1/'));
    const out = viewOf(evening).seats.find((seat) => seat.out !== null);
    expect(tag(evening, out?.seat ?? 0)).toBe('перестрілка');
  });

  test('DM-67: fouls say how many and when', () => {
    const evening = new Evening(nine).toDay(1);
    for (let foul = 0; foul < 4; foul += 1) evening.foul(3);
    expect(tag(evening, 3)).toBe('4 фоли, день 1');
  });

  test('DM-63: the log names the reason of a disqualification', () => {
    const view = viewOf(new Evening(nine).toDay(1).disqualify(3));
    expect(view.seats[2]?.disqualifiedFor).toBe('insult');
    expect(words(view.log.at(-1)?.text ?? null)).toMatch(/— Образа$/);
  });
});
