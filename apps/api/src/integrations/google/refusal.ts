import { ClientError, ResponseBodyError } from 'openid-client';
import { ThirdPartyError } from '../../lib/app-error.ts';
import type { GoogleOutcome } from './port.ts';

/** Anybody can send an invalid code, so `invalid_request` too is about the input and not about us. */
const ABOUT_THE_CODE = new Set(['invalid_grant', 'invalid_request']);

const ABOUT_THE_TOKEN = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

/** A definite refusal of this sign-in; undefined where the outcome is unclear, or where Google refuses our own credentials. */
export function refusalIn(error: unknown): GoogleOutcome | undefined {
  if (error instanceof ResponseBodyError && ABOUT_THE_CODE.has(error.error))
    return { kind: 'refused', reason: 'code' };
  if (error instanceof ClientError && error.code && ABOUT_THE_TOKEN.has(error.code))
    return { kind: 'refused', reason: 'token' };
  return undefined;
}

export function throwThirdPartyError(error: unknown): never {
  throw new ThirdPartyError('Google', error);
}
