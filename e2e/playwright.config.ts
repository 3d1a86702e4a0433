import { defineConfig } from '@playwright/test';
import { WINDOWLESS_CHROMIUM } from '../tools/stack/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  outputDir: '../.data/e2e/results',
  // Limits for a machine that does much else; who is answered at once does not notice.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Two journeys at a time, one for each core that we may count on.
  workers: 2,
  fullyParallel: true,
  // What changes the house for everybody comes afterwards; each of those changes something else.
  projects: [
    { name: 'side by side', grepInvert: /@afterwards/ },
    { name: 'afterwards', grep: /@afterwards/, dependencies: ['side by side'] },
  ],
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.data/ci/e2e.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    // Every step, request and complaint of a journey that fails; the page after each step would cost a quarter of all work.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: WINDOWLESS_CHROMIUM,
  },
});
