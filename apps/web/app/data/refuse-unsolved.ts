import { ApiError } from './api-error.ts';

/** For a browser that cannot solve a puzzle: a refusal like any other, with this message. */
export const refuseUnsolved =
  (message: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError ? error : new ApiError(0, 'RECAPTCHA_FAILED', message);
  };
