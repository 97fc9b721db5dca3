import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../electron/build';
import { installedRuntime, obstacle } from '../electron/runtime';
import { findChromium, installChromium } from './chromium';
import { type Counts, caseCounts, playwrightCounts, vitestCounts } from './counts';
import { execute } from './execute';

type Runner = (folder: string) => Promise<Counts>;

const minute = 60_000;
const long = process.argv[2] === 'long';
const env: Record<string, string> = long ? { LONG: process.env.LONG ?? '10' } : {};

const unit: Runner = async (folder) => {
  const file = join(folder, 'vitest.json');
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await execute('npx', args, { limitMs: (long ? 60 : 20) * minute, env });
  return vitestCounts(file, code);
};

const cases: Runner = async () => {
  const { code, lastLines } = await execute('npx', ['tsx', 'tests/cases/run.ts'], {
    limitMs: 3 * minute,
    env,
  });
  return caseCounts(lastLines, code);
};

/** Kills the browser shell at random moments; a few times here, hundreds of times in `npm run test:crash`. */
const crash: Runner = async () => {
  const { code, lastLines } = await execute('npx', ['tsx', 'tests/crash/run.ts', '10'], {
    limitMs: 3 * minute,
    env,
  });
  return caseCounts(lastLines, code);
};

/** Playwright's tests, with these arguments and the browser they need. */
async function inBrowser(folder: string, args: readonly string[] = []): Promise<Counts> {
  if (findChromium() === null && installChromium() === null) {
    console.error('No Chromium was found and none could be installed.');
    return { passed: 0, failed: 1 };
  }
  await ensureBuilt();
  const file = join(folder, 'playwright.json');
  const { code } = await execute('npx', ['playwright', 'test', '--reporter=list,json', ...args], {
    limitMs: 40 * minute,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return playwrightCounts(file, code);
}

const endToEnd: Runner = (folder) => inBrowser(folder);

const electronOn = (project: 'stand-in' | 'runtime', folder: string) =>
  inBrowser(folder, ['--config=tests/electron/playwright.config.ts', `--project=${project}`]);

const inRuntime: Runner = async (folder) => {
  const { platform, env: around } = process;
  const against = obstacle({ platform, env: around, isRoot: process.getuid?.() === 0 });
  if (installedRuntime() !== null && against === null) return electronOn('runtime', folder);
  console.log(
    installedRuntime() === null ? 'runtime not present, 0 run' : `runtime held up by ${against}, 0 run`,
  );
  return { passed: 0, failed: 0 };
};

const electron: Readonly<Record<string, Runner>> = {
  'Electron shell on the stand-in': (folder) => electronOn('stand-in', folder),
  'Electron shell in the runtime': inRuntime,
};

const modes: Readonly<Record<string, Readonly<Record<string, Runner>>>> = {
  all: {
    'unit and property tests': unit,
    'case files': cases,
    'kills of the console': crash,
    'end-to-end tests': endToEnd,
    ...electron,
  },
  electron,
  e2e: { 'end-to-end tests': endToEnd },
  long: { 'unit and property tests': unit },
};

async function main(): Promise<Counts> {
  const mode = process.argv[2] ?? 'all';
  const runners = modes[mode];
  if (!runners) throw new Error(`No such mode: ${mode}. There are ${Object.keys(modes).join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'mafia-tests-'));
  const total = { passed: 0, failed: 0 };
  const said: string[] = [];
  for (const [name, runner] of Object.entries(runners)) {
    const counts = await runner(folder).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += counts.passed;
    total.failed += counts.failed;
    said.push(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  }
  await rm(folder, { recursive: true, force: true });
  console.log(`\n${said.join('\n')}`);
  return total;
}

main()
  .catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  })
  .then(({ passed, failed }) => {
    process.exitCode = failed === 0 ? 0 : 1;
    console.log(`${passed} passed, ${failed} failed`);
  });
