import { type Text, text } from '../game/words';

/** A formula of the club's that was read and can be worked out. */
export type Formula =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'part'; readonly name: string }
  | { readonly type: 'call'; readonly name: string; readonly of: readonly Formula[] };

/** What was read, or why it cannot be, in words for the host. `at`: the place in the text, from 0. */
type ReadFormula = { readonly formula: Formula } | { readonly error: Text; readonly at: number };

/** Longest formula, in characters; it bounds how deep one can be, too. */
const longest = 300;
/** A number of a formula is smaller. */
const tooBig = 1e9;
/** A value as big as this is none. */
const noValue = 1e12;

type Arity = readonly [least: number, most: number];

const functions: Readonly<Record<string, Arity>> = {
  min: [1, 20],
  max: [1, 20],
  round: [1, 2],
  abs: [1, 1],
  sqrt: [1, 1],
  log: [1, 1],
  if: [3, 3],
};

/** Names of the functions a formula may use. */
export const formulaFunctions: readonly string[] = Object.keys(functions);

class Unreadable extends Error {
  constructor(
    readonly text: Text,
    readonly at: number,
  ) {
    super(text.key);
  }
}

interface Token {
  readonly type: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

const token = /\s*(?:(\d+(?:[.,]\d+)?)|([\p{L}_][\p{L}\p{N}_]*)|(<=|>=|!=|==|[-+*/^()<>=;,×÷−]))/uy;
const plain: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', '==': '=' };

/**
 * Reads a formula over these named parts: numbers, `+ − * / ^`, brackets, comparisons and a few functions. Nothing in
 * it is ever run as code. A comma between two digits is a decimal comma; values of a function are separated by `;`,
 * or by a comma with a space behind it.
 */
export function readFormula(source: string, parts: readonly string[]): ReadFormula {
  try {
    if (source.trim() === '') throw new Unreadable(text('season.formula.empty'), 0);
    if (source.length > longest)
      throw new Unreadable(text('season.formula.long', { most: longest }), longest);
    return { formula: new Reader(tokensOf(source), parts).read() };
  } catch (error) {
    if (error instanceof Unreadable) return { error: error.text, at: error.at };
    throw error;
  }
}

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; source.slice(at).trim() !== ''; ) {
    token.lastIndex = at;
    const found = token.exec(source);
    if (!found) {
      const start = at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0);
      const sign = String.fromCodePoint(source.codePointAt(start) ?? 0);
      throw new Unreadable(text('season.formula.sign', { sign }), start);
    }
    const [whole, number, name, sign = ''] = found;
    const start = at + whole.length - whole.trimStart().length;
    if (number !== undefined) tokens.push({ type: 'number', text: number.replace(',', '.'), at: start });
    else if (name !== undefined) tokens.push({ type: 'name', text: name.toLowerCase(), at: start });
    else tokens.push({ type: 'sign', text: plain[sign] ?? sign, at: start });
    at += whole.length;
  }
  return [...tokens, { type: 'end', text: '', at: source.trimEnd().length }];
}

/** Reads tokens by the usual order of operations. */
class Reader {
  private next = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly parts: readonly string[],
  ) {}

  read(): Formula {
    const formula = this.comparison();
    if (this.token.type !== 'end') throw this.unexpected();
    return formula;
  }

  private get token(): Token {
    return this.tokens[this.next] ?? { type: 'end', text: '', at: 0 };
  }

  private take(...signs: readonly string[]): string | null {
    const { type, text: sign } = this.token;
    if (type !== 'sign' || !signs.includes(sign)) return null;
    this.next += 1;
    return sign;
  }

  private comparison(): Formula {
    const left = this.sum();
    const sign = this.take('<', '>', '<=', '>=', '=', '!=');
    return sign ? call(sign, left, this.sum()) : left;
  }

  private sum(): Formula {
    let left = this.product();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-'))
      left = call(sign, left, this.product());
    return left;
  }

  private product(): Formula {
    let left = this.signed();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/'))
      left = call(sign, left, this.signed());
    return left;
  }

  private signed(): Formula {
    if (this.take('-')) return call('-', { type: 'number', value: 0 }, this.signed());
    if (this.take('+')) return this.signed();
    const base = this.atom();
    return this.take('^') ? call('^', base, this.signed()) : base;
  }

  private atom(): Formula {
    const { type, text: word, at } = this.token;
    if (this.take('(')) return this.closed(this.comparison(), at);
    if (type === 'number') {
      if (Number(word) >= tooBig) throw new Unreadable(text('season.formula.big'), at);
      this.next += 1;
      return { type, value: Number(word) };
    }
    if (type !== 'name') throw this.unexpected();
    this.next += 1;
    if (Object.hasOwn(functions, word)) return this.called(word, at);
    if (this.parts.includes(word)) return { type: 'part', name: word };
    throw new Unreadable(text('season.formula.unknown', { name: word }), at);
  }

  private called(name: string, at: number): Formula {
    if (!this.take('(')) throw new Unreadable(text('season.formula.bracketAfter', { name }), at);
    const of = [this.comparison()];
    while (this.take(';', ',')) of.push(this.comparison());
    this.closed(undefined, at);
    const [least, most] = functions[name] ?? [1, 1];
    if (of.length < least || of.length > most)
      throw new Unreadable(text('season.formula.values', { name, count: least, given: of.length }), at);
    return call(name, ...of);
  }

  private closed<T>(inside: T, opened: number): T {
    if (this.take(')')) return inside;
    if (this.token.type === 'end') throw new Unreadable(text('season.formula.open'), opened);
    throw this.unexpected();
  }

  private unexpected(): Unreadable {
    const { type, text: sign, at } = this.token;
    return type === 'end'
      ? new Unreadable(text('season.formula.unfinished'), at)
      : new Unreadable(text('season.formula.unexpected', { sign }), at);
  }
}

function call(name: string, ...of: readonly Formula[]): Formula {
  return { type: 'call', name, of };
}

/**
 * What a formula gives for these parts, to the thousandth. What has no value (a division by nothing, the root of less
 * than nothing, more than can be written) is 0: a player without games of a kind gets nothing for them.
 */
export function formulaValue(formula: Formula, parts: Readonly<Record<string, number>>): number {
  const value = workedOut(formula, parts);
  return Math.round(value * 1_000) / 1_000 || 0;
}

function workedOut(formula: Formula, parts: Readonly<Record<string, number>>): number {
  if (formula.type === 'number') return formula.value;
  if (formula.type === 'part')
    return Object.hasOwn(parts, formula.name) ? bounded(parts[formula.name] ?? 0) : 0;
  const { name, of } = formula;
  const value = (at: number): number => {
    const one = of[at];
    return one ? workedOut(one, parts) : 0;
  };
  if (name === 'if') return value(value(0) === 0 ? 2 : 1);
  const found = operation(
    name,
    of.map((_, at) => value(at)),
  );
  return bounded(found);
}

function bounded(value: number): number {
  return Number.isFinite(value) && Math.abs(value) < noValue ? value : 0;
}

function operation(name: string, values: readonly number[]): number {
  const [a = 0, b = 0] = values;
  switch (name) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '^':
      return a ** b;
    case '<':
      return Number(a < b);
    case '>':
      return Number(a > b);
    case '<=':
      return Number(a <= b);
    case '>=':
      return Number(a >= b);
    case '=':
      return Number(a === b);
    case '!=':
      return Number(a !== b);
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'round':
      return Math.round(a * 10 ** b) / 10 ** b;
    case 'abs':
      return Math.abs(a);
    case 'sqrt':
      return Math.sqrt(a);
    case 'log':
      return Math.log(a);
    default:
      return 0;
  }
}
