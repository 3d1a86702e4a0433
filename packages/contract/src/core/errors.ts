import ar from './error-texts/ar.json' with { type: 'json' };
import de from './error-texts/de.json' with { type: 'json' };
import en from './error-texts/en.json' with { type: 'json' };
import tr from './error-texts/tr.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** Every error code of the API, and its HTTP status. */
export const ERROR_STATUS = {
  /** The input does not match the endpoint's schema; `fields` names where. */
  VALIDATION_FAILED: 400,
  /** Captcha missing, wrong, expired, used before or for another action; or the form was not filled by a person. */
  RECAPTCHA_FAILED: 400,
  /** A common word, a name or the user's address, with few additions: attackers try such passwords first. */
  WEAK_PASSWORD: 400,
  /** The current password is wrong. */
  WRONG_PASSWORD: 400,
  /** The six digits are wrong, expired, used or guessed too often. */
  INVALID_CODE: 400,
  /** The link is invalid, or was used before. */
  INVALID_TOKEN: 400,
  /** Google refused, or its answer does not belong to this sign-in. */
  OAUTH_FAILED: 400,
  /** Address or password is wrong, without saying which. */
  INVALID_CREDENTIALS: 401,
  /** No session, or one that has ended. */
  UNAUTHENTICATED: 401,
  /** `required_credits` is the price, `current_credits` what the user has. */
  INSUFFICIENT_CREDITS: 402,
  /** It costs more than the caller agreed to (`max_credits`); the same details, and nothing was charged. */
  PRICE_NOT_AGREED: 402,
  /** Signed in, but not allowed. */
  FORBIDDEN: 403,
  /** An administrator whose session has not passed the second factor. */
  SECOND_FACTOR_REQUIRED: 403,
  /** The account has no password, and its sign-in with Google is too long ago: sign in again, then repeat. */
  GOOGLE_SIGN_IN_REQUIRED: 403,
  /** A sensitive act: authenticate again, then repeat. */
  FRESH_SIGN_IN_REQUIRED: 403,
  /** The password is right, but the address is not proven yet; a code was sent. */
  EMAIL_NOT_VERIFIED: 403,
  /** The mail is right, but was requested in another browser: the password chosen there proves whose registration it is. */
  PASSWORD_REQUIRED: 403,
  ACCOUNT_DEACTIVATED: 403,
  /** Google itself has not verified the address. */
  OAUTH_EMAIL_UNVERIFIED: 403,
  /** Google does not run this mailbox: its owner answers a mail of ours first, and then links Google by signing in with it. */
  OAUTH_ADDRESS_UNPROVEN: 403,
  /** Registration is switched off; existing users can sign in. */
  REGISTRATION_CLOSED: 403,
  /** Sales are switched off. */
  PURCHASES_CLOSED: 403,
  /** Consulting requests are switched off. */
  CONSULTING_CLOSED: 403,
  /** Answers about religion require consent. */
  CONSENT_REQUIRED: 403,
  /** It does not exist, or it belongs to somebody else. */
  NOT_FOUND: 404,
  /** The same `Idempotency-Key` was used before with other content. */
  IDEMPOTENCY_CONFLICT: 409,
  /** The spelling belongs to several names; `name_ids` lists them, and the caller must send one of them. */
  NAME_AMBIGUOUS: 409,
  /** The limit of favourites is reached; some must be removed first. */
  FAVORITES_FULL: 409,
  /** The address is already used by an account. */
  EMAIL_TAKEN: 409,
  /** The link was used before; the address is proven. */
  ALREADY_VERIFIED: 409,
  /** The link is valid but expired; `canResend` and `email` help to get another. */
  TOKEN_EXPIRED: 410,
  /** A problem with an earlier payment must be settled first. */
  PURCHASES_PAUSED: 403,
  /** Nothing is sold in that country. */
  COUNTRY_NOT_SERVED: 400,
  /** The signature of a webhook is invalid. */
  WEBHOOK_REFUSED: 400,
  /** The payment is not completed, or less is left of it. */
  REFUND_NOT_POSSIBLE: 409,
  /** What a refund can take back differs from the preview. */
  REFUND_CHANGED: 409,
  /** PayPal has not answered for an earlier refund of this payment; until then no other can begin. */
  REFUND_OUTCOME_UNKNOWN: 409,
  /** PayPal has said that an earlier refund of this payment cannot be made yet; until it is, no other can begin. */
  REFUND_WAITING: 409,
  /** PayPal was asked to capture the money, and its answer is missing. */
  PAYMENT_OUTCOME_UNKNOWN: 409,
  /** No manual transition leads from this payment's status to that one. */
  STATUS_NOT_POSSIBLE: 409,
  /** PayPal has no money for this payment. */
  PAYMENT_NOT_PAID: 409,
  /** PayPal has money for this payment, or is about to: it cannot be cancelled. */
  PAYMENT_PAID: 409,
  /** The mail would be untrue. */
  NOTICE_NOT_TRUE: 409,
  /** The account was erased: there is no address to write to. */
  BUYER_HAS_LEFT: 409,
  /** The balance has changed since it was shown; `current_credits` is the current one. */
  CREDITS_CHANGED: 409,
  /** A proven address cannot be unproven. */
  VERIFIED_STAYS: 409,
  /** Administrators cannot do this to themselves. */
  OWN_ACCOUNT: 409,
  /** A list is in progress for this user; only one at a time. `retry_after` says in how many seconds it may be done. */
  SUGGESTIONS_RUNNING: 409,
  /** The list has no such name or no such round next: it was shown otherwise, or never. */
  LIST_CHANGED: 409,
  /** Taken, blocked, withdrawn or past: pick another hour. */
  SLOT_NOT_AVAILABLE: 409,
  /** The user has another appointment at this hour. */
  SLOT_CONFLICT: 409,
  /** This hour already has a slot. */
  SLOT_EXISTS: 409,
  /** Booked: it can be blocked only by the block flow, and neither deleted nor made smaller than its bookings. */
  SLOT_HAS_APPOINTMENTS: 409,
  /** Bookings have changed since the preview; `affected_appointments` and `total_refund_credits` are the current figures. */
  BLOCK_CHANGED: 409,
  /** A second factor is already enrolled; a new one requires that the operator removes it first. */
  SECOND_FACTOR_SET_UP: 409,
  /** At least one administrator must remain. */
  LAST_ADMINISTRATOR: 409,
  /** Cancelled and refunded, which is final. */
  REQUEST_CLOSED: 409,
  /** Somebody has changed the request since it was shown; nothing is changed until that was seen. */
  REQUEST_CHANGED: 409,
  /** This declaration has already been answered. */
  WITHDRAWAL_CLOSED: 409,
  /** Credits were spent or refunded since the preview, which must be checked again. */
  WITHDRAWAL_CHANGED: 409,
  /** The purchase shown is only a guess, and its number was not entered. */
  WITHDRAWAL_NUMBER_NEEDED: 409,
  /** The confirmation text is wrong. */
  CONFIRMATION_WRONG: 400,
  /** Money of this user is pending, or a withdrawal of theirs is unanswered; that must be settled first. */
  ERASURE_MUST_WAIT: 409,
  /** A reason is required: the family receives it. */
  REASON_REQUIRED: 400,
  /** The message was already answered, with another text. */
  ALREADY_ANSWERED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /**
   * Letters unknown to the catalogue contain something else than letters, spaces, hyphens and apostrophes; the model was not
   * asked.
   */
  LETTERS_ONLY: 422,
  /** Many unknown names today: repeat the call with a solved puzzle (`recaptcha_token`, action `name_lookup`). */
  PUZZLE_REQUIRED: 428,
  /** Too many unknown names today; `retry_after` says when the next day begins. */
  UNKNOWN_NAMES_LIMIT: 429,
  /** Another administrator has corrected or removed this answer since it was shown. */
  ANSWER_CHANGED: 409,
  /** No name matches gender, first letter and the scholars' verdict; nothing was charged. */
  NO_NAMES_FIT: 422,
  /** `retry_after` says in how many seconds it may work again. */
  TOO_MANY_REQUESTS: 429,
  /** The model is unavailable, and today's free lists are used up; nothing was charged. `retry_after` counts until tomorrow. */
  NO_FREE_LISTS_LEFT: 429,
  /** Internal error; `request_id` finds it in the logs. */
  INTERNAL_ERROR: 500,
  /** The model is unavailable; nothing was charged. */
  AI_UNAVAILABLE: 503,
  /** A third party's failure, or planned maintenance. */
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

const TEXTS: Record<Locale, Record<ErrorCode, string>> = { tr, en, de, ar };

/** The user text of a code. */
export const errorText = (code: ErrorCode, locale: Locale): string => TEXTS[locale][code];
