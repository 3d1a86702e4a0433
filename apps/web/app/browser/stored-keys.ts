/** Everything that the site stores in a browser; each comment begins with the kind of storage. The privacy page prints this list. */
export const STORED_KEYS = {
  /** Cookie: the chosen language, so that the server renders in it. */
  language: 'ismi-language',
  /** Local storage: light or dark, when chosen by hand. */
  theme: 'ismi-theme',
  /** Session storage: an unsent message to us, so that a reload does not lose it; removed on sign-out. */
  contactDraft: 'ismi-contact-draft',
  /** Session storage: an unsent withdrawal, so that a reload does not lose it; removed on sign-out. */
  withdrawalDraft: 'ismi-withdrawal-draft',
  /** Cookie of the API without any data: a user is signed in here, so the page need not offer to sign in. */
  signedIn: '__Host-ismi_signed_in',
  /** Local storage: a new account waits for its address to be confirmed; removed after the welcome was shown. */
  awaitingVerification: 'ismi-awaiting-verification',
  /** Local storage: the address to which a code was sent, while the code is valid, so another tab can continue; removed on sign-in. */
  awaitedAddress: 'ismi-awaited-address',
  /** Session storage: when the next code may be requested, so that a reload does not forget it. */
  nextCodeAt: 'ismi-next-code-at',
  /** Session storage: the page from which the user left for the Google sign-in, to return to it. */
  googleTrip: 'ismi-google-trip',
  /** Session storage: an unsent request for advice, so that signing in or buying credits does not lose it; removed on sign-out. */
  consultingDraft: 'ismi-consulting-draft',
  /** Session storage: what a purchase is for, to return there after paying. */
  purchaseTrip: 'ismi-purchase-trip',
  /** Session storage: the name that a guest was about to save or rate, until the guest has signed in. */
  pendingLike: 'ismi-pending-like',
  /** Local storage: the last five names that were looked up here; removed on sign-out. */
  recentSearches: 'ismi-recent-searches',
  /** Session storage: the names that were ticked to be compared; removed on sign-out. */
  compared: 'ismi-compared',
  /** Local storage: answers to the questionnaire until its names are loaded, for at most 30 days; removed on sign-out. */
  suggestionsDraft: 'ismi-suggestions-draft',
  /** Session storage: those of the answers that reveal a religion, an origin or a household; removed with the tab or on sign-out. */
  suggestionsPrivate: 'ismi-suggestions-private',
  /** Local storage, administrators only: whether the sidebar is collapsed. */
  adminSidebar: 'ismi-admin-sidebar',
  /** Session storage: the scroll position of each page, restored on going back. */
  scroll: 'ismi-scroll',
  /** Local storage: whether page views may be counted, once the visitor has decided. */
  analytics: 'ismi-analytics',
} as const;

/** Personal data: removed when the user signs out or changes. */
export const PERSONAL_KEYS = [STORED_KEYS.recentSearches] as const;

/** Unfinished work: removed on sign-out, kept when the session merely expired. */
export const UNFINISHED_KEYS = [
  STORED_KEYS.suggestionsDraft,
  STORED_KEYS.suggestionsPrivate,
  STORED_KEYS.compared,
  STORED_KEYS.consultingDraft,
  STORED_KEYS.contactDraft,
  STORED_KEYS.withdrawalDraft,
] as const;
