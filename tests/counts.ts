import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Counts of a vitest report. A file that could not even be loaded is one failed test. */
export async function vitestCounts(file: string, code: number | null): Promise<Counts> {
  const report = await read(file, vitestReport);
  if (!report) return crashed;
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  return withExit({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code);
}

/** Counts of a Playwright report. A test that passed only when repeated (in CI) counts; Playwright's list names it. */
export async function playwrightCounts(file: string, code: number | null): Promise<Counts> {
  const report = await read(file, playwrightReport);
  if (!report) return crashed;
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.warn(`${flaky} passed only when repeated`);
  return withExit({ passed: expected + flaky, failed: unexpected }, code);
}

/** Counts of a runner that ends with `N passed, N failed`. */
export function caseCounts(lastLines: readonly string[], code: number | null): Counts {
  const found = /^(\d+) passed, (\d+) failed$/.exec(lastLines.at(-1)?.trim() ?? '');
  if (!found) return crashed;
  return withExit({ passed: Number(found[1]), failed: Number(found[2]) }, code);
}

/** A runner that says nothing of its tests has failed as a whole. */
const crashed: Counts = { passed: 0, failed: 1 };

/** An error outside of a test shows only in the exit code. */
function withExit(counts: Counts, code: number | null): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    console.error(`No report of this runner: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
