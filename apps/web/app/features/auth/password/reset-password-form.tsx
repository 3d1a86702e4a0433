import { zodResolver } from '@hookform/resolvers/zod';
import { auth } from '@ismi/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ClientRedirect } from '../../../browser/client-redirect.ts';
import { usePath } from '../../../browser/use-path.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { endSession } from '../../../data/session/session-store.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { Refusal } from '../refusal.tsx';
import { useFocusWhen } from '../use-focus-when.ts';
import { useTokenFromUrl } from '../use-token-from-url.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { NewPasswordForm, type NewPasswordValues, NO_PASSWORD } from './new-password-form.ts';

/** The link has expired or was used: links to the page that sends a new one. */
function DeadLink({ reason }: { reason: 'expired' | 'invalid' }) {
  const { t } = useTranslation('reset-password');
  const path = usePath();
  const message = useFocusWhen<HTMLDivElement>(true);
  return (
    <div ref={message} role="alert" tabIndex={-1} className="outline-none">
      <FormHead title={t(`${reason}.title`)}>{t(`${reason}.text`)}</FormHead>
      <Link to={path('forgot-password')} className="btn btn-primary mt-7 w-full">
        {t('newLink')}
      </Link>
    </div>
  );
}

/** Sets a new password with a mailed link. Ends every session, including this one. */
export function ResetPasswordForm() {
  const { t } = useTranslation('reset-password');
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const { token, isMissing } = useTokenFromUrl();
  const [deadLink, setDeadLink] = useState<'expired' | 'invalid'>();
  const form = useForm<NewPasswordValues>({
    resolver: zodResolver(NewPasswordForm),
    defaultValues: NO_PASSWORD,
    mode: 'onSubmit',
  });
  const { send, failure, clearFailure, isBusy } = useApiMutation(auth.resetPassword);
  const submit = ({ password }: NewPasswordValues) =>
    send(
      { body: { token: token ?? '', password, language } },
      {
        onDone: async () => {
          endSession();
          const state = { step: 'start', notice: 'password-changed' };
          await navigate(path('login'), { replace: true, state });
        },
        onRefused: ({ code, message }) => {
          if (code === 'WEAK_PASSWORD') {
            form.setError('password', { type: 'server', message }, { shouldFocus: true });
            return true;
          }
          if (code !== 'TOKEN_EXPIRED' && code !== 'INVALID_TOKEN') return false;
          setDeadLink(code === 'TOKEN_EXPIRED' ? 'expired' : 'invalid');
          return true;
        },
      },
    );
  if (isMissing) return <ClientRedirect to={path('login')} />;
  if (deadLink) return <DeadLink reason={deadLink} />;
  return (
    <>
      <FormHead title={t('title')}>{t('text')}</FormHead>
      <form
        onSubmit={form.handleSubmit(submit)}
        onInput={clearFailure}
        noValidate
        className="mt-7 grid gap-6"
      >
        <NewPasswordFields control={form.control} isReadOnly={isBusy} />
        <Refusal failure={failure} />
        <Button
          type="submit"
          isHydrating={token === undefined}
          busyLabel={isBusy ? t('busy') : undefined}
          className="w-full"
        >
          {t('submit')}
        </Button>
      </form>
    </>
  );
}
