/** Everything that the site keeps in a browser, each beginning with where; the privacy page prints this list. */
export const STORED_KEYS = {
  /** Cookie: the chosen language, so that the server renders in it. */
  language: 'ismi-language',
  /** Local storage: light or dark, when chosen by hand. */
  theme: 'ismi-theme',
  /** Session storage: an unsent message to us, so that a reload does not lose it; gone when they sign out. */
  contactDraft: 'ismi-contact-draft',
  /** Session storage: an unsent withdrawal, so that a reload does not lose it; gone when they sign out. */
  withdrawalDraft: 'ismi-withdrawal-draft',
  /** Cookie of the API without any data: somebody is signed in here, so the page need not offer to sign in. */
  signedIn: '__Host-ismi_signed_in',
  /** Cookie of the API that no script can read: keeps somebody signed in, for thirty days at most. */
  refresh: '__Secure-ismi_refresh',
  /** Cookie of the API that no script can read: an account was opened in this browser, so that its mail is answered without the password. */
  registration: '__Secure-ismi_registration',
  /** Cookie of the API that no script can read: the owner of an account has been here, so that strangers who guess its password cannot shut them out. */
  known: '__Secure-ismi_known',
  /** Cookie of the API that no script can read: what must come back from Google, for ten minutes. */
  google: '__Secure-ismi_google',
  /** Local storage: a new account waits for its address to be confirmed; gone once the welcome has been said. */
  awaitingVerification: 'ismi-awaiting-verification',
  /** Local storage: the address to which a code was sent, for as long as the code works, so that another tab can go on; gone once somebody signs in. */
  awaitedAddress: 'ismi-awaited-address',
  /** Session storage: when the next code may be asked for, so that a reload does not forget it. */
  nextCodeAt: 'ismi-next-code-at',
  /** Session storage: the page from which somebody left for Google, to come back to. */
  googleTrip: 'ismi-google-trip',
  /** Session storage: an unsent request for advice, so that signing in or buying credits does not lose it; gone when they sign out. */
  consultingDraft: 'ismi-consulting-draft',
  /** Session storage: what a purchase was begun for, to go on there after paying. */
  purchaseTrip: 'ismi-purchase-trip',
  /** Session storage: the name that a guest was about to keep or rate, until they have signed in. */
  pendingLike: 'ismi-pending-like',
  /** Local storage: the last five names that somebody looked up here, gone when they sign out. */
  recentSearches: 'ismi-recent-searches',
  /** Local storage: answers to the questionnaire until its names are there, for at most 30 days; gone when their owner signs out. */
  suggestionsDraft: 'ismi-suggestions-draft',
  /** Session storage: what of these answers tells of a faith; gone with the tab, or when its owner signs out. */
  suggestionsFaith: 'ismi-suggestions-faith',
  /** Local storage, administrators only: that their sidebar is folded. */
  adminSidebar: 'ismi-admin-sidebar',
  /** Session storage: how far each page was scrolled, so that going back leads to the same place. */
  scroll: 'ismi-scroll',
  /** Local storage: whether page views may be counted, once somebody has been asked and has said so. */
  analytics: 'ismi-analytics',
} as const;

/** What tells of one person alone, and leaves the browser with them. */
export const PERSONAL_KEYS = [STORED_KEYS.recentSearches] as const;

/** Unfinished work: removed on sign-out, kept when the session merely expired. */
export const UNFINISHED_KEYS = [
  STORED_KEYS.suggestionsDraft,
  STORED_KEYS.suggestionsFaith,
  STORED_KEYS.consultingDraft,
  STORED_KEYS.contactDraft,
  STORED_KEYS.withdrawalDraft,
] as const;
