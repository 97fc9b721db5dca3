import fc from 'fast-check';

const starts = [
  '',
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ';',
  ',',
  '<',
  '&',
  'Ґ',
  '\u0561',
  '\u05d0\u05d1',
  '🎭',
  '👨‍👩‍👧',
];
const inner = [
  '=1+1',
  '"',
  '""',
  ';',
  ',',
  '\n',
  '\r\n',
  "'",
  '&amp;',
  '</t>',
  '🎲',
  'مافيا',
  'Їжак',
  ' ',
  '{}',
  '\\',
];

/** Names that a spreadsheet could misread: formulas, separators, quotes, line breaks, emoji, right-to-left. */
export const hostileName: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...starts),
    fc.array(fc.oneof(fc.constantFrom(...inner), fc.string({ unit: 'grapheme', maxLength: 6 })), {
      maxLength: 4,
    }),
  )
  .map(([start, parts]) => `${start}${parts.join('')}x`);
