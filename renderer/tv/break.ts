import type { RoomPause } from '../../shared/contract/messages';
import { t } from '../room/words';
import { breakClock } from './clock';
import { h } from './dom';
import { lostSign } from './frame';
import { logoOf } from './logo';
import type { Told } from './scene';
import { sign } from './signs';

/** The break: that there is one, when the game goes on, and how long it still is. Nothing of the game stands here. */
export function pause(told: Told, { at, leftMs }: RoomPause, receivedAt: number, lost: boolean): HTMLElement {
  const until = at === null ? t('room.break.soon') : t('room.break.at', { at });
  const words = h('p', { class: 'words', data: { alone: leftMs === null } }, until);
  const digits =
    leftMs !== null &&
    breakClock(leftMs, receivedAt, (over) => {
      words.textContent = over ? t('room.break.over') : until;
      words.setAttribute('data-alone', String(over));
    });
  return h(
    'main',
    { class: 'break', data: { scene: 'break', rev: told.rev } },
    lost && h('div', 'corner', lostSign()),
    !digits && logoOf(told.logo),
    h('h1', null, sign('cup', 'cup'), t('room.break.title')),
    digits,
    words,
    h('div', 'foot', digits && logoOf(told.logo), told.club !== '' && h('p', 'club', told.club)),
  );
}
