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

/** A solved captcha may be handed in for this long. */
export const CAPTCHA_LIFETIME_MS = 10 * 60_000;

export const BODY_LIMIT_BYTES = 64 * 1024;

/** Coarse limits per visitor's address and route. What protects accounts and money is counted in the database instead. */
export const RATE_LIMITS = {
  standard: { max: 300, windowMs: 60_000 },
  captcha: { max: 60, windowMs: 60_000 },
  contact: { max: 10, windowMs: 10 * 60_000 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
