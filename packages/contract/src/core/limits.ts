/** Sizes and counts shared by both sides. Free of zod, so that every page may import it. */
export const CONTACT_LIMITS = {
  name: 100,
  email: 254,
  subject: 150,
  message: 4000,
  /** A form sent sooner than this after it was opened was not filled in by a person. */
  minimumFillMs: 3_000,
  /** Messages from one address in 24 hours. */
  messagesPerDay: 10,
} as const;

export const ACCOUNT_LIMITS = {
  name: 100,
  email: 254,
  /** For new passwords; users with a shorter one can still sign in. */
  passwordMin: 8,
  passwordMax: 256,
  /** A code is typed at once; a link may wait until the evening. */
  codeLifetimeMs: 10 * 60_000,
  verificationLinkLifetimeMs: 24 * 60 * 60_000,
  resetLinkLifetimeMs: 30 * 60_000,
  codeTries: 5,
  /** An account with an unproven address is deleted after this. */
  unprovenLifetimeMs: 7 * 24 * 60 * 60_000,
  resendCooldownMs: 60_000,
  accessTokenLifetimeMs: 10 * 60_000,
  sessionLifetimeMs: 30 * 24 * 60 * 60_000,
  /** A session ends after this time without use. */
  sessionIdleMs: 14 * 24 * 60 * 60_000,
  /** The number of sessions listed, last used first. */
  sessionsListed: 50,
  /** How long a browser stays known to its owner after the last session. */
  knownBrowserLifetimeMs: 180 * 24 * 60 * 60_000,
  /** Two tabs that renew at once hold the same token; the older one is accepted this long. */
  refreshGraceMs: 10_000,
  /** A working day of an administrator: then the second factor is required again. */
  secondFactorLifetimeMs: 12 * 60 * 60_000,
  /** How long an administrator need not authenticate again, even for a sensitive act. */
  freshMs: 10 * 60_000,
  recoveryCodes: 10,
} as const;

/**
 * Attempt limits that protect accounts, counted in the database: per subject and window. Limits of an address follow the
 * operator's scale of the coarse limits; limits of an account never do.
 */
export const GUARD_LIMITS = {
  /** One account from one address, or from one browser known to its owner. */
  signInPair: { max: 10, windowMs: 15 * 60_000, perAddress: false },
  /** One account from everywhere else. */
  signInAccount: { max: 100, windowMs: 60 * 60_000, perAddress: false },
  signInAddress: { max: 100, windowMs: 60 * 60_000, perAddress: true },
  /** Codes and passwords of an administrator who is already signed in. */
  secondFactor: { max: 5, windowMs: 15 * 60_000, perAddress: false },
  /** Calls that reveal whether an address is known, including registration; a carrier’s address is shared by many families. */
  checkEmailAddress: { max: 60, windowMs: 60 * 60_000, perAddress: true },
  /** Registrations from one network in a day, each with a solved puzzle. */
  registrationNetwork: { max: 60, windowMs: 24 * 60 * 60_000, perAddress: true },
  /** Mails that a stranger can cause to one account. */
  mailCooldown: { max: 1, windowMs: ACCOUNT_LIMITS.resendCooldownMs, perAddress: false },
  mailsToAccount: { max: 5, windowMs: 60 * 60_000, perAddress: false },
} as const;
export type GuardName = keyof typeof GUARD_LIMITS;

/**
 * Limits of the welcome bonus: once per mailbox, and a maximum where one person can have many mailboxes. They follow the
 * operator's scale of the coarse limits.
 */
export const WELCOME_LIMITS = {
  /** Per mail domain that is not a public provider's. */
  domainPerDay: 3,
  domainPerMonth: 20,
  monthDays: 30,
  /** A carrier’s address is shared by many families. */
  networkPerDay: 30,
} as const;

export const CREDIT_LIMITS = {
  /** A little more than our most expensive item, to prevent large charges by mistake. */
  deductAtOnce: 100,
  description: 200,
  historyPage: 20,
  historyPageMax: 100,
} as const;

export const AUDIT_LIMITS = { page: 25, pageMax: 100, subject: 80, cursor: 80 } as const;

export const SWITCH_LIMITS = { bannerText: 300, reason: 300 } as const;

export const NAME_LIMITS = {
  query: 60,
  id: 60,
  candidates: 5,
  completions: 10,
  history: 50,
  /** Searches cached in the browser. */
  recent: 5,
  /** Time limit of a model, within the 30 seconds that a browser waits. */
  modelDeadlineMs: 20_000,
  /** Three texts of maximum length in four languages. */
  modelTokens: 3_000,
  modelSentence: 400,
  /** The value of a filter: a letter, a gender, a culture. */
  listValue: 20,
  /** Names on one page of a list, and the last page that may be asked for. */
  listPage: 60,
  listPages: 200,
  /** Related names on a name's page. */
  neighbours: 6,
} as const;

/** Names that are looked for and not known. */
export const WANTED_NAMES = {
  /** Shown to administrators from so many networks on. */
  networks: 3,
  /** New ones in a day, from everybody together. */
  perDay: 5_000,
} as const;

/** Names that are shown side by side. */
export const COMPARED_NAMES = { least: 2, most: 6 } as const;

/**
 * Unpaid questions to the model per day (UTC). Up to `free` without condition, up to `most` with a solved puzzle each, then
 * none until tomorrow.
 */
export const FREE_MODEL_CALLS = {
  account: { free: 10, most: 30 },
  network: { free: 60, most: 600 },
} as const;

export const NAME_REPORT_LIMITS = {
  message: 1000,
  /** From one account in 24 hours. */
  perDay: 20,
} as const;

export const SUGGESTION_LIMITS = {
  names: 10,
  meanings: 3,
  details: 500,
  /** Also any other name that the parents write. */
  siblingName: 60,
  siblings: 6,
  languages: 5,
  roots: 4,
  loved: 10,
  refused: 20,
  honoured: 5,
  wishes: 60,
  wishValue: 60,
  /** How long the same answers of the same user are free. */
  freshMs: 30 * 60_000,
  /** All questions about one list together, within the 30 seconds that a browser waits. */
  modelDeadlineMs: 25_000,
  /** Ten reasons with the facts that they cite and two own names of maximum length, in the language that takes most tokens. */
  modelTokens: 6_000,
  /** Free lists per account and day (UTC), while the model is unavailable. */
  freePerDay: 2,
  /** Runs per account and day (UTC) that may end without a list: each may have cost us a model call. */
  failedPerDay: 10,
  /** Names in a list that are known only to the model. */
  unverified: 2,
  reason: 400,
  /** Results that a user may generate in an hour. */
  perHour: 30,
  search: 60,
  /** Names shown on a card of the profile. */
  previewNames: 3,
  /** How often a list may be refined, and how many names come each time. */
  refiningRounds: 2,
  refinedNames: 5,
  /** For how many names of a list others like it come, and how many. */
  alikeRounds: 5,
  alikeNames: 2,
  /** Reactions shown with a list, the newest. */
  reactionsShown: 60,
  page: 10,
  pageMax: 50,
} as const;

export const CONSULTING_LIMITS = {
  line: 120,
  specialRequests: 500,
  email: 254,
  timeZone: 64,
  appointmentsPage: 6,
  appointmentsPageMax: 50,
  /** The range of one query for slots in days: two months, as a calendar shows them. */
  rangeDays: 62,
  blockReasonMin: 3,
  blockReason: 500,
  notes: 2_000,
  answer: 10_000,
  slotCapacity: 100,
  slotsPerDay: 96,
  slotsPage: 1_000,
  requestsPage: 15,
  /** What one act may create: half a year, and as many slots as a calendar reads. */
  seriesDays: 184,
  seriesTimes: 24,
  seriesSlots: 1_000,
  /** Names in the preview of a block; the rest is only counted. */
  previewUsers: 5,
  /** The length of an appointment in a calendar. */
  appointmentMinutes: 60,
} as const;

export const DESK_LIMITS = { page: 20, pageMax: 50, note: 500, answer: 8_000 } as const;

export const FAVORITE_LIMITS = {
  /** Per user: more than anybody needs. */
  all: 500,
  /** New ones in 24 hours. */
  perDay: 200,
  detail: 400,
} as const;

export const RATING_LIMITS = {
  feedback: 500,
  /** New ratings of one user in 24 hours; changes are unlimited. */
  perDay: 100,
  minePage: 50,
  minePageMax: 100,
  lastPage: 10_000,
  leaderboard: 50,
  bulk: 50,
  bursts: 100,
} as const;

/** The administrators' area. */
export const ADMIN_LIMITS = {
  page: 20,
  pageMax: 100,
  /** Deeper pages are not read: older entries are found by filters. */
  lastPage: 500,
  statsDays: 30,
  reasonMin: 3,
  reason: 500,
  message: 2_000,
  note: 2_000,
  search: 100,
  /** Rows read for one search, for each searched column. */
  searched: 500,
  credits: 1_000_000,
  /** Stored answers of the model on a page. */
  answers: 20,
  /** Latest activities shown of a user, and the length of their text. */
  recent: 3,
  recentText: 50,
} as const;

export const WITHDRAWAL_LIMITS = {
  name: 80,
  email: 254,
  orderNumber: 40,
  note: 500,
  /** From one address in 24 hours. */
  perDay: 10,
  /** The period for withdrawing from a purchase. */
  days: 14,
  /** Each with its purchase and what is left of it. */
  page: 20,
} as const;

export const PRIVACY_LIMITS = {
  /** Data exports in 24 hours. */
  exportsPerDay: 3,
  /** How long an export can be read. */
  exportDays: 7,
  /** The waiting period between requesting the deletion of an account and the deletion. */
  deletionDays: 14,
} as const;

/** Length of an error that a page reports: enough to find the line, too little for personal texts. */
export const ERROR_REPORT_LIMITS = { name: 200, frames: 30, perPage: 5 } as const;

/** How long a solved captcha is valid. */
export const CAPTCHA_LIFETIME_MS = 10 * 60_000;

export const BODY_LIMIT_BYTES = 64 * 1024;

/** Hits for painting a picture: some hundred times the cost of an ordinary answer. */
export const PAINTING_HITS = 6;

/** Header of our web servers when they render a page: the server's name, a space, and the secret that proves it. */
export const WEB_SERVER_HEADER = 'x-ismi-web-server';

/** Coarse limits per visitor's address and route. Limits that protect accounts and money are counted in the database instead. */
export const RATE_LIMITS = {
  standard: { max: 300, windowMs: 60_000 },
  captcha: { max: 60, windowMs: 60_000 },
  contact: { max: 10, windowMs: 10 * 60_000 },
  signIn: { max: 30, windowMs: 60_000 },
  checkEmail: { max: 10, windowMs: 60_000 },
  search: { max: 60, windowMs: 60_000 },
  /** A call for every letter that is typed: forty people at once behind one address. */
  typing: { max: 1_200, windowMs: 60_000 },
  rating: { max: 120, windowMs: 60_000 },
  /** Names queried by pages: a hundred and twenty full pages a minute for all families behind one address. */
  namesAsked: { max: 6_000, windowMs: 60_000 },
  report: { max: 10, windowMs: 10 * 60_000 },
  /** A picture that must be painted counts for several (`PAINTING_HITS`): 100 of them in five minutes, for families who try glazes and formats. */
  picture: { max: 600, windowMs: 5 * 60_000 },
  suggestions: { max: 30, windowMs: 60_000 },
  /** Ranks the whole catalogue. */
  preview: { max: 120, windowMs: 60_000 },
  /** Reads a text of five hundred letters word by word. */
  understand: { max: 60, windowMs: 60_000 },
  /** Administration lists: enough for an office behind one address. */
  administration: { max: 120, windowMs: 60_000 },
  /** Each entry of a page is looked up with its purchase, its refunds and what is left of it. */
  withdrawals: { max: 60, windowMs: 60_000 },
  /** Erasing a person touches every table. */
  removal: { max: 30, windowMs: 60_000 },
  purchase: { max: 30, windowMs: 60_000 },
  visit: { max: 30, windowMs: 60_000 },
  /** Names that were not found: so many in a day. */
  wish: { max: 20, windowMs: 24 * 60 * 60_000 },
  errorReport: { max: 20, windowMs: 60_000 },
  /** Many times what PayPal sends; a refused webhook is sent again later. */
  webhook: { max: 400, windowMs: 60_000 },
  /** A data export is megabytes. */
  copy: { max: 10, windowMs: 60_000 },
  /** For monitoring: many times what it needs. */
  watch: { max: 600, windowMs: 60_000 },
  /** Pages of one web server for one visitor's address. */
  page: { max: 300, windowMs: 60_000 },
  /** Calls of one web server to one route for rendering pages: more than it can render, so only a broken server reaches it. */
  rendering: { max: 60_000, windowMs: 60_000 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
