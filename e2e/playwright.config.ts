import { defineConfig } from '@playwright/test';
import { WINDOWLESS_CHROMIUM } from '../tools/stack/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  outputDir: '../.data/e2e/results',
  // Long timeouts, for busy machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Two journeys at a time, one for each of two cores.
  workers: 2,
  fullyParallel: true,
  // Journeys that change global state run afterwards; each changes something else.
  projects: [
    { name: 'side by side', grepInvert: /@afterwards/ },
    { name: 'afterwards', grep: /@afterwards/, dependencies: ['side by side'] },
  ],
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.data/ci/e2e.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    // Every step, request and console message of a failed journey; screenshots would take a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: WINDOWLESS_CHROMIUM,
  },
});
