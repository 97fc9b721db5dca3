import type { TeamId } from '../../shared/game/words';
import { svg } from './dom';

/** The shapes of the other room page's icons (Tabler, MIT), by which nothing has to be told by its colour; some in fewer strokes. */
/** From the little finger round the thumb, of every hand. */
const palm =
  'a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7a69.74 69.74 0 0 1 -.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47';

const lines = {
  handStop: `M8 13v-7.5a1.5 1.5 0 0 1 3 0v6.5M11 5.5v-2a1.5 1.5 0 1 1 3 0v8.5M14 5.5a1.5 1.5 0 0 1 3 0v6.5M17 7.5a1.5 1.5 0 0 1 3 0v8.5${palm}`,
  finger: `M8 13v-8.5a1.5 1.5 0 0 1 3 0v7.5M11 11.5v-2a1.5 1.5 0 1 1 3 0v2.5M14 10.5a1.5 1.5 0 0 1 3 0v1.5M17 11.5a1.5 1.5 0 0 1 3 0v4.5${palm}`,
  silenced:
    'M3 3l18 18M9 5a3 3 0 0 1 6 0v5a3 3 0 0 1 -.13 .874m-2 2a3 3 0 0 1 -3.87 -2.872v-1M5 10a7 7 0 0 0 10.846 5.85m2 -2a6.967 6.967 0 0 0 1.152 -3.85M8 21l8 0M12 17l0 4',
  suspect: 'M12 9v4M12 3l10 17h-20zM12 16h.01',
  check: 'M5 12l5 5l10 -10',
  arrow: 'M5 12l14 0M13 18l6 -6M13 6l6 6',
  lost: 'M20 16l-4 4M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1 -5 -5l1.5 -1.5M17 12l-5 -5l1.5 -1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5M3 21l2.5 -2.5M18.5 5.5l2.5 -2.5M10 11l-2 2M13 14l-2 2M16 16l4 4',
  cup: 'M3 14c2 1.5 5 1.5 7 0c2 -1.5 5 -1.5 7 0M8 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M12 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M3 10h14v5a6 6 0 0 1 -6 6h-2a6 6 0 0 1 -6 -6v-5zM16.746 16.726a3 3 0 1 0 .252 -5.555',
  swords:
    'M21 3v5l-11 9l-4 4l-3 -3l4 -4l9 -11zM5 13l6 6M14.3 17.3l3.7 3.7l3 -3l-3.4 -3.4M10 5.5l-2 -2.5h-5v5l3 2.5',
  blade: 'M3 19l15 -15l3 3l-6 6l2 2a14 14 0 0 1 -14 4',
  flag: 'M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9M5 21v-7',
} as const;

const filled = {
  pause: 'M6 4h4v16h-4zM14 4h4v16h-4z',
  black:
    'M12 2c-3 4 -8.5 6.5 -8.5 11.5a4.4 4.4 0 0 0 7.6 3l-1.1 3.5q-.4 2 1.5 2h1q1.9 0 1.5 -2l-1.1 -3.5a4.4 4.4 0 0 0 7.6 -3c0 -5 -5.5 -7.5 -8.5 -11.5z',
  red: 'M12 2l7.5 10l-7.5 10l-7.5 -10z',
  white:
    'M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0 -10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2h-4zM19 11h4v2h-4zM4.2 5.6l1.4 -1.4l2.1 2.1l-1.4 1.4zM16.3 17.7l1.4 -1.4l2.1 2.1l-1.4 1.4zM18.4 4.2l1.4 1.4l-2.1 2.1l-1.4 -1.4zM6.3 16.3l1.4 1.4l-2.1 2.1l-1.4 -1.4z',
} as const;

export type Sign = keyof typeof lines | keyof typeof filled;

/** A sign of this name; `name` is also its class, `label` what it says where no word stands beside it. */
export function sign(shape: Sign, name: string, label?: string): Element {
  const solid = shape in filled;
  const d = solid ? filled[shape as keyof typeof filled] : lines[shape as keyof typeof lines];
  const look: Readonly<Record<string, string | number>> = solid
    ? { fill: 'currentColor' }
    : {
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      };
  const said: Readonly<Record<string, string>> = label
    ? { role: 'img', 'aria-label': label }
    : { 'aria-hidden': 'true' };
  return svg('svg', { viewBox: '0 0 24 24', class: `sign ${name}`, ...look, ...said }, svg('path', { d }));
}

/** Those who kill beside the mafia have a blade. */
const teams: Readonly<Record<string, Sign>> = {
  white: 'white',
  peaceful: 'white',
  black: 'black',
  mafia: 'black',
  red: 'red',
  yakuza: 'swords',
  maniac: 'blade',
};

/** The sign of a team: the suits of the cards that are dealt, the sun for the town, a flag for the others. */
export function teamSign(team: TeamId, name: string): Element {
  return sign(teams[team] ?? 'flag', name);
}

/** A crescent, drawn into a square of 100. */
function crescent(): Element {
  return svg('path', {
    d: 'M55.5 30.5a20 20 0 1 0 13.6 25.9a16.5 16.5 0 0 1 -13.6 -25.9z',
    class: 'crescent',
  });
}

export function moon(name: string): Element {
  return svg('svg', { viewBox: '26 26 48 48', class: name, 'aria-hidden': 'true' }, crescent());
}

/** The console's mark: a ring of seats round the moon, one of them lit. */
export function mark(name: string): Element {
  const seats = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    const cx = (50 + 37 * Math.cos(angle)).toFixed(2);
    const cy = (50 + 37 * Math.sin(angle)).toFixed(2);
    return svg('circle', { cx, cy, r: index === 0 ? 8 : 5.6, class: index === 0 ? 'lit' : 'unlit' });
  });
  return svg('svg', { viewBox: '0 0 100 100', class: name, 'aria-hidden': 'true' }, ...seats, crescent());
}
