import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Held } from './play';

const games = 20;
/** Ten games of warm-up: the compiler's own memory is there by then. */
const warm = 10;

test('twenty games in one process leave no handle, no listener and no game behind', async () => {
  const args = ['--expose-gc', '--import', 'tsx', join(import.meta.dirname, 'play.ts'), String(games)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const held: Held[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  console.log(`soak: heap after each game, MB: ${held.map(({ heap }) => mb(heap)).join(' ')}`);
  console.log(`soak: handles ${held.map(({ handles }) => handles).join(' ')}`);
  console.log(`soak: listeners ${held.map(({ listeners }) => listeners).join(' ')}`);
  const early = held.slice(0, warm);
  const [before, last] = [early.at(-1), held.at(-1)];
  expect(held).toHaveLength(games);
  // The helper's own line to the server is kept alive now and then: one more or less, never one a game.
  expect(last?.handles).toBeLessThanOrEqual(Math.max(...early.map(({ handles }) => handles)));
  expect(last?.listeners).toBe(before?.listeners);
  expect((last?.heap ?? 0) / (before?.heap ?? 1)).toBeLessThan(1.1);
});
