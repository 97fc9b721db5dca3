import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { type Running, startConsole } from './console';

/** The console of one test, with a data folder of its own. */
export interface Own {
  readonly folder: string;
  /** The process that runs now; after a kill the test puts the next one here. */
  running: Running;
}

/** Starts an empty console before each test of a file and ends it after; gives the one of the running test. */
export function eachConsole(): () => Own {
  let own: Own | null = null;
  test.beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mafia-'));
    own = { folder, running: await startConsole(folder, 0) };
  });
  test.afterEach(async () => {
    if (!own) return;
    await own.running.stop();
    rmSync(own.folder, { recursive: true, force: true });
    own = null;
  });
  return () => {
    if (!own) throw new Error('no test runs');
    return own;
  };
}
