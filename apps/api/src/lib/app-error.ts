import { ERROR_STATUS, type ErrorCode, type RefusalDetails } from '@ismi/contract';

/** A refusal: the request was understood and is declined for a reason that the answer names. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  readonly statusCode: number;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.statusCode = ERROR_STATUS[code];
  }
}

/** A third party could not be reached, or the outcome is unknown: a job retries, a request answers 503. */
export class ThirdPartyError extends Error {
  override readonly name = 'ThirdPartyError';
  readonly party: string;

  constructor(party: string, cause: unknown) {
    super(`${party} could not be reached or did not answer clearly`, { cause });
    this.party = party;
  }
}
