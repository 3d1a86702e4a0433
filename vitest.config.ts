import { defineConfig } from 'vitest/config';

// Limits for a machine that does much else; a test that has to wait for something says so itself.
const node = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
/** Modules that keep nothing of a test need not be loaded anew for every file; those of the web keep what a browser would. */
const sharedProcess = { isolate: false } as const;
/** Tracing, once on, stays on for every app that is built later in the process. */
const CHANGES_ITS_PROCESS = 'apps/api/src/telemetry.test.ts';

export default defineConfig({
  test: {
    // Two cores, and a PostgreSQL beside us: more files at once only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          exclude: [CHANGES_ITS_PROCESS],
          globalSetup: ['apps/api/test/global-setup.ts'],
          ...sharedProcess,
        },
      },
      {
        test: {
          ...node,
          name: 'api, alone',
          include: [CHANGES_ITS_PROCESS],
          globalSetup: ['apps/api/test/global-setup.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/test/longer-async-timeout.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'packages',
          include: ['packages/**/*.test.{ts,tsx}'],
          ...sharedProcess,
        },
      },
      {
        test: {
          ...node,
          name: 'tools',
          include: ['tools/**/*.test.ts', 'e2e/pages/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
