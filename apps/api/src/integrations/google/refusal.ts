import { ClientError, ResponseBodyError } from 'openid-client';
import { OutsideFault } from '../../lib/app-error.ts';
import type { GoogleOutcome } from './port.ts';

/** Anybody can hand in a code that is no code, so `invalid_request` too is about what came and not about us. */
const ABOUT_THE_CODE = new Set(['invalid_grant', 'invalid_request']);

const ABOUT_THE_TOKEN = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

/** A clear no to this sign-in; undefined where nobody can know, or where Google refuses us ourselves. */
export function refusalIn(error: unknown): GoogleOutcome | undefined {
  if (error instanceof ResponseBodyError && ABOUT_THE_CODE.has(error.error))
    return { kind: 'refused', reason: 'code' };
  if (error instanceof ClientError && error.code && ABOUT_THE_TOKEN.has(error.code))
    return { kind: 'refused', reason: 'token' };
  return undefined;
}

export function asOutsideFault(error: unknown): never {
  throw new OutsideFault('Google', error);
}
