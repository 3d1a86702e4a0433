import { auth } from '@ismi/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { ApiError } from '../../../data/api-error.ts';
import { beginSession } from '../../../data/session/session-store.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useTokenFromUrl } from '../use-token-from-url.ts';

/** Without a number when the address had been confirmed before. */
interface Success {
  state: 'success';
  credits: number | undefined;
}

type Verification =
  | { state: 'verifying' }
  | Success
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

/** Only this page writes it. */
const parseSuccess = (state: unknown): Success | undefined =>
  typeof state === 'object' && state !== null && 'verified' in state
    ? (state.verified as Success)
    : undefined;

/**
 * Once it is right, the outcome takes the token's place in the tab's history: neither a reload nor another language hands in
 * what is used up.
 */
function useRememberedSuccess(verification: Verification): Success | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (verification.state !== 'success') return;
    void navigate(pathname, { replace: true, state: { verified: verification } });
  }, [verification]);
  // The server knows nothing of this tab's history.
  return useHydrated() ? parseSuccess(state) : undefined;
}

/** Hands in the token of the link, once by itself, then as often as somebody tries again. */
export function useLinkVerification() {
  const api = useApi();
  const language = useLocale();
  const { token, isMissing } = useTokenFromUrl();
  const [verification, setVerification] = useState<Verification>({ state: 'verifying' });
  const sentToken = useRef<string>(undefined);
  const sendToken = async (password?: string) => {
    const body = { token: token ?? '', password, language };
    const { credits_granted, ...session } = await api.send(auth.verifyEmail, { body });
    beginSession(session);
    setVerification({ state: 'success', credits: credits_granted });
  };
  const verify = () => {
    if (!token) return;
    setVerification({ state: 'verifying' });
    sendToken().catch((error: unknown) => setVerification(failureOf(error)));
  };
  /** What is wrong with a password is said beside it; whatever else has become of the link, in its place. */
  const verifyWith = async (password: string) => {
    await sendToken(password).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure.state === 'error' && failure.mayRetry) throw error;
      setVerification(failure);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (!token || sentToken.current === token) return;
    sentToken.current = token;
    verify();
  }, [token]);
  const success = useRememberedSuccess(verification);
  const missing: Verification = { state: 'error', message: undefined, mayRetry: false };
  return { verification: success ?? (isMissing ? missing : verification), verify, verifyWith };
}
