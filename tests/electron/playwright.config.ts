import { defineConfig } from '@playwright/test';
import type { Where } from './fixture';

export default defineConfig<Where>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/electron',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: process.env.CI ? 1 : 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'stand-in', use: { where: 'stand-in' } },
    { name: 'runtime', use: { where: 'runtime' } },
  ],
});
