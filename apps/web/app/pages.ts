/** The table of all pages: address, audience and texts. `routes.ts` and the page checks are generated from it. */
export interface Page {
  id: string;
  /** Without language prefix and leading slash. */
  path: string;
  file: string;
  /** Texts beside `common`, which the shell needs everywhere. */
  namespaces: readonly string[];
  /** `form`: a column for one task with a name beside it, without the site's header and footer. `admin`: a sidebar. */
  frame: 'site' | 'form' | 'admin';
  /** The audience. Every page also exists under each language prefix, so that links keep the language. */
  audience: 'public' | 'signed-in' | 'administrators';
  /** For a path with parameters: an example that exists in every catalogue, for measurements and checks. */
  example?: Readonly<Record<string, string>>;
}

const built = <const Id extends string>(
  id: Id,
  path: string,
  audience: Page['audience'] = 'public',
) => ({
  id,
  path,
  file: `routes/${id}.tsx`,
  namespaces: [id],
  frame: 'site' as const,
  audience,
});

/** The account pages: not indexed; they share texts for addresses and passwords. */
const ofAccount = <const Id extends string>(id: Id) => ({
  ...built(id, id),
  namespaces: [id, 'account'],
  frame: 'form' as const,
});

/** Several pages of one flow, which share its texts. */
const sharing = <const Id extends string>(id: Id, path: string, namespaces: readonly string[]) => ({
  ...built(id, path),
  namespaces,
});

/** Pages of names. An unknown name shows the texts of "not found". */
const ofNames = <const Id extends string>(
  id: Id,
  path: string,
  example?: Readonly<Record<string, string>>,
) => ({
  ...built(id, path),
  namespaces: [
    ...(id === 'name-page'
      ? [id, 'name-monograph', 'sharing', 'likes']
      : ['name-lists', 'commonness']),
    ...(id === 'name-list' ? ['likes', 'compare'] : []),
    'name-words',
    'name-kinds',
    'not-found',
  ],
  example,
});

/** A section of the administrators' area: its own texts and those that all sections share. */
const adminPage = <const Id extends string, const Section extends string>(
  id: Id,
  path: string,
  section: Section,
) => ({
  ...built(id, path, 'administrators'),
  namespaces: [`admin-${section}` as const, 'admin'],
  frame: 'admin' as const,
});

/** Legal documents: their texts are in separate files, those of the frame in one namespace. */
const legalPage = <const Id extends string>(id: Id) => ({
  ...built(id, id),
  namespaces: ['legal'],
});

export const PAGES = [
  // Its own texts and those of the search.
  { ...built('home', ''), namespaces: ['home', 'search'] },
  built('contact', 'contact'),
  {
    ...ofNames('name-index', 'names'),
    // Its own texts and those of a search.
    namespaces: [
      'name-lists',
      'name-words',
      'name-kinds',
      'commonness',
      'name-search',
      'search',
      'name-field',
    ],
  },
  ofNames('name-list', 'names/:by/:value', { by: 'theme', value: 'wisdom' }),
  {
    ...built('name-compare', 'names/compare'),
    namespaces: ['compare', 'name-lists', 'name-words', 'commonness', 'likes'],
  },
  ofNames('name-page', 'names/:slug', { slug: 'yusuf' }),
  built('how-we-know', 'how-we-know'),
  built('corrections', 'corrections'),
  { ...built('suggestions', 'suggestions'), namespaces: ['suggestions', 'answers', 'name-kinds'] },
  {
    ...built('results', 'results/:suggestionId?', 'signed-in'),
    namespaces: ['results', 'list-learning', 'answers', 'name-kinds', 'likes', 'commonness'],
  },
  { ...built('leaderboard', 'leaderboard'), namespaces: ['leaderboard', 'likes'] },
  built('consulting', 'consulting'),
  {
    ...built('favorites', 'favorites', 'signed-in'),
    namespaces: ['favorites', 'likes', 'sharing', 'commonness', 'compare'],
  },
  // Its own texts, and those for passwords and questionnaire answers.
  {
    ...built('profile', 'profile', 'signed-in'),
    namespaces: ['profile', 'account', 'answers', 'name-kinds', 'likes', 'your-data'],
  },
  // Linked from a mail, without a session: guests are asked to sign in.
  sharing('data-export', 'profile/data/:id', ['your-data']),
  built('credits', 'credits'),
  sharing('credits-purchase', 'credits/purchase', ['credits', 'order']),
  sharing('credits-insufficient', 'credits/insufficient', ['credits']),
  // PayPal returns buyers in the language of their order.
  sharing('payment-success', 'payment/success', ['payment']),
  sharing('payment-cancel', 'payment/cancel', ['payment']),
  sharing('payment-receipt', 'payment/receipt/:id', ['receipt']),
  built('withdrawal', 'withdrawal'),
  ofAccount('login'),
  ofAccount('forgot-password'),
  ofAccount('reset-password'),
  ofAccount('verify-email'),
  ofAccount('verify-email-code'),
  legalPage('terms'),
  legalPage('privacy'),
  legalPage('impressum'),
  legalPage('accessibility'),
  adminPage('madmin', 'madmin', 'dashboard'),
  adminPage('madmin-payments', 'madmin/payments', 'payments'),
  adminPage('madmin-users', 'madmin/users', 'users'),
  adminPage('madmin-consulting', 'madmin/consulting', 'consulting'),
  adminPage('madmin-calendar', 'madmin/calendar', 'calendar'),
  {
    ...adminPage('madmin-desk', 'madmin/desk', 'desk'),
    namespaces: ['admin-desk', 'admin-withdrawals', 'admin-ratings', 'admin'],
  },
  adminPage('madmin-answers', 'madmin/answers', 'answers'),
  adminPage('madmin-audit', 'madmin/audit', 'audit'),
] as const satisfies readonly Page[];

/** Pages that search engines may list; all others are `noindex`. Lists and names are added from the catalogue. */
export const LISTED_PAGES = [
  'home',
  'name-index',
  'how-we-know',
  'corrections',
  'suggestions',
  'leaderboard',
  'consulting',
  'credits',
  'contact',
  'withdrawal',
  'terms',
  'privacy',
  'impressum',
  'accessibility',
] as const satisfies readonly (typeof PAGES)[number]['id'][];

export type PageId = (typeof PAGES)[number]['id'];

/** Shown for every address that is not in this table. */
export const NOT_FOUND_NAMESPACES = ['not-found'] as const;
