import {
  auth,
  type Endpoint,
  type Locale,
  type SuggestionCard,
  type SuggestionForm,
  type SuggestionList,
  suggestionLearning,
  suggestions,
} from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';
import {
  MUCH_SAID,
  NAMES,
  NOTHING_SAID,
  reactionTo,
  suggestedName,
  WORDS,
} from './suggested-names.ts';

const BATCH_ID = '0198e1a4-1f6c-7000-8000-0000000000b1';
const NOON = '2026-11-14T12:00:00.000Z';

/**
 * Mocks the responses of an endpoint. Always with status 200: errors are in the envelope, and the page check reports other
 * statuses.
 */
const stubEnvelope = (tab: Tab, { path, method }: Endpoint, envelope: object) =>
  tab.route(
    (url) => new RegExp(`^/api${path.replace(/:\w+/, '[0-9a-f-]{36}')}$`).test(url.pathname),
    (route) =>
      route.request().method() === method ? route.fulfill({ json: envelope }) : route.fallback(),
  );
const stubData = (tab: Tab, endpoint: Endpoint, data: object) =>
  stubEnvelope(tab, endpoint, { success: true, data });
const stubError = (tab: Tab, endpoint: Endpoint, code: string) =>
  stubEnvelope(tab, endpoint, { success: false, error: { code, message: WORDS } });

const consentOf = (given: boolean) => ({
  consent_version: 'example',
  asked: given,
  faith: given,
  origin: given,
  earlier: false,
  in_consulting: false,
});

const batchIn = (language: Locale): SuggestionList => ({
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
    added: { roots: ['kurdish'], languages: ['tr', 'ku'] },
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
  // Our pages always have one of our languages.
  (await tab.evaluate(() => document.documentElement.lang)) as Locale;

/** Stores a draft with every answer, one of them random, and opens the given screen. */
async function openWithAnswers(tab: Tab, screen: string, changes: object = {}): Promise<void> {
  await tab.evaluate(
    ([at, other]) => {
      const names = (...all: string[]) => all.map((name) => ({ name }));
      const answers = {
        gender: 'girl',
        culture: 'turkeyAsia',
        livesIn: 'DE',
        languages: ['de', 'ku', 'ar'],
        length: 'medium',
        popularity: 'surprise',
        loved: names('Safiya', 'Abdurrahman'),
        refused: names('Leyla', 'Loremipsumdolor'),
        honoured: names('Fatma'),
        meaning: ['nature', 'virtue'],
        phonetic: 'soft',
        startLetter: 'M',
        doubleName: 'yes',
        ...other,
      };
      const own = {
        religious: 'yes',
        tradition: 'other',
        roots: ['kurdish', 'moroccan'],
        siblings: names('Yunus', 'Dilan'),
        surname: 'Haddad',
      };
      const draft = { answers, step: at, owner: null, savedAt: Date.now() };
      localStorage.setItem('ismi-suggestions-draft', JSON.stringify(draft));
      sessionStorage.setItem('ismi-suggestions-private', JSON.stringify({ owner: null, own }));
    },
    [screen, changes] as const,
  );
  await tab.reload();
  const isLast = screen === 'understood';
  await tab
    .locator(`main ${isLast ? '.card' : '.step-bar'} button:enabled`)
    .first()
    .waitFor();
}

/** Words to be read, and what is read from them. */
const WITH_WORDS = { details: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' };
const READ = {
  wishes: [
    { wish: 'avoid', value: 'Loremia', words: WITH_WORDS.details, is_inferred: false },
    { wish: 'without', value: 'ş ğ ı ö ü ç', words: 'Lorem', is_inferred: false },
    { wish: 'notProphet', value: 'notProphet', words: WORDS, is_inferred: false },
    { wish: 'meanings', value: 'plant', words: 'Safiya, Abdurrahman', is_inferred: true },
  ],
  reader: 'rules',
};

const PREVIEW = {
  cost: 20,
  credits: 125,
  expected_names: 10,
  drawn: [{ step: 'popularity', value: 'known' }],
  writer: 'model',
  recent_id: null,
  double_fits: true,
  running: false,
};

/** Opens the dialog after the last question, signed in. */
const openOffer =
  (signIn: (tab: Tab) => Promise<void>, preview: object, consent = true) =>
  async (tab: Tab) => {
    await signIn(tab);
    await stubData(tab, suggestions.readConsent, consentOf(consent));
    await stubData(tab, suggestions.preview, { ...PREVIEW, ...preview });
    await openWithAnswers(tab, 'understood');
    await tab.locator('header .credit').waitFor();
    await tab.locator('main .card .btn-primary').click();
    await tab
      .locator(`dialog[open] ${consent ? 'dl' : '[type=checkbox]'}`)
      .first()
      .waitFor();
  };

/** Opens the results with a running order of the signed-in user. */
async function openWithOrder(tab: Tab): Promise<void> {
  const refreshed = tab.waitForResponse((response) =>
    response.url().endsWith(`/api${auth.refresh.path}`),
  );
  await tab.reload();
  const { data } = await (await refreshed).json();
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

const openResult = async (tab: Tab, said: object = NOTHING_SAID) => {
  await stubData(tab, suggestions.get, batchIn(await languageOf(tab)));
  await stubData(tab, suggestionLearning.read, said);
  await tab.goto(`${new URL(tab.url()).origin}/results/${BATCH_ID}`);
};

const openEarlierLists = async (tab: Tab) => {
  await tab.goto(`${new URL(tab.url()).origin}/profile?tab=suggestions`);
};
const listed = (cards: readonly SuggestionCard[], total: number) => ({
  suggestions: cards,
  pagination: { page: 1, pages: cards.length > 0 ? 2 : 0, total: cards.length * 2 },
  total_suggestions: total,
});

/** States of questionnaire, price, results and earlier lists that a visit alone does not reach. */
export const suggestionStates = (signIn: (tab: Tab) => Promise<void>) => ({
  suggestions: {
    'a missing answer': async (tab: Tab) => {
      await tab.locator('main .step-bar .btn-primary:enabled').click();
      await tab.locator('main [role=alert]:not(:empty)').waitFor();
    },
    roots: async (tab: Tab) => {
      await openWithAnswers(tab, 'culture');
      await tab.locator('main summary').click();
      await tab.locator('main [aria-expanded]').click();
      await tab.locator('main select').first().waitFor();
    },
    tradition: async (tab: Tab) => {
      await openWithAnswers(tab, 'religious');
      await tab.locator('main summary').click();
    },
    enough: (tab: Tab) => openWithAnswers(tab, 'enough'),
    'loved names': (tab: Tab) => openWithAnswers(tab, 'details', WITH_WORDS),
    siblings: (tab: Tab) => openWithAnswers(tab, 'sibling'),
    meanings: (tab: Tab) => openWithAnswers(tab, 'meaning'),
    letters: (tab: Tab) => openWithAnswers(tab, 'startLetter'),
    understood: async (tab: Tab) => {
      await stubData(tab, suggestions.understand, READ);
      await openWithAnswers(tab, 'understood', WITH_WORDS);
    },
    'words that could not be read': async (tab: Tab) => {
      await stubError(tab, suggestions.understand, 'INTERNAL_ERROR');
      await openWithAnswers(tab, 'understood', WITH_WORDS);
      await tab.locator('main [role=alert]').waitFor();
    },
    'a guest at the end': async (tab: Tab) => {
      await openWithAnswers(tab, 'understood');
      await tab.locator('main .card .btn-primary').click();
      await tab.locator('dialog[open]').waitFor();
    },
    consent: openOffer(signIn, {}, false),
    price: openOffer(signIn, {}),
    'few names': openOffer(signIn, { expected_names: 4 }),
    'no names': openOffer(signIn, { expected_names: 0 }),
    'the same again': openOffer(signIn, { cost: 0, recent_id: BATCH_ID }),
  },
  results: {
    names: async (tab: Tab) => {
      await openResult(tab);
      await tab.locator('main article').first().waitFor();
    },
    'a name refused': async (tab: Tab) => {
      const refusal = reactionTo(NAMES[1], 'refused', 'tooCommon');
      await openResult(tab);
      await stubData(tab, suggestionLearning.refuse, { ...MUCH_SAID, reactions: [refusal] });
      await tab.locator('main article').nth(1).locator('.card-actions button').nth(1).click();
      await tab.locator('main .refused-note summary').click();
    },
    'a name not refused': async (tab: Tab) => {
      await openResult(tab);
      await stubError(tab, suggestionLearning.refuse, 'INTERNAL_ERROR');
      await tab.locator('main article').nth(1).locator('.card-actions button').nth(1).click();
      await tab.locator('main article [role=alert]:not(:empty)').waitFor();
    },
    learned: async (tab: Tab) => {
      await openResult(tab, MUCH_SAID);
      await tab.locator('main .alike-names').first().waitFor();
    },
    'what was said cannot be loaded': async (tab: Tab) => {
      await openResult(tab);
      await stubError(tab, suggestionLearning.read, 'INTERNAL_ERROR');
      await tab.reload();
      await tab.locator('main article').first().waitFor();
    },
    unknown: async (tab: Tab) => {
      await stubError(tab, suggestions.get, 'NOT_FOUND');
      await stubError(tab, suggestionLearning.read, 'NOT_FOUND');
      await tab.goto(`${new URL(tab.url()).origin}/results/${BATCH_ID}`);
      await tab.locator('main [role=alert]').waitFor();
    },
    refused: async (tab: Tab) => {
      await stubError(tab, suggestions.create, 'AI_UNAVAILABLE');
      await openWithOrder(tab);
      await tab.locator('main [role=alert]').waitFor();
    },
    loading: async (tab: Tab) => {
      // The page retries until the tab navigates away.
      await stubError(tab, suggestions.create, 'SUGGESTIONS_RUNNING');
      await openWithOrder(tab);
      await tab.locator('main [role=progressbar]').waitFor();
      await tab.locator('main button').click();
    },
  },
  profile: {
    suggestions: async (tab: Tab) => {
      const language = await languageOf(tab);
      const cards = [1, 2, 3].map((index) => cardIn(language, index));
      await stubData(tab, suggestions.list, listed(cards, 3));
      await stubData(tab, suggestions.readConsent, consentOf(true));
      await openEarlierLists(tab);
      await tab.locator('main article').first().waitFor();
    },
    'no suggestions yet': async (tab: Tab) => {
      await stubData(tab, suggestions.list, listed([], 0));
      await openEarlierLists(tab);
      await tab.locator('main .card a').waitFor();
    },
    'no suggestions that fit': async (tab: Tab) => {
      await stubData(tab, suggestions.list, listed([], 3));
      await openEarlierLists(tab);
      await tab.locator('main .card button').waitFor();
    },
    'suggestions that failed': async (tab: Tab) => {
      await stubError(tab, suggestions.list, 'INTERNAL_ERROR');
      await openEarlierLists(tab);
      await tab.locator('main [role=alert]').waitFor();
    },
  },
});
