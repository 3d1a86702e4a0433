import type { ALL_STORED_KEYS } from '../../browser/all-stored-keys.ts';

interface StoredFact {
  where: 'cookie' | 'local' | 'session';
  /** `chosen`: until the visitor clears it. */
  until: { minutes: number } | { days: number } | 'tab' | 'done' | 'chosen' | 'sign-out';
}

/** Place and lifetime of everything stored in the browser, as the law requires. The type requires an entry for each key. */
export const STORED_FACTS: Readonly<Record<keyof typeof ALL_STORED_KEYS, StoredFact>> = {
  language: { where: 'cookie', until: { days: 365 } },
  theme: { where: 'local', until: 'chosen' },
  contactDraft: { where: 'session', until: 'tab' },
  withdrawalDraft: { where: 'session', until: 'tab' },
  signedIn: { where: 'cookie', until: { days: 30 } },
  refresh: { where: 'cookie', until: { days: 30 } },
  registration: { where: 'cookie', until: { days: 7 } },
  known: { where: 'cookie', until: { days: 180 } },
  google: { where: 'cookie', until: { minutes: 10 } },
  awaitingVerification: { where: 'local', until: 'done' },
  awaitedAddress: { where: 'local', until: { minutes: 10 } },
  nextCodeAt: { where: 'session', until: 'tab' },
  googleTrip: { where: 'session', until: 'tab' },
  consultingDraft: { where: 'session', until: 'tab' },
  purchaseTrip: { where: 'session', until: 'tab' },
  pendingLike: { where: 'session', until: 'tab' },
  recentSearches: { where: 'local', until: 'sign-out' },
  compared: { where: 'session', until: 'tab' },
  suggestionsDraft: { where: 'local', until: { days: 30 } },
  suggestionsPrivate: { where: 'session', until: 'tab' },
  adminSidebar: { where: 'local', until: 'chosen' },
  scroll: { where: 'session', until: 'tab' },
  analytics: { where: 'local', until: 'chosen' },
};
