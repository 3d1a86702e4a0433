import { auth } from '@ismi/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { sessionBegins } from '../../../lib/session/session-store.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useTokenInAddress } from '../token-in-address.ts';

type Verification =
  | { state: 'verifying' }
  /** Without a number when the address had been confirmed before. */
  | { state: 'success'; credits: number | undefined }
  | { state: 'expired'; email: string | undefined }
  /** Somebody registered in another browser; whether it was the same person, the password tells. */
  | { state: 'password'; email: string }
  | { state: 'error'; message: string | undefined; mayRetry: boolean };

function failureOf(error: unknown): Verification {
  if (!(error instanceof ApiError)) throw error;
  const { code, message, data } = error;
  switch (code) {
    // Followed before, perhaps by a program that looks at links: what was wanted is done.
    case 'ALREADY_VERIFIED':
      return { state: 'success', credits: undefined };
    case 'PASSWORD_REQUIRED':
      return { state: 'password', email: String(data.email) };
    case 'TOKEN_EXPIRED':
      return {
        state: 'expired',
        email: data.canResend && typeof data.email === 'string' ? data.email : undefined,
      };
    default:
      return { state: 'error', message, mayRetry: code !== 'INVALID_TOKEN' };
  }
}

/** Hands in the token of the link, once by itself, then as often as somebody tries again. */
export function useLinkVerification() {
  const api = useApi();
  const language = useLocale();
  const { token, isMissing } = useTokenInAddress();
  const [verification, setVerification] = useState<Verification>({ state: 'verifying' });
  const handedIn = useRef<string>(undefined);
  const handIn = async (password?: string) => {
    const body = { token: token ?? '', password, language };
    const { credits_granted, ...session } = await api.send(auth.verifyEmail, { body });
    sessionBegins(session);
    setVerification({ state: 'success', credits: credits_granted });
  };
  const verify = () => {
    if (!token) return;
    setVerification({ state: 'verifying' });
    handIn().catch((error: unknown) => setVerification(failureOf(error)));
  };
  /** What is wrong with a password is said beside it; whatever else has become of the link, in its place. */
  const verifyWith = async (password: string) => {
    await handIn(password).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure.state === 'error' && failure.mayRetry) throw error;
      setVerification(failure);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (!token || handedIn.current === token) return;
    handedIn.current = token;
    verify();
  }, [token]);
  const missing: Verification = { state: 'error', message: undefined, mayRetry: false };
  return { verification: isMissing ? missing : verification, verify, verifyWith };
}
