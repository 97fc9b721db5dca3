import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorLog } from '../../electron/errorLog';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'errors-'));
  file = join(folder, 'errors.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (most?: number) => new ErrorLog(file, () => Date.UTC(2026, 2, 6, 20, 40), most);
const read = () => readFileSync(file, 'utf8');

describe('the log of errors', () => {
  it('says when and what', () => {
    open().write('the disk is full');
    expect(read()).toBe('2026-03-06T20:40:00.000Z the disk is full\n');
  });

  it('goes on in the file of the last start', () => {
    open().write('one');
    open().write('two');
    expect(read().split('\n')).toHaveLength(3);
  });

  it('takes what is reported as an error anywhere, with the stack, and leaves the report where it was', () => {
    const heard: unknown[][] = [];
    const console = { error: (...said: unknown[]) => heard.push(said) };
    open().hear(console);
    const error = new TypeError('x is not a function');
    console.error('Uncaught:', error);
    expect(heard).toEqual([['Uncaught:', error]]);
    expect(read()).toMatch(/Uncaught: TypeError: x is not a function\n\s+at /);
  });

  it('counts the same trouble instead of repeating it', () => {
    const log = open();
    for (let i = 0; i < 1000; i += 1) log.write('again');
    log.write('another');
    const lines = read().trimEnd().split('\n');
    expect(lines.map((line) => line.split('Z ')[1])).toEqual(['again', '(999 more times)', 'another']);
  });

  it('never takes more than twice its bound, and keeps the latest', () => {
    const log = open(2_000);
    for (let i = 0; i < 500; i += 1) log.write(`trouble ${i}`);
    expect(statSync(file).size).toBeLessThanOrEqual(2_000);
    expect(statSync(`${file}.old`).size).toBeLessThanOrEqual(2_000);
    expect(read()).toContain('trouble 499');
  });

  it('cuts an entry of endless length', () => {
    open().write('x'.repeat(1_000_000));
    expect(statSync(file).size).toBeLessThan(9_000);
  });

  it.skipIf(process.platform === 'win32')('is readable by its owner only', () => {
    open().write('trouble');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('stops nothing when it cannot be written', () => {
    rmSync(folder, { recursive: true });
    expect(() => open().write('trouble')).not.toThrow();
    expect(existsSync(file)).toBe(false);
  });
});
