import { auth } from '@ismi/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLoginPath } from '../../../browser/use-login-path.ts';
import { usePath } from '../../../browser/use-path.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { clearPendingEmail } from '../../../data/session/clear-personal-storage.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { FormHead } from '../form-head.tsx';
import { Refusal } from '../refusal.tsx';
import type { useSignInRedirect } from '../use-sign-in-redirect.ts';
import { findPendingVerification } from './pending-verification.ts';
import { ResendCode } from './resend-code.tsx';

const LENGTH = 6;

interface CodeVerificationProps {
  email: string;
  signInRedirect: ReturnType<typeof useSignInRedirect>;
}

/** Back to the first step to correct the address. Keeps the redirect target. */
function OtherAddress({ email }: { email: string }) {
  const { t } = useTranslation('verify-email-code');
  const path = usePath();
  const [next] = useState(() => findPendingVerification()?.next);
  // Home is the default.
  const loginPath = useLoginPath(next === path('home') ? undefined : next);
  return (
    <Link
      to={loginPath}
      state={{ step: 'start', email }}
      onClick={clearPendingEmail}
      className="btn btn-quiet mt-3 w-full"
    >
      {t('otherAddress')}
    </Link>
  );
}

/** Six digits from the mail. Submitted automatically once all are typed. */
export function CodeVerification({ email, signInRedirect }: CodeVerificationProps) {
  const { t } = useTranslation('verify-email-code');
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { send, failure, clearFailure, isBusy } = useApiMutation(auth.verifyEmail);
  useEffect(() => {
    // In a later task: a new page sets the focus first.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const refuse = (sentence: string) => {
    setError(sentence);
    setCode('');
    input.current?.focus();
  };
  const verify = (digits: string) =>
    send(
      { body: { email, code: digits, language } },
      {
        onDone: ({ credits_granted, ...session }) =>
          signInRedirect.completeRegistration(session, credits_granted),
        onRefused: async ({ code: reason, message }) => {
          // The password is asked first; after the pending password, the code can be typed here.
          if (reason === 'ALREADY_VERIFIED' || reason === 'PASSWORD_REQUIRED') {
            await navigate(path('login'), { replace: true, state: { step: 'password', email } });
            return true;
          }
          if (reason !== 'INVALID_CODE') return false;
          refuse(message);
          return true;
        },
      },
    );
  const write = (digits: string) => {
    setCode(digits);
    setError(undefined);
    clearFailure();
    if (digits.length === LENGTH && digits !== code) void verify(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === LENGTH) void verify(code);
    else setError(t('incomplete'));
  };
  return (
    <>
      <FormHead title={t('title')}>
        {t('text')} <bdi className="font-semibold text-ink">{email}</bdi>
      </FormHead>
      <form onSubmit={submit} noValidate className="mt-7 grid gap-5">
        <CodeField
          label={t('label')}
          value={code}
          onChange={write}
          length={LENGTH}
          inputRef={input}
          error={error}
          isReadOnly={isBusy}
        />
        <Refusal failure={failure} />
        <Button type="submit" busyLabel={isBusy ? t('busy') : undefined} className="w-full">
          {t('submit')}
        </Button>
      </form>
      <ResendCode email={email} onSent={() => input.current?.focus()} />
      <OtherAddress email={email} />
    </>
  );
}
