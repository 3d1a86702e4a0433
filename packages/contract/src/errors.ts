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
  /** No session, or one that has ended. */
  UNAUTHENTICATED: 401,
  /** Signed in, but not allowed. */
  FORBIDDEN: 403,
  /** It does not exist, or it belongs to somebody else. */
  NOT_FOUND: 404,
  /** The same `Idempotency-Key` came before with other content. */
  IDEMPOTENCY_CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** `retry_after` says in how many seconds it may work again. */
  TOO_MANY_REQUESTS: 429,
  /** Our fault; `request_id` finds it in the logs. */
  INTERNAL_ERROR: 500,
  /** Somebody else's fault or a planned stop. */
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

const TEXTS: Record<Locale, Record<ErrorCode, string>> = { tr, en, de, ar };

/** The sentence a person reads for a code. */
export const errorText = (code: ErrorCode, locale: Locale): string => TEXTS[locale][code];
