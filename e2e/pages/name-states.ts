import { type IslamicAnalysis, type NameResult, namePages, type ResponseOf } from '@ismi/contract';
import type { Locator, Page as Tab } from '@playwright/test';
import { EMPTY_TRANSLATIONS } from './empty-translations.ts';
import { signInAs } from './sign-in-as.ts';

const LOREM = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.';
const OTHERS = [
  { name_id: 'yunus', address: 'yunus', name: 'Yunus' },
  { name_id: 'yahya', address: 'yahya', name: 'Yahya' },
];

const ANALYSIS: IslamicAnalysis = {
  name_id: 'yusuf',
  name: 'Yusuf',
  islamic_appropriate: true,
  islamic_verdict: 'conditional',
  reason: LOREM,
  islamic_reason_tr: LOREM,
  islamic_reason_en: LOREM,
  islamic_reason_de: LOREM,
  islamic_reason_ar: LOREM,
  sources: [{ title: 'Muslim 2135', text: LOREM, checked: false }],
  verses: ['12:4', '12:7'],
  views: [{ tradition: 'hanafi', verdict: 'appropriate', text: LOREM }],
  alternatives: OTHERS,
  reviewed: false,
  by_machine: false,
  available: true,
};

const RESULT: NameResult = {
  name_id: 'yusuf',
  address: 'yusuf',
  name: 'Yusuf',
  name_latin: 'Yusuf',
  name_ar: 'يُوسُف',
  matched_form: null,
  meaning: LOREM,
  origin: LOREM,
  description: LOREM,
  pronunciation: null,
  ipa: 'ˈjuːsuf',
  also_said: { form: 'Zeynep', ipa: 'zejˈnep' },
  known_for: null,
  gender: 'boy',
  length: 'medium',
  popularity: 'classic',
  popularity_score: 94,
  popularity_place: 'GB',
  popularity_sources: [
    { name: 'England and Wales', until: 2024 },
    { name: 'Scotland', until: 2020 },
  ],
  popularity_births: 12_345,
  popularity_cognates: [{ form: 'Yusif', births: 12 }],
  cultural_variants: [],
  ...EMPTY_TRANSLATIONS,
  namesakes: [{ name: 'Yusuf', line: LOREM }],
  related: OTHERS,
  cautions: [{ language: 'de', word: 'Lorem', text: LOREM }],
  quran: ['12:4', '12:7'],
  warning: null,
  verified: true,
  picture_mark: null,
  islamic_appropriate: null,
  islamic_reason_tr: null,
  islamic_reason_en: null,
  islamic_reason_de: null,
  islamic_reason_ar: null,
  analysis: null,
};

/** The page of a name for a family that has paid for these parts. */
const withPaid =
  (paid: Omit<ResponseOf<typeof namePages.paid>, 'name_id'>, next: (tab: Tab) => Promise<void>) =>
  async (tab: Tab): Promise<void> => {
    await signInAs(tab, 'family');
    await tab.route(`**/api${namePages.paid.path.replace(':slug', '*')}*`, (route) =>
      route.fulfill({ json: { success: true, data: { name_id: 'yusuf', ...paid } } }),
    );
    await tab.reload();
    await tab.locator('header .credit').waitFor();
    await next(tab);
  };

/** The first part on offer. */
async function offerOf(tab: Tab) {
  const offer = tab.locator('#paid button.btn-secondary:enabled:not([aria-disabled])').first();
  await scrollToPaid(tab, offer);
  return offer;
}

/** It is hydrated when it comes near the window; chapters above get their true height when they are seen. */
async function scrollToPaid(tab: Tab, awaited: Locator) {
  for (let attempts = 0; attempts < 20; attempts += 1) {
    await tab.locator('#paid').scrollIntoViewIfNeeded();
    const isThere = awaited.waitFor({ timeout: 500 });
    if (await isThere.then(() => true).catch(() => false)) return;
  }
  await awaited.waitFor();
}

/** States of a name page: offers to guests, paid parts, reports. */
export const NAME_STATES = {
  'guest prompt': async (tab: Tab) => {
    await (await offerOf(tab)).click();
    await tab.locator('dialog[open] a').waitFor();
  },
  'report without words': async (tab: Tab) => {
    await tab.locator('main button.btn-quiet:not(.heart)').click();
    await tab.locator('dialog[open] [type=submit]').click();
    await tab.locator('dialog[open] [aria-invalid=true]').waitFor();
  },
  'price of what is offered': withPaid({ result: null, analysis: null }, async (tab) => {
    await (await offerOf(tab)).click();
    await tab.locator('dialog[open] dl').waitFor();
  }),
  'all of it paid': withPaid({ result: RESULT, analysis: ANALYSIS }, async (tab) => {
    await scrollToPaid(tab, tab.locator('main .bar'));
  }),
};
