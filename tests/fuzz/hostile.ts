/** Names that are text for a person and something else for a careless program. */
export const hostileNames: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{{seat}} $t(refusal.stale)',
  '=cmd()|calc',
  "'; DROP TABLE players; --",
  '../../../etc/passwd',
  'C:\\con\\nul.txt',
  'тест\u202Eтекст',
  'a\u0000b',
  '🧛🏽'.repeat(15),
  'z\u200B\u200D\u2060w',
  'e\u0301\u0323'.repeat(20),
  '\uD800',
  'Ґалаґан',
];

/** Values where another one was expected. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  26,
  2 ** 53,
  1e308,
  '',
  '__proto__',
  'constructor',
  'toString',
  'd1/talk',
  'n1/shot',
  '../../settings',
  'x'.repeat(5_000),
  [],
  [[]],
  {},
  { type: 'next' },
  [1, 1, 1],
];

/** A mark on everything only the host may know: it must turn up in no other place. */
export const secret = 'ZQX-secret';
