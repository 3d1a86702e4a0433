import {
  type Locale,
  REFUSAL_REASONS,
  type ResponseOf,
  type SuggestedName,
  type SuggestionList,
  type suggestionLearning,
} from '@ismi/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLocation } from 'react-router';
import { beginSession } from '../app/data/session/session-store.ts';
import { i18nFor } from '../app/i18n/instances.ts';
import { messagesOf } from '../app/i18n/messages.server.ts';
import ResultsPage from '../app/routes/results.tsx';
import { type Reply, startApi, USER, ZAYNAB } from './render-search.tsx';

const { analysis: _, matched_form: __, ...facts } = ZAYNAB;

/** A name of a list, as the server sends it. */
export const suggested = (changes: Partial<SuggestedName>): SuggestedName => ({
  ...facts,
  facts_language: 'en',
  reason: 'It is close to what you wished for.',
  reason_by: 'model',
  islamic_verdict: 'recommended',
  islamic_appropriate: true,
  shelf: 'closest',
  relaxed: [],
  double_with: null,
  ...changes,
});

/** A result as the server sends it; each test has its own, since the page caches it. */
export const testList = (id: string, changes: Partial<SuggestionList> = {}): SuggestionList => ({
  id,
  suggestionId: id,
  created_at: '2026-11-14T12:00:00.000Z',
  language: 'en',
  preferences: {
    gender: 'girl',
    culture: 'turkeyAsia',
    religious: true,
    length: 'medium',
    popularity: 'known',
    meaning: ['nature'],
    phonetic: null,
    startLetter: null,
    doubleName: false,
    sibling: null,
    details: null,
    drawn: ['popularity'],
    added: {},
  },
  suggestions: [
    suggested({}),
    suggested({
      name_id: null,
      name: 'Zeren',
      name_latin: null,
      name_ar: null,
      verified: false,
      relaxed: ['length'],
    }),
  ],
  relaxations: ['length'],
  writer: 'model',
  credits_used: 12,
  free_because: null,
  ...changes,
});

type Learning = ResponseOf<typeof suggestionLearning.read>;

/** What a list has learned, as the server sends it: at first nothing. */
export const learned = (changes: Partial<Learning> = {}): Learning => ({
  reactions: [],
  reasons: [...REFUSAL_REASONS],
  rounds: [],
  left: { refine: 2, alike: 5 },
  ...changes,
});

const OtherPage = () => {
  const { pathname, search, state } = useLocation();
  return (
    <output data-path={pathname} data-search={search}>
      {JSON.stringify(state)}
    </output>
  );
};

/** Hearts and stars of the cards. */
const NOT_NOW = { status: 503, error: { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' } };
const LIKES: Record<string, Reply> = {
  'GET marks': { data: { ids: [], written: [] } },
  'GET ratings': NOT_NOW,
  'POST bulk': NOT_NOW,
};

/** For tests: the results page at a URL, with a history state, over a real connection. What was learned before is not counted as asked. */
export async function renderResults(
  path: string,
  replies: Reply[],
  state?: object,
  who: typeof USER | null = USER,
  locale: Locale = 'en',
  before: Reply = { data: learned() },
) {
  const asked = await startApi(replies, 0, { own: { 'GET learning': before, ...LIKES } });
  if (who) beginSession({ token: 'token', user: who });
  const Routes = createRoutesStub([
    // The stub does not know the generated route types; the page reads only its parameter.
    { path: '/results/:suggestionId?', Component: ResultsPage as never },
    { path: `/${locale}/results/:suggestionId?`, Component: ResultsPage as never },
    { path: '*', Component: OtherPage },
  ]);
  render(
    <I18nextProvider
      i18n={i18nFor(
        locale,
        messagesOf(locale, [
          'common',
          'results',
          'list-learning',
          'answers',
          'likes',
          'name-kinds',
          'commonness',
        ]),
      )}
    >
      <Routes initialEntries={[{ pathname: path, state }]} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  return {
    asked,
    user,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
  };
}
