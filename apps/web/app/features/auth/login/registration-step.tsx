import { zodResolver } from '@hookform/resolvers/zod';
import { auth } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { refuseUnsolved } from '../../../data/refuse-unsolved.ts';
import { usePuzzle } from '../../../data/use-puzzle.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import {
  NewPasswordForm,
  type NewPasswordValues,
  NO_PASSWORD,
} from '../password/new-password-form.ts';
import { Refusal } from '../refusal.tsx';
import { startCooldown } from '../verification/code-cooldown.ts';
import { rememberPendingEmail } from '../verification/pending-email.ts';
import { rememberPendingVerification } from '../verification/pending-verification.ts';
import { EditEmailButton } from './edit-email-button.tsx';
import { PasswordManagerEmail } from './password-manager-email.tsx';
import type { StepProps } from './step-props.ts';
import { TermsBox } from './terms-box.tsx';

/** The default name of a new account: the part of the address before the @. */
const nameOf = (email: string): string => email.slice(0, email.lastIndexOf('@'));

/** For a new user: a password and the terms. */
export function RegistrationStep({ email, signInRedirect, goTo }: StepProps & { email: string }) {
  const { t } = useTranslation('login');
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({
    resolver: zodResolver(NewPasswordForm),
    defaultValues: NO_PASSWORD,
    mode: 'onSubmit',
  });
  const [isAgreed, agree] = useState(true);
  const [isTermsErrorShown, showTermsError] = useState(false);
  const { send, failure, clearFailure, isBusy } = useApiMutation(auth.register);
  const puzzle = usePuzzle('registration');
  useEffect(() => form.setFocus('password'), [form]);

  const callFor = async (password: string) => {
    const unsolved = refuseUnsolved(t('registration.puzzleFailed'));
    const recaptcha_token = await puzzle.token().catch(unsolved);
    return { body: { name: nameOf(email), email, password, language, recaptcha_token } };
  };

  const register = ({ password }: NewPasswordValues) => {
    if (!isAgreed) return;
    return send(() => callFor(password), {
      onDone: async () => {
        rememberPendingVerification({ next: signInRedirect.next });
        rememberPendingEmail(email);
        startCooldown();
        await navigate(path('verify-email-code'), { replace: true, state: { email } });
      },
      onRefused: async ({ code, message }) => {
        if (code === 'EMAIL_TAKEN') {
          // Verified meanwhile in another tab or on another device.
          await goTo({ step: 'password', email }, { replace: true });
          return true;
        }
        puzzle.renew();
        if (code !== 'WEAK_PASSWORD') return false;
        form.setError('password', { type: 'server', message }, { shouldFocus: true });
        return true;
      },
    });
  };
  return (
    <>
      <EditEmailButton email={email} goTo={goTo} />
      <FormHead title={t('registration.title')}>{t('registration.text')}</FormHead>
      <form
        onSubmit={(event) => {
          showTermsError(!isAgreed);
          return form.handleSubmit(register)(event);
        }}
        onInput={clearFailure}
        noValidate
        className="mt-7 grid gap-4"
      >
        <PasswordManagerEmail email={email} />
        <NewPasswordFields control={form.control} isReadOnly={isBusy} personal={[email]} />
        <TermsBox
          isAgreed={isAgreed}
          onChange={(isNowAgreed) => {
            agree(isNowAgreed);
            showTermsError(false);
          }}
          isErrorShown={isTermsErrorShown}
        />
        <Refusal failure={failure} />
        <Button
          type="submit"
          busyLabel={isBusy ? t('registration.busy') : undefined}
          className="w-full"
        >
          {t('registration.submit')}
        </Button>
      </form>
    </>
  );
}
