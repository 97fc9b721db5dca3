import type { MantineColorsTuple } from '@mantine/core';
import { tokens } from './tokens';

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
