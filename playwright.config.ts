import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Two browsers and two servers are what two cores carry without stalls; a machine of strangers gets half of it, and
  // a second try, which the report names.
  workers: process.env.CI ? 1 : 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: process.env.CI ? 20_000 : 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    actionTimeout: process.env.CI ? 30_000 : 15_000,
    trace: 'off',
    video: 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath === null ? {} : { executablePath }) },
  },
});
