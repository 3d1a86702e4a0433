import { test as base, expect } from '@playwright/test';
import { addresses } from './addresses.ts';

interface Options {
  /** A complaint that the journey itself provokes, such as a connection that it cuts. */
  expectedComplaint: RegExp | undefined;
}

/** Of a journey that turns a switch, gives the product another catalogue, or is the third to find the model down, after which nobody asks it for a while. */
export const AFTERWARDS = { tag: '@afterwards' };

/** Every journey starts on our own site, and a page that writes an error to the console has failed. */
export const test = base.extend<Options & { quietConsole: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(addresses().web),
  expectedComplaint: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      expect(complaints.filter((text) => !expectedComplaint?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
