import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { EndGame } from '../../renderer/host/game/bar/EndGame';
import { PhaseTrail } from '../../renderer/host/game/bar/PhaseTrail';
import { concealed } from '../../renderer/host/game/concealed';
import { EndPanel } from '../../renderer/host/game/end/EndPanel';
import { WinNote } from '../../renderer/host/game/now/WinNote';
import { TableProvider, useTableOf } from '../../renderer/host/game/useTable';
import type { HostView } from '../../shared/contract/host';
import { EpochEvening, thirteen } from '../rules/epoch/table';
import { markupOf } from './screen';

// No console stands behind this screen.
vi.mock('../../renderer/ui/connection', () => ({
  useClock: () => null,
  useConnected: () => true,
  useSend: () => () => undefined,
}));

const nothing = () => undefined;
const typing = { use: 'act', pending: '' } as const;

/** A part of the screen after H was pressed. */
function Shown({ view, part }: { view: HostView; part: () => ReturnType<typeof createElement> | null }) {
  return createElement(TableProvider, { value: { ...useTableOf(view), view, shown: true } }, part());
}

const markup = (view: HostView, part: () => ReturnType<typeof createElement> | null) =>
  markupOf(createElement(Shown, { view, part }));

/** What stands there, a bar between its parts. */
const words = (html: string) => html.replace(/(<[^>]*>)+/g, '|').replaceAll('\u00a0', ' ');

const endPanel = (view: HostView) =>
  words(
    markup(view, () => view.end && createElement(EndPanel, { end: view.end, typing, onRecord: nothing })),
  );

/** Of thirteen the Citizens 10–12 and the Doctor are left. */
function won(options = {}): EpochEvening {
  const evening = new EpochEvening(thirteen, options).toDay(1);
  for (const seat of [1, 2, 3, 4, 5, 7, 8, 9, 13]) evening.leave(seat);
  return evening.to('/win').option('confirm');
}

/** The last mafioso is shot on Night 1, and a Citizen dies with him: the morning has not been read. */
const morning = () => new EpochEvening('boss sheriff citizen*3').quiet(1).sleep(1, { sheriff: 1, mafia: 5 });

describe('the end of a game of the Epoch of Clones', () => {
  test('A-82b: who is dead of the winning side has not won in his row either', () => {
    const text = endPanel(won().view);
    expect(text).toContain('|Переможці: P6, P10, P11, P12|');
    expect(text).toMatch(/\|10\|P10\|Мирний\|Мирні жителі\|за столом\|перемога\|/);
    expect(text).toMatch(/\|13\|P13\|Мирний\|Мирні жителі\|[^|]+\|поразка\|/);
  });

  test('A-82b: where the club counts the dead too, they have', () => {
    const text = endPanel(won({ deadTeammatesWin: true }).view);
    expect(text).toMatch(/\|13\|P13\|Мирний\|Мирні жителі\|[^|]+\|перемога\|/);
    expect(text).toMatch(/\|1\|P1\|Бос мафії\|Мафія\|[^|]+\|поразка\|/);
  });

  test('A-80: after a draw nobody has won or lost', () => {
    const evening = new EpochEvening('boss sheriff citizen*3').toDay(1);
    for (const seat of [1, 2, 3, 4, 5]) evening.leave(seat);
    expect(endPanel(evening.to('/win').option('confirm').view)).not.toMatch(/перемога|поразка/);
  });

  test('25 seats stand in two parts, each row once, with the team beside the role', () => {
    const evening = new EpochEvening('boss mafioso*5 sheriff doctor citizen*17').toDay(1);
    for (const seat of [1, 2, 3, 4, 5, 6]) evening.leave(seat);
    evening.to('/win').option('confirm');
    const html = markup(
      evening.view,
      () => evening.view.end && createElement(EndPanel, { end: evening.view.end, typing, onRecord: nothing }),
    );
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html.match(/<tr data-seat=/g)).toHaveLength(25);
    expect(html).toContain('title="Мафія"');
  });

  test('the trail says that the game is over, and names no phase as the present one', () => {
    const trail = (evening: EpochEvening, ended: boolean) =>
      words(markup(evening.view, () => createElement(PhaseTrail, { phase: evening.view.phase, ended })));
    expect(trail(won(), true)).toBe('|Ніч 0|День 1|Гру завершено|');
    expect(trail(morning(), false)).toBe('|Ніч 0|День 1|Ніч 1|День 2 · обговорення|');
  });
});

describe('EC-107: a win before its time', () => {
  test('EC-97: names the side and the nicks, and is not what is asked for while the dead are not read', () => {
    const evening = morning();
    const html = markup(evening.view, () => createElement(WinNote));
    expect(words(html)).toContain(
      '|За правилами: Перемогли мирні жителі|Переможці: P2, P3, P4|Спершу зачитайте ранок',
    );
    expect(html).not.toContain('data-variant="filled"');
    evening.to('/win');
    expect(markup(evening.view, () => createElement(WinNote))).toBe('');
  });

  test('the host’s own word is asked for once more, and says what the table has not heard', () => {
    const html = markup(morning().view, () => createElement(EndGame, { onDone: nothing }));
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(4);
    expect(html).not.toContain('data-variant="filled"');
  });

  test('design 7: who would win is not in the hidden view', () => {
    const { view } = morning();
    expect(view.wouldWin).toMatchObject({ peaceful: [2, 3, 4], mafia: [] });
    expect(concealed(view).wouldWin).toBeUndefined();
  });
});
