import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '../tools/stack/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  outputDir: '../.data/e2e/results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.data/ci/e2e.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    launchOptions: CHROMIUM,
  },
});
