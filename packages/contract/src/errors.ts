import ar from './error-texts/ar.json' with { type: 'json' };
import de from './error-texts/de.json' with { type: 'json' };
import en from './error-texts/en.json' with { type: 'json' };
import tr from './error-texts/tr.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** Every code that the API may answer with, and its HTTP status. */
export const ERROR_STATUS = {
  /** The input does not fit the endpoint's schema; `fields` names where. */
  VALIDATION_FAILED: 400,
  /** Captcha missing, wrong, expired, used before or meant for another action; or the form was not filled by a person. */
  RECAPTCHA_FAILED: 400,
  /** A common word, a name or the own address, with little beside it: attackers try such passwords first. */
  WEAK_PASSWORD: 400,
  /** The password that should be changed is not this one. */
  WRONG_PASSWORD: 400,
  /** The six digits are wrong, too old, used or guessed too often. */
  INVALID_CODE: 400,
  /** The link is not one of ours, or was used before. */
  INVALID_TOKEN: 400,
  /** Google refused, or what came back does not belong to what was started here. */
  OAUTH_FAILED: 400,
  /** Address or password is wrong; which of them is not said. */
  INVALID_CREDENTIALS: 401,
  /** No session, or one that has ended. */
  UNAUTHENTICATED: 401,
  /** `required_credits` says what it costs, `current_credits` what there is to spend. */
  INSUFFICIENT_CREDITS: 402,
  /** It costs more than the caller agreed to (`max_credits`); the same details, and nothing was charged. */
  PRICE_NOT_AGREED: 402,
  /** Signed in, but not allowed. */
  FORBIDDEN: 403,
  /** An administrator whose session has not passed the second factor. */
  SECOND_FACTOR_REQUIRED: 403,
  /** The account has no password, and its sign-in with Google is too long ago: sign in again, then repeat. */
  GOOGLE_SIGN_IN_REQUIRED: 403,
  /** An act of weight: show once more who it is, then repeat. */
  FRESH_SIGN_IN_REQUIRED: 403,
  /** The password is right, but the address is not proven yet; a code is on its way. */
  EMAIL_NOT_VERIFIED: 403,
  /** The mail is right, but was asked for in another browser: the password that was chosen there says whose registration it is. */
  PASSWORD_REQUIRED: 403,
  ACCOUNT_DEACTIVATED: 403,
  /** Google itself does not know whether the address is this person's. */
  OAUTH_EMAIL_UNVERIFIED: 403,
  /** Google does not run this mailbox: its owner answers a mail of ours first, and then links Google by signing in with it. */
  OAUTH_ADDRESS_UNPROVEN: 403,
  /** The operator takes no new accounts for now; who has one gets in. */
  REGISTRATION_CLOSED: 403,
  /** The operator sells no credits for now. */
  PURCHASES_CLOSED: 403,
  /** The operator takes no consulting requests for now. */
  CONSULTING_CLOSED: 403,
  /** Answers about religion may only be processed once that was allowed. */
  CONSENT_REQUIRED: 403,
  /** It does not exist, or it belongs to somebody else. */
  NOT_FOUND: 404,
  /** The same `Idempotency-Key` came before with other content. */
  IDEMPOTENCY_CONFLICT: 409,
  /** The spelling belongs to several names; `name_ids` says to which, and one of them says what is meant. */
  NAME_AMBIGUOUS: 409,
  /** No more names can be kept; some have to go first. */
  FAVORITES_FULL: 409,
  /** Somebody signs in with this address already. */
  EMAIL_TAKEN: 409,
  /** The link was followed before; the address is proven. */
  ALREADY_VERIFIED: 409,
  /** The link was right, but is too old; `canResend` and `email` help to get another. */
  TOKEN_EXPIRED: 410,
  /** Something about an earlier payment has to be settled first. */
  PURCHASES_PAUSED: 403,
  /** Nothing is sold there. */
  COUNTRY_NOT_SERVED: 400,
  /** The signature of a webhook does not hold. */
  WEBHOOK_REFUSED: 400,
  /** The payment is not completed, or less is left of it. */
  REFUND_NOT_POSSIBLE: 409,
  /** What a refund can take back is not what the preview said. */
  REFUND_CHANGED: 409,
  /** PayPal has not answered for an earlier refund of this payment; until it has, no other one begins. */
  REFUND_OUTCOME_UNKNOWN: 409,
  /** PayPal has said that an earlier refund of this payment cannot be made yet; until it is, no other one begins. */
  REFUND_WAITING: 409,
  /** PayPal was told to take the money, and its answer is missing. */
  PAYMENT_OUTCOME_UNKNOWN: 409,
  /** Nothing leads from this payment's status to that one by hand. */
  STATUS_NOT_POSSIBLE: 409,
  /** PayPal has no money for this payment. */
  PAYMENT_NOT_PAID: 409,
  /** PayPal has money for this payment, or is about to: it is not given up. */
  PAYMENT_PAID: 409,
  /** The mail would say what is not so. */
  NOTICE_NOT_TRUE: 409,
  /** The account was erased: there is nobody to write to. */
  BUYER_HAS_LEFT: 409,
  /** The balance moved since it was shown; `current_credits` says how it stands. */
  CREDITS_CHANGED: 409,
  /** What was proven stays proven. */
  VERIFIED_STAYS: 409,
  /** Administrators do this to others, not to themselves. */
  OWN_ACCOUNT: 409,
  /** A list is being written for this user; only one at a time. `retry_after` says in how many seconds it may be done. */
  SUGGESTIONS_RUNNING: 409,
  /** Taken, blocked, withdrawn or past: pick another hour. */
  SLOT_NOT_AVAILABLE: 409,
  /** The user has another appointment at this hour. */
  SLOT_CONFLICT: 409,
  /** There is a slot at this hour already. */
  SLOT_EXISTS: 409,
  /** Booked: it is blocked by the block flow only, and neither deleted nor made smaller than what is booked. */
  SLOT_HAS_APPOINTMENTS: 409,
  /** Somebody booked or left since the preview; `affected_appointments` and `total_refund_credits` say how it is now. */
  BLOCK_CHANGED: 409,
  /** A second factor is set up; a new one is set up only once the operator has taken it away. */
  SECOND_FACTOR_SET_UP: 409,
  /** Somebody must be left who can administer. */
  LAST_ADMINISTRATOR: 409,
  /** Cancelled and refunded: that is final. */
  REQUEST_CLOSED: 409,
  /** Somebody has changed the request since it was shown; nothing is changed until that was seen. */
  REQUEST_CHANGED: 409,
  /** Somebody has answered this declaration already. */
  WITHDRAWAL_CLOSED: 409,
  /** Something was spent or given back since the preview, which is to be looked at again. */
  WITHDRAWAL_CHANGED: 409,
  /** The purchase that is shown is only a guess, and the number of the one that is meant was not entered. */
  WITHDRAWAL_NUMBER_NEEDED: 409,
  /** What had to be typed to confirm is not what it should be. */
  CONFIRMATION_WRONG: 400,
  /** Money of this person is on its way to us, or a withdrawal of theirs is unanswered; that is settled first. */
  ERASURE_MUST_WAIT: 409,
  /** Why, must be said: it is what the family is told. */
  REASON_REQUIRED: 400,
  /** The message was answered before, in other words. */
  ALREADY_ANSWERED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** Letters that the catalogue does not know hold something else than letters, spaces, hyphens and apostrophes; nobody was asked. */
  LETTERS_ONLY: 422,
  /** Many unknown names today: the same call again with a solved puzzle (`recaptcha_token`, action `name_lookup`). */
  PUZZLE_REQUIRED: 428,
  /** Too many unknown names today; `retry_after` says when the next day begins. */
  UNKNOWN_NAMES_LIMIT: 429,
  /** Another administrator has corrected or removed this answer since it was shown. */
  ANSWER_CHANGED: 409,
  /** No name has this gender and first letter and stands well with scholars; nothing was charged. */
  NO_NAMES_FIT: 422,
  /** `retry_after` says in how many seconds it may work again. */
  TOO_MANY_REQUESTS: 429,
  /** The model cannot be reached, and today's free lists are used; nothing was charged. `retry_after` counts until tomorrow. */
  NO_FREE_LISTS_LEFT: 429,
  /** Our fault; `request_id` finds it in the logs. */
  INTERNAL_ERROR: 500,
  /** The model that would have to answer cannot; nothing was charged. */
  AI_UNAVAILABLE: 503,
  /** Somebody else's fault or a planned stop. */
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

const TEXTS: Record<Locale, Record<ErrorCode, string>> = { tr, en, de, ar };

/** The sentence a person reads for a code. */
export const errorText = (code: ErrorCode, locale: Locale): string => TEXTS[locale][code];
