import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { EndPanel } from '../../renderer/host/game/end/EndPanel';
import { TableProvider, useTableOf } from '../../renderer/host/game/useTable';
import type { HostView } from '../../shared/contract/host';
import { casePlayed } from '../rules/evening';
import { SportsEvening, type System } from '../rules/sports/table';
import { markupOf, viewOf } from './screen';

// No console stands behind this screen.
vi.mock('../../renderer/ui/connection', () => ({
  useClock: () => null,
  useConnected: () => true,
  useSend: () => () => undefined,
}));

const nothing = () => undefined;

function End({ view }: { view: HostView }) {
  if (!view.end) throw new Error('the game has not ended');
  const typing = { use: 'act', pending: '' } as const;
  return createElement(
    TableProvider,
    { value: useTableOf(view) },
    createElement(EndPanel, { end: view.end, typing, onRecord: nothing }),
  );
}

/** What stands on the screen after the end, a bar between its parts. */
function shown(view: HostView): string {
  return markupOf(createElement(End, { view }))
    .replace(/(<[^>]*>)+/g, '|')
    .replaceAll('\u00a0', ' ');
}

/** Seat 6 is killed on Night 1, seat 5 voted out on Day 2, the blacks go home. */
function ended(system: System): HostView {
  const evening = new SportsEvening(system).quiet(1).shoot(1, 6, { don: 4, sheriff: 2 });
  if (system === 'mafia-pro') evening.to('/best-move/6').up(1, 2, 9);
  evening.nominate(2, 5, 7).ballot([5, [1, 2, 3, 4, 7]], [7, [5, 8]]);
  return viewOf(evening.shrink(1, 2, 3).end('red'));
}

describe('the end of a sports game', () => {
  test.each(['polemica', 'sports-ua'] as const)(
    'PO-32, A-45: %s has a result of each seat, and neither points nor awards',
    (system) => {
      const text = shown(ended(system));
      expect(text).toContain('|Перемогли червоні|');
      expect(text).toContain('|4|P4|Шериф|Червоні|за столом|перемога|');
      expect(text).toContain('|5|P5|Мирний|Червоні|День 2 · голосування|перемога|');
      expect(text).toContain('|6|P6|Мирний|Червоні|Ніч 1|перемога|');
      expect(text).toMatch(/\|1\|P1\|Дон\|Мафія\|[^|]+\|поразка\|/);
      expect(text).not.toMatch(/MVP|Кращий хід|Ораторська|Основа|Разом|Влучно/);
    },
  );

  test('MP-34, MP-44, A-126: Mafia Pro has its points, says that they are the club’s, and counts the best move', () => {
    const view = ended('mafia-pro');
    expect(view.end?.suspects).toEqual([{ seat: 6, named: [1, 2, 9], black: 2 }]);
    const text = shown(view);
    expect(text).toContain('|Гравець|Роль|Основа|Ніч|Разом|');
    expect(text).toContain('Бали клубні');
    expect(text).toContain('|Найкращий хід|№ 6 P6|');
    expect(text).toContain('|Чорних: 2 з 3|');
    expect(text).not.toMatch(/MVP|Ораторська|Влучно/);
  });

  test('nothing of it is on the panel of the DeMafia game after it', () => {
    const view = viewOf(casePlayed('demafia-06'));
    const before = shown(view);
    shown(ended('mafia-pro'));
    expect(shown(view)).toBe(before);
    expect(before).toContain('|MVP|');
    expect(before).not.toMatch(/Бали клубні|Чорних:|Червоні/);
  });
});
