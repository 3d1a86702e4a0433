import { test as base, expect } from '@playwright/test';
import { addresses } from './addresses.ts';

interface Options {
  /** A console error that the journey causes on purpose. */
  expectedConsoleError: RegExp | undefined;
}

/** For journeys that turn a switch, replace the catalogue, or open the circuit breaker of the model. */
export const RUN_LAST = { tag: '@afterwards' };

/** Journeys start on our site and fail on any console error. */
export const test = base.extend<Options & { quietConsole: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(addresses().web),
  expectedConsoleError: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedConsoleError }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      await use(undefined);
      expect(consoleErrors.filter((text) => !expectedConsoleError?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
