import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formulaValue, readFormula } from '../../shared/season/formula';
import { runs } from '../runs';

const names = ['pts', 'games', 'wins', 'avg', 'night'];
const parts = { pts: 120, games: 8, wins: 3, avg: 15, night: -2.5 };

function value(source: string): number {
  const read = readFormula(source, names);
  if ('error' in read) throw new Error(`${read.error.key} at ${read.at}`);
  return formulaValue(read.formula, parts);
}
const error = (source: string) => {
  const read = readFormula(source, names);
  return 'error' in read ? `${read.error.key.replace('season.formula.', '')} ${read.at}` : 'none';
};

describe('a club’s formula', () => {
  test.each([
    ['pts', 120],
    ['PTS + wins * 2', 126],
    ['2 + 3 * 4 - 6 / 3', 12],
    ['(2 + 3) * 4', 20],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['10 - 3 - 2', 5],
    ['0,5 * pts', 60],
    ['0.5 × pts ÷ 2 − 1', 29],
    ['min(pts; 100) + max(1, 2)', 102],
    ['round(10/3; 1)', 3.3],
    ['if(games >= 5; avg; 0)', 15],
    ['if(games < 5; 1/0; 7)', 7],
    ['abs(night) + sqrt(16)', 6.5],
    ['wins / games * 100', 37.5],
    ['1/3', 0.333],
  ])('%s is %d', (source, expected) => {
    expect(value(source)).toBe(expected);
  });

  test.each(['1 / (games - 8)', 'sqrt(night)', 'log(0)', '10 ^ 999', '(0 - 1) ^ 0,5'])(
    '%s has no value and counts as 0',
    (source) => {
      expect(value(source)).toBe(0);
    },
  );

  test.each([
    ['', 'empty 0'],
    ['pts +', 'unfinished 5'],
    ['pts * * 2', 'unexpected 6'],
    ['(pts + 2', 'open 0'],
    ['pts + 2)', 'unexpected 7'],
    ['points', 'unknown 0'],
    ['2 + constructor', 'unknown 4'],
    ['__proto__', 'unknown 0'],
    ['pts; wins', 'unexpected 3'],
    ['pts % 2', 'sign 4'],
    ['min pts', 'bracketAfter 0'],
    ['if(games; 1)', 'values 0'],
    ['x'.repeat(301), 'long 300'],
    ['pts + 1000000000', 'big 6'],
    ['9'.repeat(299), 'big 0'],
    ['1e12', 'unexpected 1'],
  ])('%j is refused where it goes wrong: %s', (source, expected) => {
    expect(error(source)).toBe(expected);
  });

  test('a formula as deep as it can be is worked out', () => {
    expect(value(`${'('.repeat(149)}1${')'.repeat(149)}`)).toBe(1);
    expect(value(`${'-'.repeat(299)}1`)).toBe(-1);
    expect(value(`${'abs('.repeat(59)}pts${')'.repeat(59)}`)).toBe(120);
  });

  test('no way leads to a figure beyond all bounds: without a value it is 0', () => {
    const most = 999_999_999;
    for (const source of [
      `${most} ^ 2`,
      `${most} * ${most}`,
      `0 - ${most} ^ 2`,
      'round(pts; 400)',
      '2 ^ 2000',
    ])
      expect(value(source)).toBe(0);
    expect(value(`if(1; ${most}; 0)`)).toBe(most);
    const read = readFormula('pts', names);
    if ('error' in read) throw new Error('pts is a part');
    for (const pts of [1e15, -1e300, Number.NaN, Number.POSITIVE_INFINITY])
      expect(formulaValue(read.formula, { pts })).toBe(0);
  });

  test('what every object has is no part', () => {
    const read = readFormula('constructor + 1', ['constructor']);
    expect('error' in read ? null : formulaValue(read.formula, parts)).toBe(1);
  });

  test('any text is read or refused, and what is read has a value', () => {
    const piece = fc.constantFrom(
      ...names,
      '1',
      '2,5',
      '+',
      '-',
      '*',
      '/',
      '^',
      '(',
      ')',
      ';',
      '<',
      'if',
      'min',
      ' ',
    );
    const built = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));
    fc.assert(
      fc.property(fc.oneof(built, fc.string({ unit: 'binary', maxLength: 60 })), (source) => {
        const read = readFormula(source, names);
        if ('error' in read) expect(read.at).toBeLessThanOrEqual(Math.max(300, source.length));
        else expect(Number.isFinite(formulaValue(read.formula, parts))).toBe(true);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
