import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Two browsers and two servers are what two cores carry without stalls.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    trace: 'off',
    video: 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath === null ? {} : { executablePath }) },
  },
});
