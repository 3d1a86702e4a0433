import { auth } from '@ismi/contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { Refusal } from '../refusal.tsx';
import { useSubmission } from '../use-submission.ts';
import { startCooldown } from '../verification/code-cooldown.ts';
import { rememberPendingEmail } from '../verification/pending-email.ts';
import { rememberPendingVerification } from '../verification/pending-verification.ts';
import { EditEmailButton } from './edit-email-button.tsx';
import { PasswordManagerEmail } from './password-manager-email.tsx';
import type { StepProps } from './step-props.ts';

/** Somebody whom we know. */
export function PasswordStep({ email, signInRedirect, goTo }: StepProps & { email: string }) {
  const { t } = useTranslation('login');
  const api = useApi();
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '' } });
  const { submission, submit, clear, isSending } = useSubmission();
  useEffect(() => form.setFocus('password'), [form]);

  const send = ({ password }: { password: string }) =>
    submit(
      async () =>
        signInRedirect.completeSignIn(
          await api.send(auth.login, { body: { email, password, language } }),
        ),
      async ({ code }) => {
        if (code !== 'EMAIL_NOT_VERIFIED') return false;
        // A code is on its way.
        rememberPendingVerification({ next: signInRedirect.next });
        rememberPendingEmail(email);
        startCooldown();
        await navigate(path('verify-email-code'), { state: { email } });
        return true;
      },
    );
  return (
    <>
      <EditEmailButton email={email} goTo={goTo} />
      <FormHead title={t('password.title')}>{t('password.text')}</FormHead>
      <form
        onSubmit={form.handleSubmit(send)}
        onInput={clear}
        noValidate
        className="mt-7 grid gap-4"
      >
        <PasswordManagerEmail email={email} />
        <CurrentPasswordField control={form.control} isReadOnly={isSending} />
        <Link
          to={path('forgot-password')}
          state={{ email }}
          className="link justify-self-start py-1"
        >
          {t('password.forgot')}
        </Link>
        <Refusal submission={submission} />
        <Button
          type="submit"
          busyLabel={isSending ? t('password.busy') : undefined}
          className="w-full"
        >
          {t('password.submit')}
        </Button>
      </form>
    </>
  );
}
