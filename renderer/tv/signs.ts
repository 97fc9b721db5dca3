import type { TeamId } from '../../shared/game/words';
import { svg } from './dom';

/** The shapes of the other room page's icons (Tabler, MIT), by which nothing has to be told by its colour. */
const lines = {
  handStop: [
    'M8 13v-7.5a1.5 1.5 0 0 1 3 0v6.5',
    'M11 5.5v-2a1.5 1.5 0 1 1 3 0v8.5',
    'M14 5.5a1.5 1.5 0 0 1 3 0v6.5',
    'M17 7.5a1.5 1.5 0 0 1 3 0v8.5a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7a69.74 69.74 0 0 1 -.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47',
  ],
  finger: [
    'M8 13v-8.5a1.5 1.5 0 0 1 3 0v7.5',
    'M11 11.5v-2a1.5 1.5 0 1 1 3 0v2.5',
    'M14 10.5a1.5 1.5 0 0 1 3 0v1.5',
    'M17 11.5a1.5 1.5 0 0 1 3 0v4.5a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7a69.74 69.74 0 0 1 -.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47',
  ],
  silenced: [
    'M3 3l18 18',
    'M9 5a3 3 0 0 1 6 0v5a3 3 0 0 1 -.13 .874m-2 2a3 3 0 0 1 -3.87 -2.872v-1',
    'M5 10a7 7 0 0 0 10.846 5.85m2 -2a6.967 6.967 0 0 0 1.152 -3.85',
    'M8 21l8 0',
    'M12 17l0 4',
  ],
  suspect: [
    'M12 9v4',
    'M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0',
    'M12 16h.01',
  ],
  check: ['M5 12l5 5l10 -10'],
  arrow: ['M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6'],
  lost: [
    'M20 16l-4 4',
    'M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1 -5 -5l1.5 -1.5',
    'M17 12l-5 -5l1.5 -1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5',
    'M3 21l2.5 -2.5',
    'M18.5 5.5l2.5 -2.5',
    'M10 11l-2 2',
    'M13 14l-2 2',
    'M16 16l4 4',
  ],
  cup: [
    'M3 14c.83 .642 2.077 1.017 3.5 1c1.423 .017 2.67 -.358 3.5 -1c.83 -.642 2.077 -1.017 3.5 -1c1.423 -.017 2.67 .358 3.5 1',
    'M8 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2',
    'M12 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2',
    'M3 10h14v5a6 6 0 0 1 -6 6h-2a6 6 0 0 1 -6 -6v-5z',
    'M16.746 16.726a3 3 0 1 0 .252 -5.555',
  ],
  swords: [
    'M21 3v5l-11 9l-4 4l-3 -3l4 -4l9 -11z',
    'M5 13l6 6',
    'M14.3 17.3l3.7 3.7l3 -3l-3.4 -3.4',
    'M10 5.5l-2 -2.5h-5v5l3 2.5',
  ],
  blade: ['M3 19l15 -15l3 3l-6 6l2 2a14 14 0 0 1 -14 4'],
  flag: ['M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9', 'M5 21v-7'],
} as const;

const filled = {
  pause: ['M6 4h4v16h-4z', 'M14 4h4v16h-4z'],
  black: [
    'M11.327 2.26a1395.065 1395.065 0 0 0 -4.923 4.504c-.626 .6 -1.212 1.21 -1.774 1.843a6.528 6.528 0 0 0 -.314 8.245l.14 .177c1.012 1.205 2.561 1.755 4.055 1.574l.246 -.037l-.706 2.118a1 1 0 0 0 .949 1.316h6l.118 -.007a1 1 0 0 0 .83 -1.31l-.688 -2.065l.104 .02c1.589 .25 3.262 -.387 4.32 -1.785a6.527 6.527 0 0 0 -.311 -8.243a31.787 31.787 0 0 0 -1.76 -1.83l-4.938 -4.518a1 1 0 0 0 -1.348 -.001z',
  ],
  red: ['M12 2l7.5 10l-7.5 10l-7.5 -10z'],
  white: [
    'M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0 -10z',
    'M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2h-4zM19 11h4v2h-4z',
    'M4.2 5.6l1.4 -1.4l2.1 2.1l-1.4 1.4zM16.3 17.7l1.4 -1.4l2.1 2.1l-1.4 1.4z',
    'M18.4 4.2l1.4 1.4l-2.1 2.1l-1.4 -1.4zM6.3 16.3l1.4 1.4l-2.1 2.1l-1.4 -1.4z',
  ],
} as const;

export type Sign = keyof typeof lines | keyof typeof filled;

/** A sign of this name; `name` is also its class, `label` what it says where no word stands beside it. */
export function sign(shape: Sign, name: string, label?: string): Element {
  const solid = shape in filled;
  const paths = solid ? filled[shape as keyof typeof filled] : lines[shape as keyof typeof lines];
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
  const parts = paths.map((d) => svg('path', { d }));
  return svg('svg', { viewBox: '0 0 24 24', class: `sign ${name}`, ...look, ...said }, ...parts);
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
