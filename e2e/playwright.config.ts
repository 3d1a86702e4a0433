import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '../tools/stack/chromium.ts';

/** Turns switches, gives the product another catalogue, or fails the model until nobody asks it any more. */
const ALONE = [
  '**/switches.spec.ts',
  '**/names/pages.spec.ts',
  '**/names/search.spec.ts',
  '**/suggestions/*.spec.ts',
];

export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  outputDir: '../.data/e2e/results',
  // Limits for a machine that does much else; who is answered at once does not notice.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Two files at a time, one for each core that we may count on. What changes the house for everybody comes afterwards, alone.
  workers: 2,
  projects: [
    { name: 'side by side', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE, dependencies: ['side by side'], workers: 1 },
  ],
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.data/ci/e2e.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    launchOptions: CHROMIUM,
  },
});
