import { auth, type ResponseOf } from '@ismi/contract';
import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../email-field.tsx';
import { FormHead } from '../form-head.tsx';
import { Refusal } from '../refusal.tsx';
import { useEmailForm } from '../use-email-form.ts';
import { GoogleButton } from './google-button.tsx';
import type { StartNotice } from './login-step.ts';
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

/** The first step: Google, or an address, which decides the next step. */
export function StartStep({ goTo, email: known, notice, hasGoogle }: StartStepProps) {
  const { t } = useTranslation('login');
  const language = useLocale();
  const form = useEmailForm(known);
  const { send, failure, clearFailure, isBusy } = useApiMutation(auth.checkEmail);
  const isHydrated = useHydrated();
  const submit = ({ email }: { email: string }) =>
    send(
      { body: { email, language } },
      {
        onDone: async (answer) => {
          // Keeps the address in the field for the back button.
          await goTo({ step: 'start', email }, { replace: true });
          await goTo({ step: stepAfter(answer), email });
        },
      },
    );
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
        <form
          onSubmit={form.handleSubmit(submit)}
          onInput={clearFailure}
          noValidate
          className="grid gap-4"
        >
          <noscript>
            <p>{t('start.noScript')}</p>
          </noscript>
          <EmailField control={form.control} isReadOnly={isBusy} />
          <Refusal failure={failure} />
          <Button
            type="submit"
            isHydrating={!isHydrated}
            busyLabel={isBusy ? t('start.checking') : undefined}
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
