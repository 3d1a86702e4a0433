import type { Page as Tab } from '@playwright/test';
import type { Page, PageId } from '../../apps/web/app/pages.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import { ADMIN_FRAME_STATES } from './admin-frame-states.ts';
import { ADMIN_SECTION_STATES } from './admin-section-states.ts';
import { CONSULTING_STATES } from './consulting-states.ts';
import { CREDIT_STATES, RECEIPT_PARAMETERS } from './credit-states.ts';
import { LIKE_STATES } from './favorite-and-rating-states.ts';
import { COMPARISON_STATES, NAME_LIST_STATES } from './name-list-states.ts';
import { NAME_STATES } from './name-states.ts';
import { signInAs } from './sign-in-as.ts';
import { suggestionStates } from './suggestion-states.ts';

/** Brings an open page into a state; resolves when the state is visible. */
export type EnterState = (tab: Tab) => Promise<void>;

interface Example {
  /** Values for the path's parameters; `seed-demo` creates what they name. */
  parameters?: Record<string, string>;
  /** States beside the initial one: each is checked like a page. */
  states?: Record<string, EnterState>;
}

/** The slide-out menu on a phone, the last menu on a wide screen: languages, or the account. */
const openMenu: EnterState = async (tab) => {
  await tab.locator('header :is(button.md\\:hidden, summary):visible').last().click();
  await tab.locator(':is(dialog[open], details[open]) :is(a, button):visible').first().waitFor();
};

async function askAtHome(tab: Tab, name: string, answer: string): Promise<void> {
  await tab.locator('#name-search input').fill(name);
  await tab.locator('#name-search [type=submit]').click();
  await tab.locator(`#name-search ${answer}`).waitFor();
}

const SUGGESTION_STATES = suggestionStates((tab) => signInAs(tab, 'family'));

/** What the page check needs beyond the page table. */
export const EXAMPLES: Partial<Record<PageId | 'not-found', Example>> = {
  home: {
    states: {
      menu: openMenu,
      'guest prompt': async (tab) => {
        await tab.locator('main button.btn-hero').click();
        await tab.locator('dialog[open]').waitFor();
      },
      'search without a name': async (tab) => {
        await tab.locator('#name-search [type=submit]').click();
        await tab.locator('#name-search [aria-invalid=true]').waitFor();
      },
      'names while typing': async (tab) => {
        await tab.locator('#name-search input').fill('rahm');
        await tab.locator('#name-search [role=option]').first().waitFor();
      },
      'free answer': (tab) => askAtHome(tab, 'Rahman', 'article'),
      'unknown name': (tab) => askAtHome(tab, 'Brunhilde', 'h2[tabindex="-1"]'),
      'signed in': async (tab) => {
        await signInAs(tab, 'family');
        await tab.reload();
        await tab.locator('header .credit').waitFor();
      },
      'menu of a family': async (tab) => {
        await signInAs(tab, 'family');
        await tab.reload();
        await tab.locator('header .credit').waitFor();
        await openMenu(tab);
      },
      welcome: ACCOUNT_STATES.welcome,
    },
  },
  contact: {
    states: {
      'search open': async (tab) => {
        await tab.locator('header .header-search > summary').click();
        await tab.locator('header .header-search input').fill('a');
        await tab.locator('header .header-search [role=option]').first().waitFor();
      },
      errors: async (tab) => {
        await tab.locator('main form [type=submit]').click();
        await tab.locator('main form [aria-invalid=true]').first().waitFor();
      },
    },
  },
  'name-list': { states: NAME_LIST_STATES },
  'name-compare': { states: COMPARISON_STATES },
  'name-page': { states: NAME_STATES },
  'how-we-know': {
    states: {
      'sources unfolded': async (tab) => {
        for (const summary of await tab.locator('main summary').all()) await summary.click();
        await tab.locator('main details[open] li').first().waitFor();
      },
    },
  },
  consulting: { states: CONSULTING_STATES },
  'credits-purchase': { states: CREDIT_STATES.purchase },
  'credits-insufficient': { states: CREDIT_STATES.insufficient },
  'payment-success': { states: CREDIT_STATES.success },
  'payment-receipt': { parameters: RECEIPT_PARAMETERS, states: CREDIT_STATES.receipt },
  'data-export': { parameters: RECEIPT_PARAMETERS, states: CREDIT_STATES.export },
  withdrawal: {
    states: {
      errors: async (tab) => {
        await tab.locator('main form [type=submit]').click();
        await tab.locator('main form [aria-invalid=true]').first().waitFor();
      },
      'to be confirmed': async (tab) => {
        const answers = ['Elif Yılmaz', 'elif@family.example', '2026-000123'];
        for (const [index, answer] of answers.entries())
          await tab.locator('main form input').nth(index).fill(answer);
        await tab.locator('main form [type=submit]').click();
        await tab.locator('main dl').waitFor();
      },
    },
  },
  leaderboard: { states: LIKE_STATES.leaderboard },
  favorites: { states: LIKE_STATES.favorites },
  suggestions: { states: SUGGESTION_STATES.suggestions },
  results: { states: SUGGESTION_STATES.results },
  profile: { states: { ...CREDIT_STATES.profile, ...SUGGESTION_STATES.profile } },
  madmin: { states: ADMIN_FRAME_STATES.dashboard },
  'madmin-payments': { states: ADMIN_SECTION_STATES.payments },
  'madmin-users': { states: ADMIN_SECTION_STATES.users },
  'madmin-consulting': { states: ADMIN_SECTION_STATES.consulting },
  'madmin-calendar': { states: ADMIN_SECTION_STATES.calendar },
  'madmin-desk': { states: ADMIN_SECTION_STATES.desk },
  'madmin-answers': { states: ADMIN_SECTION_STATES.answers },
  'madmin-audit': { states: ADMIN_FRAME_STATES.audit },
  login: { states: ACCOUNT_STATES.login },
  'forgot-password': { states: ACCOUNT_STATES.forgotPassword },
  'reset-password': { states: ACCOUNT_STATES.resetPassword },
  'verify-email': { states: ACCOUNT_STATES.verifyEmail },
  'verify-email-code': { states: ACCOUNT_STATES.verifyEmailCode },
};

/** Run before each visit, with empty browser storage. */
export const SIGN_IN: Record<Page['audience'], EnterState> = {
  public: async () => {},
  'signed-in': (tab) => signInAs(tab, 'family'),
  administrators: (tab) => signInAs(tab, 'admin'),
};
