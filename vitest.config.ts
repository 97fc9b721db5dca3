import { defineConfig } from 'vitest/config';

const long = Boolean(process.env.LONG);
// Only against a test that hangs: on a busy machine a random evening takes its time.
const limitMs = long ? 1_800_000 : 300_000;

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // `*.long.ts` are too slow for every day; `npm run test:long` runs them and all others with more random games.
    include: ['tests/**/*.test.ts', ...(long ? ['tests/**/*.long.ts'] : [])],
    // The tests of the sound take it anew for each page; what is not inlined is loaded once.
    server: { deps: { inline: ['howler'] } },
    testTimeout: limitMs,
    hookTimeout: limitMs,
    maxWorkers: 2,
  },
});
