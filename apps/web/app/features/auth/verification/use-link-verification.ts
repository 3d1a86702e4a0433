import { auth } from '@ismi/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import type { ApiError } from '../../../data/api-error.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { beginSession } from '../../../data/session/session-store.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useTokenFromUrl } from '../use-token-from-url.ts';

/** Without credits if the address was verified before. */
interface Success {
  state: 'success';
  credits: number | undefined;
}

type Verification =
  | { state: 'verifying' }
  | Success
  | { state: 'expired'; email: string | undefined }
  /** Registered in another browser: the password proves that it is the same user. */
  | { state: 'password'; email: string }
  | { state: 'error'; message: string | undefined; mayRetry: boolean };

function verificationAfter({ code, message, data }: ApiError): Verification {
  switch (code) {
    // Opened before, perhaps by a link scanner.
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

/** Only this page writes the state. */
const parseSuccess = (state: unknown): Success | undefined =>
  typeof state === 'object' && state !== null && 'verified' in state
    ? (state.verified as Success)
    : undefined;

/** Replaces the token in the history state with the outcome: neither a reload nor a change of language sends a used token. */
function useRememberedSuccess(verification: Verification): Success | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const remember = useEffectEvent((success: Success) => {
    void navigate(pathname, { replace: true, state: { verified: success } });
  });
  useEffect(() => {
    if (verification.state === 'success') remember(verification);
  }, [verification]);
  // The server cannot read the history state.
  return useHydrated() ? parseSuccess(state) : undefined;
}

/** Sends the token of the link once automatically, then on every retry. */
export function useLinkVerification() {
  const language = useLocale();
  const { token, isMissing } = useTokenFromUrl();
  const [verification, setVerification] = useState<Verification>({ state: 'verifying' });
  const { send, isBusy, failure, clearFailure } = useApiMutation(auth.verifyEmail);
  const sentToken = useRef<string>(undefined);

  const sendToken = (password?: string) =>
    send(
      { body: { token: token ?? '', password, language } },
      {
        onDone: ({ credits_granted, ...session }) => {
          beginSession(session);
          setVerification({ state: 'success', credits: credits_granted });
        },
        onRefused: (refusal) => {
          const next = verificationAfter(refusal);
          // A refused password is shown beside its field; every other outcome replaces the form.
          const isShownByForm = password !== undefined && next.state === 'error' && next.mayRetry;
          if (!isShownByForm) setVerification(next);
          return !isShownByForm;
        },
      },
    );
  const verify = () => {
    if (!token) return;
    setVerification({ state: 'verifying' });
    void sendToken();
  };
  const verifyOnce = useEffectEvent(() => {
    if (sentToken.current === token) return;
    sentToken.current = token;
    verify();
  });
  useEffect(() => {
    if (token) verifyOnce();
  }, [token]);

  const success = useRememberedSuccess(verification);
  const missing: Verification = { state: 'error', message: undefined, mayRetry: false };
  return {
    verification: success ?? (isMissing ? missing : verification),
    verify,
    password: { onPassword: sendToken, isBusy, failure, clearFailure },
  };
}
