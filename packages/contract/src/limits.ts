/** Sizes and counts that both sides must agree on. Free of zod, so that every page may import it. */
export const CONTACT_LIMITS = {
  name: 100,
  email: 254,
  subject: 150,
  message: 4000,
  /** A form sent sooner than this after it was opened was not filled in by a person. */
  minimumFillMs: 3_000,
  /** From one address to us in 24 hours. */
  messagesPerDay: 10,
} as const;

export const ACCOUNT_LIMITS = {
  name: 100,
  email: 254,
  /** Of new ones; whoever chose a shorter one before still gets in with it. */
  passwordMin: 8,
  passwordMax: 256,
  /** A code is typed at once; a link may wait for the evening. */
  codeLifetimeMs: 10 * 60_000,
  verificationLinkLifetimeMs: 24 * 60 * 60_000,
  resetLinkLifetimeMs: 30 * 60_000,
  codeTries: 5,
  /** An account whose address nobody proves is forgotten. */
  unprovenLifetimeMs: 7 * 24 * 60 * 60_000,
  resendCooldownMs: 60_000,
  accessTokenLifetimeMs: 10 * 60_000,
  sessionLifetimeMs: 30 * 24 * 60 * 60_000,
  /** So long without use ends a session. */
  sessionIdleMs: 14 * 24 * 60 * 60_000,
  /** So many of one's sessions are listed, the last used first. */
  sessionsListed: 50,
  /** From the last stay on, a browser is known to be one of its owner’s. */
  knownBrowserLifetimeMs: 180 * 24 * 60 * 60_000,
  /** Two tabs that renew at once hold the same token; this long the older one is still believed. */
  refreshGraceMs: 10_000,
  /** A working day of an administrator: then the second factor is asked for again. */
  secondFactorLifetimeMs: 12 * 60 * 60_000,
  /** So long an administrator who has shown who it is need not do so again, even for an act of weight. */
  freshMs: 10 * 60_000,
  recoveryCodes: 10,
} as const;

/**
 * What protects accounts, counted in the database: so many tries in a window for one subject. Guards of an address
 * follow the operator's scale of the coarse limits; guards of an account never do.
 */
export const GUARD_LIMITS = {
  /** One account from one address, or from one browser where its owner has been before. */
  signInPair: { max: 10, windowMs: 15 * 60_000, perAddress: false },
  /** One account from everywhere else. */
  signInAccount: { max: 100, windowMs: 60 * 60_000, perAddress: false },
  signInAddress: { max: 100, windowMs: 60 * 60_000, perAddress: true },
  /** Codes and passwords of an administrator who is signed in already. */
  secondFactor: { max: 5, windowMs: 15 * 60_000, perAddress: false },
  /** Whatever tells whether an address is known, registering included; a carrier’s address is shared by many families. */
  checkEmailAddress: { max: 60, windowMs: 60 * 60_000, perAddress: true },
  /** Registrations from one network in a day, each with a solved puzzle. */
  registrationNetwork: { max: 60, windowMs: 24 * 60 * 60_000, perAddress: true },
  /** Mails that a stranger can cause to one account. */
  mailCooldown: { max: 1, windowMs: ACCOUNT_LIMITS.resendCooldownMs, perAddress: false },
  mailsToAccount: { max: 5, windowMs: 60 * 60_000, perAddress: false },
} as const;
export type GuardName = keyof typeof GUARD_LIMITS;

/**
 * Who gets the welcome bonus: once per mailbox, and only so often where one person can have many mailboxes. Follow the operator's scale
 * of the coarse limits.
 */
export const WELCOME_LIMITS = {
  /** Of one mail domain that is not a public provider's. */
  domainPerDay: 3,
  domainPerMonth: 20,
  monthDays: 30,
  /** A carrier’s address is shared by many families. */
  networkPerDay: 30,
} as const;

export const CREDIT_LIMITS = {
  /** A little more than the dearest thing we sell: nobody empties an account by a slip. */
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
  history: 50,
  /** Searches that a browser keeps at hand. */
  recent: 5,
  /** A model gets this long, within the 30 seconds that a browser waits. */
  modelDeadlineMs: 20_000,
  /** Three texts of the greatest length in four languages. */
  modelTokens: 3_000,
  modelSentence: 400,
  /** A letter, a gender, a culture or a theme. */
  listValue: 20,
  /** Names to go on with from a name's page. */
  neighbours: 6,
} as const;

/**
 * Questions to the model in a day (UTC) that ended without a charge. Up to `free` nothing is asked in return, up to `most` a solved
 * puzzle each time, then nothing until tomorrow.
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
  siblingName: 60,
  /** The same answers of the same user are free for this long. */
  freshMs: 30 * 60_000,
  /** All questions about one list together, within the 30 seconds that a browser waits. */
  modelDeadlineMs: 25_000,
  /** Ten reasons and two own names of the greatest length, in the language that takes most tokens. */
  modelTokens: 5_000,
  /** Free lists of one account on one day (UTC), while the model cannot be reached. */
  freePerDay: 2,
  /** Runs of one account on one day (UTC) that may end without a list: each may have asked the model for nothing. */
  failedPerDay: 10,
  /** Names of a list that only the model knows. */
  unverified: 2,
  reason: 400,
  /** Results that a user may have written in an hour. */
  perHour: 30,
  search: 60,
  /** Names that a card of the profile shows. */
  previewNames: 3,
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
  /** How many days one question for slots may span: two months, as a calendar shows them. */
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
  /** So many names stand in the preview of a block; the rest is counted. */
  previewUsers: 5,
  /** What a calendar reserves for an appointment. */
  appointmentMinutes: 60,
} as const;

export const DESK_LIMITS = { page: 20, pageMax: 50, note: 500, answer: 8_000 } as const;

export const FAVORITE_LIMITS = {
  /** Of one user: more than anybody chooses from. */
  all: 500,
  /** New ones in 24 hours. */
  perDay: 200,
  detail: 400,
} as const;

export const RATING_LIMITS = {
  feedback: 500,
  /** New ratings of one user in 24 hours; changing one is always possible. */
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
  /** Deeper pages are not read: whoever wants to see older things filters. */
  lastPage: 500,
  statsDays: 30,
  reasonMin: 3,
  reason: 500,
  message: 2_000,
  note: 2_000,
  search: 100,
  /** So many are looked at for one search, of each thing that is searched. */
  searched: 500,
  credits: 1_000_000,
  /** Stored answers of the model on a page. */
  answers: 20,
  /** Of what a person did last, so many are shown, and so much of their text. */
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
  /** Within which a purchase can be withdrawn from. */
  days: 14,
  /** Each with its purchase and what is left of it. */
  page: 20,
} as const;

export const PRIVACY_LIMITS = {
  /** Copies of one's data in 24 hours. */
  exportsPerDay: 3,
  /** A copy can be read for so long. */
  exportDays: 7,
  /** Time to think between asking for the deletion of an account and its end. */
  deletionDays: 14,
} as const;

/** Of an error that a page reports: enough to find the line, too little to tell a story. */
export const ERROR_REPORT_LIMITS = { name: 200, frames: 30, perPage: 5 } as const;

/** A solved captcha may be handed in for this long. */
export const CAPTCHA_LIFETIME_MS = 10 * 60_000;

export const BODY_LIMIT_BYTES = 64 * 1024;

/** What painting a picture counts for: some hundred times what an answer costs. */
export const PAINTING_HITS = 5;

/** What a web server of ours tells the API when it renders a page: which one it is, a blank, and the secret that proves it. */
export const WEB_SERVER_HEADER = 'x-ismi-web-server';

/** Coarse limits per visitor's address and route. What protects accounts and money is counted in the database instead. */
export const RATE_LIMITS = {
  standard: { max: 300, windowMs: 60_000 },
  captcha: { max: 60, windowMs: 60_000 },
  contact: { max: 10, windowMs: 10 * 60_000 },
  signIn: { max: 30, windowMs: 60_000 },
  checkEmail: { max: 10, windowMs: 60_000 },
  search: { max: 60, windowMs: 60_000 },
  rating: { max: 120, windowMs: 60_000 },
  /** Names that a page asks about at once: a hundred and twenty full pages a minute for all families behind one address. */
  namesAsked: { max: 6_000, windowMs: 60_000 },
  report: { max: 10, windowMs: 10 * 60_000 },
  /** A picture that must be painted counts for several (`PAINTING_HITS`): 120 of them in five minutes, for families who look through glazes and formats at once. */
  picture: { max: 600, windowMs: 5 * 60_000 },
  suggestions: { max: 30, windowMs: 60_000 },
  /** Ranks the whole catalogue. */
  preview: { max: 120, windowMs: 60_000 },
  /** Lists of the administration: for an office behind one address, and no more. */
  administration: { max: 120, windowMs: 60_000 },
  /** Each of a page is looked up with its purchase, its refunds and what is left of it. */
  withdrawals: { max: 60, windowMs: 60_000 },
  /** Removing a person touches every table. */
  removal: { max: 30, windowMs: 60_000 },
  purchase: { max: 30, windowMs: 60_000 },
  visit: { max: 30, windowMs: 60_000 },
  errorReport: { max: 20, windowMs: 60_000 },
  /** Many times what PayPal has to tell; what is refused is sent again later. */
  webhook: { max: 400, windowMs: 60_000 },
  /** A copy of everything about a person is megabytes. */
  copy: { max: 10, windowMs: 60_000 },
  /** For those who watch us: many times what any of them asks. */
  watch: { max: 600, windowMs: 60_000 },
  /** Pages of one web server for one visitor's address. */
  page: { max: 300, windowMs: 60_000 },
  /** What one web server asks of one route to render pages: more than it can render, so only a server gone wrong reaches it. */
  rendering: { max: 60_000, windowMs: 60_000 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
