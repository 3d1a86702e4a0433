import { auth } from '@ismi/contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { Refusal } from '../refusal.tsx';
import { startCooldown } from '../verification/code-cooldown.ts';
import { rememberPendingEmail } from '../verification/pending-email.ts';
import { rememberPendingVerification } from '../verification/pending-verification.ts';
import { EditEmailButton } from './edit-email-button.tsx';
import { PasswordManagerEmail } from './password-manager-email.tsx';
import type { StepProps } from './step-props.ts';

/** For a user who has an account. */
export function PasswordStep({ email, signInRedirect, goTo }: StepProps & { email: string }) {
  const { t } = useTranslation('login');
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '' } });
  const { send, failure, clearFailure, isBusy } = useApiMutation(auth.login);
  useEffect(() => form.setFocus('password'), [form]);

  const submit = ({ password }: { password: string }) =>
    send(
      { body: { email, password, language } },
      {
        onDone: signInRedirect.completeSignIn,
        onRefused: async ({ code }) => {
          if (code !== 'EMAIL_NOT_VERIFIED') return false;
          // The server has sent a code.
          rememberPendingVerification({ next: signInRedirect.next });
          rememberPendingEmail(email);
          startCooldown();
          await navigate(path('verify-email-code'), { state: { email } });
          return true;
        },
      },
    );
  return (
    <>
      <EditEmailButton email={email} goTo={goTo} />
      <FormHead title={t('password.title')}>{t('password.text')}</FormHead>
      <form
        onSubmit={form.handleSubmit(submit)}
        onInput={clearFailure}
        noValidate
        className="mt-7 grid gap-4"
      >
        <PasswordManagerEmail email={email} />
        <CurrentPasswordField control={form.control} isReadOnly={isBusy} />
        <Link
          to={path('forgot-password')}
          state={{ email }}
          className="link justify-self-start py-1"
        >
          {t('password.forgot')}
        </Link>
        <Refusal failure={failure} />
        <Button
          type="submit"
          busyLabel={isBusy ? t('password.busy') : undefined}
          className="w-full"
        >
          {t('password.submit')}
        </Button>
      </form>
    </>
  );
}
