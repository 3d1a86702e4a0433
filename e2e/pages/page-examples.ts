import type { Page as Tab } from '@playwright/test';
import type { Page, PageId } from '../../apps/web/app/pages.ts';

/** Brings a page that stands open into a state worth looking at, and returns once it shows. */
export type EnterState = (tab: Tab) => Promise<void>;

interface Example {
  /** For a path with parameters: a value for each, of something that `seed-demo` creates. */
  parameters?: Record<string, string>;
  /** Beside the page as it opens: each is checked like a page of its own. */
  states?: Record<string, EnterState>;
}

/** What the page check cannot read from the page table. */
export const EXAMPLES: Partial<Record<PageId | 'not-found', Example>> = {
  home: {
    states: {
      // The slide-out menu on a phone, the list of languages on a wide screen.
      menu: async (tab) => {
        await tab.locator('header :is(button.md\\:hidden, summary):visible').click();
        await tab.locator('a[hreflang=ar]:visible').waitFor();
      },
      'guest prompt': async (tab) => {
        await tab.locator('main .btn-hero').click();
        await tab.locator('dialog[open]').waitFor();
      },
    },
  },
  contact: {
    states: {
      errors: async (tab) => {
        await tab.locator('main form [type=submit]').click();
        await tab.locator('main form [aria-invalid=true]').first().waitFor();
      },
    },
  },
};

/** Run before each visit, with nothing stored in the browser. Pages of an audience that is missing here are not visited. */
export const SIGN_IN: Partial<Record<Page['audience'], (tab: Tab) => Promise<void>>> = {
  public: async () => {},
};
