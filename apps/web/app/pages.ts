/** The whole map of the site: what stands where, who it is for, and which texts it needs. `routes.ts` and the page checks are made from it. */
export interface Page {
  id: string;
  /** Without language prefix and leading slash. */
  path: string;
  file: string;
  /** Texts beside `common`, which the shell needs everywhere. */
  namespaces: readonly string[];
  /** `form`: a column with one thing to do and a name beside it, without the site's header and footer. `admin`: a sidebar. */
  frame: 'site' | 'form' | 'admin';
  /** Who it is for. Every page exists once more under each language's prefix, so that no link leads out of a language. */
  audience: 'public' | 'signed-in' | 'administrators';
  /** For a path with parameters: something that every catalogue has, to measure and look at. */
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

/** The pages around an account: no search engine lists them, and they share their words for addresses and passwords. */
const ofAccount = <const Id extends string>(id: Id) => ({
  ...built(id, id),
  namespaces: [id, 'account'],
  frame: 'form' as const,
});

/** Several pages of one story, which share its texts. */
const sharing = <const Id extends string>(id: Id, path: string, namespaces: readonly string[]) => ({
  ...built(id, path),
  namespaces,
});

/** Pages of names. One that there is not is answered by the words for that. */
const ofNames = <const Id extends string>(
  id: Id,
  path: string,
  example?: Readonly<Record<string, string>>,
) => ({
  ...built(id, path),
  namespaces: [
    ...(id === 'name-page' ? [id, 'sharing', 'likes'] : ['name-lists']),
    'name-words',
    'name-kinds',
    'not-found',
  ],
  example,
});

/** A section of the administrators' area: its own words beside those that all sections share. */
const adminPage = <const Id extends string, const Section extends string>(
  id: Id,
  path: string,
  section: Section,
) => ({
  ...built(id, path, 'administrators'),
  namespaces: [`admin-${section}` as const, 'admin'],
  frame: 'admin' as const,
});

/** Documents of law: their words stand in files of their own, the frame around them in one namespace. */
const legalPage = <const Id extends string>(id: Id) => ({
  ...built(id, id),
  namespaces: ['legal'],
});

export const PAGES = [
  // Beside its own words those of the search.
  { ...built('home', ''), namespaces: ['home', 'search'] },
  built('contact', 'contact'),
  ofNames('name-index', 'names'),
  ofNames('name-list', 'names/:by/:value', { by: 'theme', value: 'wisdom' }),
  ofNames('name-page', 'names/:slug', { slug: 'yusuf' }),
  built('how-we-know', 'how-we-know'),
  built('corrections', 'corrections'),
  { ...built('suggestions', 'suggestions'), namespaces: ['suggestions', 'answers', 'name-kinds'] },
  {
    ...built('results', 'results/:suggestionId?', 'signed-in'),
    namespaces: ['results', 'answers', 'name-kinds', 'likes'],
  },
  { ...built('leaderboard', 'leaderboard'), namespaces: ['leaderboard', 'likes'] },
  built('consulting', 'consulting'),
  {
    ...built('favorites', 'favorites', 'signed-in'),
    namespaces: ['favorites', 'likes', 'sharing'],
  },
  // Beside its own words those for passwords and for the answers of a questionnaire.
  {
    ...built('profile', 'profile', 'signed-in'),
    namespaces: ['profile', 'account', 'answers', 'name-kinds', 'likes', 'your-data'],
  },
  // Announced by mail, which knows no session: who is not signed in is asked to.
  sharing('data-export', 'profile/data/:id', ['your-data']),
  built('credits', 'credits'),
  sharing('credits-purchase', 'credits/purchase', ['credits', 'order']),
  sharing('credits-insufficient', 'credits/insufficient', ['credits']),
  // PayPal sends buyers back under the language in which they ordered.
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

/** What search engines may list; all else says that it is not for them. Lists and names are added by what there is. */
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

/** Shown for every address that is not in the table. */
export const NOT_FOUND_NAMESPACES = ['not-found'] as const;
