import { describe, expect, test } from 'vitest';
import { i18n } from '../../renderer/ui/i18n';
import { say } from '../../renderer/ui/say';
import { text } from '../../shared/game/words';

const named = [
  { seat: 3, name: 'Марта' },
  { seat: 5, name: 'Денис' },
];

/** What the host reads out in a language. */
function spoken(lng: string, key: string, params: Parameters<typeof text>[1]): string {
  const words = say((name, given) => i18n.t(name, { ...given, lng }), lng, named, text(key, params));
  return words.replaceAll('\u00a0', ' ');
}

describe('the words of the Epoch of Clones', () => {
  test('EC-97: the morning paper is right for one who died and for several, of any gender', () => {
    const paper = (lng: string, seats: number[]) => spoken(lng, 'epoch.script.morning', { seats });
    expect(paper('uk', [3])).toContain('Цієї ночі місто втратило: № 3 Марта.');
    expect(paper('uk', [3, 5])).toContain('Цієї ночі місто втратило: № 3 Марта і № 5 Денис.');
    expect(paper('ru', [3])).toContain('Этой ночью город потерял: № 3 Марта.');
    expect(paper('en', [3])).toContain('This night the city lost: no. 3 Марта.');
    expect(spoken('uk', 'epoch.script.morningTramp', { seats: [3] })).toContain('втратило: № 3 Марта. Бомж');
  });

  test('what stands in the way of Next is not called a remark, which is a penalty (EC-117)', () => {
    const words = ['uk', 'ru', 'en'].map((lng) => spoken(lng, 'table.now.readFirst', {}));
    expect(words.join(' ')).not.toMatch(/зауваж|замечан|remark/i);
  });
});
