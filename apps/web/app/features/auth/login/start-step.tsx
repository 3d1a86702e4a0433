import { auth, type ResponseOf } from '@ismi/contract';
import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../email-field.tsx';
import { FormHead } from '../form-head.tsx';
import { Refusal } from '../refusal.tsx';
import { useEmailForm } from '../use-email-form.ts';
import { useSubmission } from '../use-submission.ts';
import { GoogleButton } from './google-button.tsx';
import type { LoginStep, StartNotice } from './login-step.ts';
import { PendingRegistration } from './pending-registration.tsx';
import type { StepProps } from './step-props.ts';

interface StartStepProps extends StepProps {
  email: string | undefined;
  notice: StartNotice | undefined;
  hasGoogle: boolean;
}

type EmailCheck = ResponseOf<typeof auth.checkEmail>;

const stepAfter = ({ exists, user }: EmailCheck): 'password' | 'registration' | 'google-only' => {
  if (!exists) return 'registration';
  return user?.auth_provider === 'google' ? 'google-only' : 'password';
};

const OrDivider = ({ text }: { text: string }) => (
  <div className="my-6 flex items-center gap-4 text-ink-3 text-sm">
    <i className="h-px grow bg-line" />
    {text}
    <i className="h-px grow bg-line" />
  </div>
);

/** The beginning: with Google, or with an address, which decides what comes next. */
export function StartStep({ goTo, email: known, notice, hasGoogle }: StartStepProps) {
  const { t } = useTranslation('login');
  const api = useApi();
  const language = useLocale();
  const form = useEmailForm(known);
  const { submission, submit, clear, isSending } = useSubmission();
  const isHydrated = useHydrated();
  const send = ({ email }: { email: string }) =>
    submit(async () => {
      const answer = await api.send(auth.checkEmail, { body: { email, language } });
      const next: LoginStep = { step: stepAfter(answer), email };
      // Keeps the address in the field for the way back.
      await goTo({ step: 'start', email }, { replace: true });
      await goTo(next);
    });
  return (
    <>
      <FormHead title={t('start.title')}>{t('start.text')}</FormHead>
      {notice && (
        <div className="mt-6">
          <Notice
            kind={notice === 'password-changed' ? 'success' : 'info'}
            title={t(`notices.${notice}`)}
          />
        </div>
      )}
      <PendingRegistration onOtherAddress={() => form.setFocus('email')} />
      <div className="mt-8">
        {hasGoogle && (
          <>
            <GoogleButton />
            <OrDivider text={t('start.or')} />
          </>
        )}
        <form onSubmit={form.handleSubmit(send)} onInput={clear} noValidate className="grid gap-4">
          <noscript>
            <p>{t('start.noScript')}</p>
          </noscript>
          <EmailField control={form.control} isReadOnly={isSending} />
          <Refusal submission={submission} />
          <Button
            type="submit"
            isHydrating={!isHydrated}
            busyLabel={isSending ? t('start.checking') : undefined}
            className="w-full"
          >
            {t('start.submit')}
          </Button>
        </form>
      </div>
      <p className="mt-6 flex items-baseline gap-2.5 text-md text-ink-2">
        <span className="nuqta" />
        {t('start.gift', { count: WELCOME_CREDITS })}
      </p>
    </>
  );
}
