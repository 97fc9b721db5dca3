import { describe, expect, test, vi } from 'vitest';
import { concealed } from '../../renderer/host/game/concealed';
import { isNight } from '../../shared/game/words';
import { Evening } from '../rules/evening';
import { hiddenMarkup, viewOf } from './screen';

// No console stands behind this screen.
vi.mock('../../renderer/ui/connection', () => ({
  useClock: () => null,
  useConnected: () => true,
  useSend: () => () => undefined,
}));

/** Two tables with the same roles on other seats. Seat 6 leaves on Day 1: here the Maniac, there a Citizen. */
const here = () => new Evening('boss mafia lover sheriff doctor maniac citizen*6').expel(1, 6);
const there = () => new Evening('citizen*6 maniac doctor sheriff lover mafia boss').expel(1, 6);
const choicesHere = { shot: 7, hunt: 4, heal: 4, check: 1 };
const choicesThere = { shot: 7, hunt: 1, visit: 2, heal: 9, check: 12 };

/** Plays on through Night 1 to one of its steps, or to the morning. */
function asleep(evening: Evening, act?: string): Evening {
  evening.toNight(1).choose(7);
  evening.until((step) => (act ? step.key === `n1/${act}` : step.key === 'd2/morning'));
  return evening;
}

/** The hidden screen at the beginning of every step of Night 1 and in the morning after it. */
function nightOf(evening: Evening, choices: Readonly<Record<string, number>>): string[] {
  const seen: string[] = [];
  evening.toNight(1);
  while (evening.phase === 'n1') {
    seen.push(hiddenMarkup(viewOf(evening)));
    const target = choices[evening.key.split('/')[1] ?? ''];
    if (target !== undefined) evening.choose(target);
    evening.next();
  }
  seen.push(hiddenMarkup(viewOf(evening)));
  return seen;
}

describe('hidden roles', () => {
  test('roles start hidden: no seat has a role, a team or a tag in the document', () => {
    const view = viewOf(here().toNight(1).choose(7));
    const hidden = concealed(view);
    for (const seat of hidden.seats) expect([seat.role, seat.team, seat.tag]).toEqual([null, null, null]);
    expect(hiddenMarkup(view)).not.toMatch(/Бос \(Дон\)|Мирн(ий|а)/);
  });

  test('two nights with other roles, other targets and another dead role are the same document', () => {
    const [one, other] = [nightOf(here(), choicesHere), nightOf(there(), choicesThere)];
    expect(one.length).toBe(other.length);
    for (const [step, markup] of one.entries()) expect(markup === other[step], `step ${step}`).toBe(true);
  });

  test('no answer of the night, big or small, is there, and undo does not name it', () => {
    const evening = asleep(here(), 'check').choose(1);
    const hidden = concealed(viewOf(evening));
    expect(JSON.stringify(hidden)).not.toContain('demafia.answer');
    expect(JSON.stringify(hidden)).not.toContain('log.act');
    expect(hidden.undo?.text.key).toBe('table.hidden.entry');
    expect(hidden.log.filter((line) => isNight(line.phase))).toEqual([]);
  });

  test('the loaded number of a shoot-out is hidden, before and after it was drawn', () => {
    const evening = new Evening('boss mafia lover sheriff doctor maniac citizen*6').toDay(1).nominate(7, 8);
    const tie: [number, number[]][] = [
      [7, [1, 2]],
      [8, [3, 4]],
    ];
    evening.ballot(...tie).ballot(...tie);
    evening.option('shootout').answer({ type: 'number', number: 7 });
    const loaded = concealed(viewOf(evening)).steps.find((step) => step.key === 'd1/loaded');
    expect(loaded?.kind).toBe('confirm');
    expect(JSON.stringify(loaded)).not.toContain('"chosen"');
  });

  test('by day the public record stays: candidates, hands, fouls', () => {
    const view = viewOf(asleep(here()).foul(3));
    expect(concealed(view).seats.map((seat) => seat.fouls)).toEqual(view.seats.map((seat) => seat.fouls));
  });
});
