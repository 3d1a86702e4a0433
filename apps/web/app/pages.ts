/** The whole map of the site: what stands where, who it is for, and which texts it needs. `routes.ts` and the page checks are made from it. */
export interface Page {
  id: string;
  /** Without language prefix and leading slash. */
  path: string;
  file: string;
  /** Texts beside `common`, which the shell needs everywhere. */
  namespaces: readonly string[];
  /** Public pages exist once more under each language's prefix; the others only without. */
  audience: 'public' | 'signed-in' | 'administrators';
  /** A page of later work shows one shared placeholder: not indexed, not linked, not checked. */
  state: 'built' | 'later';
}

const built = <const Id extends string>(
  id: Id,
  path: string,
  audience: Page['audience'] = 'public',
) => ({ id, path, file: `routes/${id}.tsx`, namespaces: [id], audience, state: 'built' as const });

const later = <const Id extends string>(
  id: Id,
  path: string,
  audience: Page['audience'] = 'public',
) => ({
  id,
  path,
  file: 'routes/later.tsx',
  namespaces: ['later'],
  audience,
  state: 'later' as const,
});

export const PAGES = [
  built('home', ''),
  built('contact', 'contact'),
  later('suggestions', 'suggestions'),
  later('results', 'results/:suggestionId?', 'signed-in'),
  later('leaderboard', 'leaderboard'),
  later('consulting', 'consulting'),
  later('favorites', 'favorites', 'signed-in'),
  later('profile', 'profile', 'signed-in'),
  later('credits', 'credits'),
  later('credits-purchase', 'credits/purchase'),
  later('credits-insufficient', 'credits/insufficient'),
  later('payment-success', 'payment/success', 'signed-in'),
  later('payment-cancel', 'payment/cancel', 'signed-in'),
  later('login', 'login'),
  later('forgot-password', 'forgot-password'),
  later('reset-password', 'reset-password'),
  later('verify-email', 'verify-email'),
  later('verify-email-code', 'verify-email-code'),
  later('terms', 'terms'),
  later('privacy', 'privacy'),
  later('impressum', 'impressum'),
  later('madmin', 'madmin/:section?', 'administrators'),
] as const satisfies readonly Page[];

export type PageId = (typeof PAGES)[number]['id'];

/** Shown for every address that is not in the table. */
export const NOT_FOUND_NAMESPACES = ['not-found'] as const;
