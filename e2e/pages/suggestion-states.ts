import {
  auth,
  type Endpoint,
  type Locale,
  type SuggestedName,
  type SuggestionBatch,
  type SuggestionCard,
  type SuggestionForm,
  suggestions,
} from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';
import { IN_NO_OTHER_LANGUAGE } from './in-no-other-language.ts';

const BATCH_ID = '0198e1a4-1f6c-7000-8000-0000000000b1';
const NOON = '2026-11-14T12:00:00.000Z';
const WORDS = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.';

/** The calls of an endpoint get this answer. With status 200 always: a refusal is told by its envelope, and the check takes others for faults. */
const play = (tab: Tab, { path, method }: Endpoint, envelope: object) =>
  tab.route(
    (url) => new RegExp(`^/api${path.replace(/:\w+/, '[0-9a-f-]{36}')}$`).test(url.pathname),
    (route) =>
      route.request().method() === method ? route.fulfill({ json: envelope }) : route.fallback(),
  );
const answer = (tab: Tab, endpoint: Endpoint, data: object) =>
  play(tab, endpoint, { success: true, data });
const refuse = (tab: Tab, endpoint: Endpoint, code: string) =>
  play(tab, endpoint, { success: false, error: { code, message: WORDS } });

const consentOf = (given: boolean) => ({
  given,
  consent_version: 'example',
  in_consulting: false,
});

const NAMES = [
  ['safiyya', 'Safiya', 'صفية'],
  ['nur', 'Nur', 'نور'],
  ['halima', 'Halima', 'حليمة'],
  ['abdurrahman', 'Abdurrahman', 'عبد الرحمن'],
] as const;

const suggestedName = (
  [name_id, name, name_ar]: (typeof NAMES)[number],
  place: number,
): SuggestedName => ({
  name_id,
  name,
  name_latin: name,
  name_ar,
  meaning: 'Lorem ipsum; dolor sit amet',
  origin: 'Lorem ipsum',
  facts_language: 'en',
  description: WORDS,
  pronunciation: 'lo-REM',
  ipa: null,
  picture_mark: null,
  gender: 'girl',
  length: 'medium',
  popularity: place % 2 ? 'known' : null,
  popularity_score: place % 2 ? 72 : null,
  popularity_sources: [],
  popularity_births: null,
  popularity_cognates: [],
  cultural_variants: [name, 'Loremia', 'Ipsuma'],
  ...IN_NO_OTHER_LANGUAGE,
  namesakes: [{ name: 'Lorem Ipsum', line: WORDS }],
  related: [],
  cautions: [],
  quran: ['19:16'],
  warning: place === 1 ? WORDS : null,
  verified: place !== 2,
  reason: WORDS,
  reason_by: 'model',
  islamic_verdict: 'appropriate',
  islamic_appropriate: true,
  relaxed: place === 3 ? ['popularity', 'length'] : [],
  double_with: place === 3 ? { name_id: 'nur', name: 'Nur', name_ar: 'نور' } : null,
});

const batchIn = (language: Locale): SuggestionBatch => ({
  id: BATCH_ID,
  suggestionId: BATCH_ID,
  created_at: NOON,
  language,
  preferences: {
    gender: 'girl',
    culture: 'turkeyAsia',
    religious: true,
    length: 'medium',
    popularity: 'known',
    meaning: ['religious', 'nature', 'virtue'],
    phonetic: 'soft',
    startLetter: null,
    doubleName: true,
    sibling: { hasSibling: true, siblingName: 'Yusuf' },
    details: WORDS,
    drawn: ['popularity'],
  },
  suggestions: NAMES.map(suggestedName),
  relaxations: ['popularity', 'length'],
  writer: 'catalogue',
  credits_used: 0,
  free_because: 'model_unavailable',
});

const cardIn = (language: Locale, index: number): SuggestionCard => ({
  id: BATCH_ID.replace(/b1$/, `c${index}`),
  suggestionId: BATCH_ID.replace(/b1$/, `c${index}`),
  created_at: NOON,
  language,
  preferences: {
    gender: 'girl',
    culture: 'turkeyAsia',
    length: 'medium',
    meaning: ['nature'],
    religious: true,
  },
  writer: 'model',
  credits_used: index * 6,
  names_count: index === 2 ? 3 : 10,
  suggestions: NAMES.slice(1).map(([name_id, name, name_ar]) => ({
    name_id,
    name,
    name_ar,
    meaning: 'Lorem ipsum',
    gender: 'girl',
  })),
});

const FORM: SuggestionForm = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: true,
  length: 'medium',
  popularity: 'known',
};

const languageOf = async (tab: Tab): Promise<Locale> =>
  // Our own pages name one of our languages.
  (await tab.evaluate(() => document.documentElement.lang)) as Locale;

/** All answers that a family can give, with one left to chance; then the last question, or another. */
async function comeWithAnswers(tab: Tab, step: number): Promise<void> {
  await tab.evaluate((at) => {
    const answers = {
      gender: 'girl',
      culture: 'turkeyAsia',
      religious: 'yes',
      meaning: ['religious', 'nature', 'virtue'],
      phonetic: 'soft',
      length: 'medium',
      startLetter: 'M',
      popularity: 'surprise',
      doubleName: 'yes',
      sibling: 'yes',
      siblingName: 'Yusuf',
      details: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
    };
    const draft = { answers, step: at, owner: null, savedAt: Date.now() };
    localStorage.setItem('ismi-suggestions-draft', JSON.stringify(draft));
  }, step);
  await tab.reload();
  await tab.locator('main .step-bar button:enabled').first().waitFor();
}

const PREVIEW = {
  cost: 20,
  credits: 125,
  expected_names: 10,
  exact_names: 10,
  relaxations: [],
  drawn: [{ step: 'popularity', value: 'known' }],
  writer: 'model',
  recent_id: null,
  consent_given: true,
  running: false,
};

/** To the dialog after the last question, of somebody who is signed in. */
const offered =
  (signIn: (tab: Tab) => Promise<void>, preview: object, consent = true) =>
  async (tab: Tab) => {
    await signIn(tab);
    await answer(tab, suggestions.readConsent, consentOf(consent));
    await answer(tab, suggestions.preview, { ...PREVIEW, ...preview });
    await comeWithAnswers(tab, 11);
    await tab.locator('header .credit').waitFor();
    await tab.locator('main .step-bar .btn-primary').click();
    await tab
      .locator(`dialog[open] ${consent ? 'dl' : '[type=checkbox]'}`)
      .first()
      .waitFor();
  };

/** At the results, with an order under way of whoever is signed in. */
async function comeWithOrder(tab: Tab): Promise<void> {
  const told = tab.waitForResponse((response) =>
    response.url().endsWith(`/api${auth.refresh.path}`),
  );
  await tab.reload();
  const { data } = await (await told).json();
  const order = {
    userId: data.user.id,
    form: FORM,
    opKey: '0198e1a4-1f6c-4000-8000-0000000000a1',
    agreed: 10,
  };
  await tab.evaluate(
    (usr) => {
      history.replaceState({ usr, key: 'example', idx: 0 }, '', '/results');
    },
    { order },
  );
  await tab.reload();
}

const toResult = async (tab: Tab) => {
  await answer(tab, suggestions.get, batchIn(await languageOf(tab)));
  await tab.goto(`${new URL(tab.url()).origin}/results/${BATCH_ID}`);
};

const toPast = async (tab: Tab) => {
  await tab.goto(`${new URL(tab.url()).origin}/profile?tab=suggestions`);
};
const listed = (cards: readonly SuggestionCard[], total: number) => ({
  suggestions: cards,
  pagination: { page: 1, pages: cards.length > 0 ? 2 : 0, total: cards.length * 2 },
  total_suggestions: total,
});

/** Questions, price, names and earlier lists, in the states that a visit alone does not reach. */
export const suggestionStates = (signIn: (tab: Tab) => Promise<void>) => ({
  suggestions: {
    'a missing answer': async (tab: Tab) => {
      await tab.locator('main .step-bar .btn-primary:enabled').click();
      await tab.locator('main [role=alert]:not(:empty)').waitFor();
    },
    meanings: (tab: Tab) => comeWithAnswers(tab, 4),
    letters: (tab: Tab) => comeWithAnswers(tab, 7),
    siblings: (tab: Tab) => comeWithAnswers(tab, 10),
    details: (tab: Tab) => comeWithAnswers(tab, 11),
    'a guest at the end': async (tab: Tab) => {
      await comeWithAnswers(tab, 11);
      await tab.locator('main .step-bar .btn-primary').click();
      await tab.locator('dialog[open]').waitFor();
    },
    consent: offered(signIn, {}, false),
    price: offered(signIn, {}),
    'few names': offered(signIn, { expected_names: 4, exact_names: 1, relaxations: ['length'] }),
    'no names': offered(signIn, { expected_names: 0, exact_names: 0 }),
    'the same again': offered(signIn, { cost: 0, recent_id: BATCH_ID }),
  },
  results: {
    names: async (tab: Tab) => {
      await toResult(tab);
      await tab.locator('main article').first().waitFor();
    },
    unknown: async (tab: Tab) => {
      await refuse(tab, suggestions.get, 'NOT_FOUND');
      await tab.goto(`${new URL(tab.url()).origin}/results/${BATCH_ID}`);
      await tab.locator('main [role=alert]').waitFor();
    },
    refused: async (tab: Tab) => {
      await refuse(tab, suggestions.create, 'AI_UNAVAILABLE');
      await comeWithOrder(tab);
      await tab.locator('main [role=alert]').waitFor();
    },
    loading: async (tab: Tab) => {
      // Asked for again and again, until the tab goes elsewhere.
      await refuse(tab, suggestions.create, 'SUGGESTIONS_RUNNING');
      await comeWithOrder(tab);
      await tab.locator('main [role=progressbar]').waitFor();
      await tab.locator('main button').click();
    },
  },
  profile: {
    suggestions: async (tab: Tab) => {
      const language = await languageOf(tab);
      const cards = [1, 2, 3].map((index) => cardIn(language, index));
      await answer(tab, suggestions.list, listed(cards, 3));
      await answer(tab, suggestions.readConsent, consentOf(true));
      await toPast(tab);
      await tab.locator('main article').first().waitFor();
    },
    'no suggestions yet': async (tab: Tab) => {
      await answer(tab, suggestions.list, listed([], 0));
      await toPast(tab);
      await tab.locator('main .card a').waitFor();
    },
    'no suggestions that fit': async (tab: Tab) => {
      await answer(tab, suggestions.list, listed([], 3));
      await toPast(tab);
      await tab.locator('main .card button').waitFor();
    },
    'suggestions that failed': async (tab: Tab) => {
      await refuse(tab, suggestions.list, 'INTERNAL_ERROR');
      await toPast(tab);
      await tab.locator('main [role=alert]').waitFor();
    },
  },
});
