import type { MantineColorsTuple } from '@mantine/core';

/**
 * What colours mean on both screens. Amber is now and nothing else, blue a nomination or a hand, violet the
 * night and the black team, rose the red team, green good news, red trouble. Each is joined by a shape or a word
 * where it is used.
 */
export const tokens = {
  '--now': '#ffb224',
  '--now-soft': '#241c0d',
  '--now-line': '#7a5a16',
  '--on-now': '#17120a',
  '--nominated': '#70b0ff',
  '--nominated-soft': '#132d52',
  '--nominated-line': '#3f73b8',
  '--night': '#a78bfa',
  '--night-soft': '#211b38',
  '--night-line': '#5b4a94',
  '--reds': '#ff8f9c',
  '--reds-soft': '#33181d',
  '--reds-line': '#8a424d',
  '--good': '#3dd68c',
  '--good-soft': '#10291d',
  '--good-line': '#2a7a54',
  '--trouble': '#ff6b6b',
  '--trouble-soft': '#331518',
  '--trouble-line': '#8f3438',
  /** Behind everything. */
  '--ground': '#0d0f14',
  /** Bars and side panels. */
  '--panel': '#161920',
  /** Things that lie on the ground or on a panel: tiles, rows, cards. */
  '--tile': '#1b1f28',
  /** The same under the pointer. */
  '--tile-raised': '#242935',
  '--line': '#2b313d',
  '--line-strong': '#454d5d',
  '--ink': '#eef0f4',
  '--ink-soft': '#b6bdca',
  '--ink-faint': '#939bab',
} as const;

const surfaces: MantineColorsTuple = [
  tokens['--ink'],
  tokens['--ink-soft'],
  tokens['--ink-faint'],
  '#6d7586',
  tokens['--line'],
  tokens['--tile-raised'],
  tokens['--tile'],
  tokens['--ground'],
  '#0a0c10',
  '#07080b',
];

const steel: MantineColorsTuple = [
  '#ffffff',
  '#fafbfc',
  '#f4f5f8',
  '#eef0f4',
  '#e6e9ef',
  '#dfe3ea',
  '#cbd1db',
  '#939bab',
  '#454d5d',
  '#2b313d',
];

const now: MantineColorsTuple = [
  '#fff6e0',
  '#ffeac2',
  '#ffdd99',
  '#ffcf6b',
  '#ffc247',
  '#ffb224',
  '#f0a416',
  '#b87a08',
  '#7a5a16',
  '#241c0d',
];

const nominated: MantineColorsTuple = [
  '#eaf3ff',
  '#d9e9ff',
  '#bfdbff',
  '#a5ccff',
  '#8abeff',
  '#70b0ff',
  '#5a9df0',
  '#3f73b8',
  '#1c3a64',
  '#132d52',
];

const night: MantineColorsTuple = [
  '#f3efff',
  '#e7e0ff',
  '#d6cbfe',
  '#c6b6fd',
  '#b6a0fb',
  '#a78bfa',
  '#9276ec',
  '#5b4a94',
  '#2f2750',
  '#211b38',
];

const good: MantineColorsTuple = [
  '#e4fbef',
  '#c9f6df',
  '#a4efca',
  '#81e7b5',
  '#5edea0',
  '#3dd68c',
  '#31c07b',
  '#2a7a54',
  '#153f2b',
  '#10291d',
];

const trouble: MantineColorsTuple = [
  '#ffecec',
  '#ffd8d8',
  '#ffbdbd',
  '#ffa2a2',
  '#ff8686',
  '#ff6b6b',
  '#ec5757',
  '#8f3438',
  '#4a1c20',
  '#331518',
];

/** Mantine's scales, the token itself at 5; `dark` are the surfaces, `steel` is what ordinary controls are made of. */
export const colors = { dark: surfaces, steel, now, nominated, night, good, trouble };
