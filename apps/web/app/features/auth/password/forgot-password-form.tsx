import { auth } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { usePath } from '../../../browser/use-path.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../email-field.tsx';
import { FormHead } from '../form-head.tsx';
import { Refusal } from '../refusal.tsx';
import { useEmailForm } from '../use-email-form.ts';
import { useEmailFromState } from '../use-email-from-state.ts';
import { useFocusWhen } from '../use-focus-when.ts';

/** Requests a link to a new password. The answer does not reveal whether the address is known. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('forgot-password');
  const language = useLocale();
  const path = usePath();
  const isHydrated = useHydrated();
  const initialEmail = useEmailFromState();
  const form = useEmailForm(isHydrated ? initialEmail : undefined);
  const { send, failure, clearFailure, isBusy } = useApiMutation(auth.forgotPassword);
  const [sentTo, setSentTo] = useState<string>();
  const notice = useFocusWhen<HTMLDivElement>(sentTo !== undefined);
  const submit = ({ email }: { email: string }) =>
    send({ body: { email, language } }, { onDone: () => setSentTo(email) });
  return (
    <>
      <FormHead title={t('title')}>{t('text')}</FormHead>
      <form
        onSubmit={form.handleSubmit(submit)}
        onInput={() => {
          clearFailure();
          setSentTo(undefined);
        }}
        noValidate
        className="mt-7 grid gap-4"
      >
        <EmailField control={form.control} isReadOnly={isBusy} />
        <Refusal failure={failure} />
        {sentTo && (
          <Notice ref={notice} kind="success" title={t('sent.title')}>
            <p>{t('sent.text')}</p>
          </Notice>
        )}
        <Button
          type="submit"
          kind={sentTo ? 'secondary' : 'primary'}
          isHydrating={!isHydrated}
          busyLabel={isBusy ? t('busy') : undefined}
          className="w-full"
        >
          {sentTo ? t('again') : t('submit')}
        </Button>
        <Link to={path('login')} className="btn btn-quiet">
          {t('toLogin')}
        </Link>
      </form>
    </>
  );
}
