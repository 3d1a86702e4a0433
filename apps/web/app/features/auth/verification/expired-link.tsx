import { auth } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { Refusal } from '../refusal.tsx';
import { useFocusWhen } from '../use-focus-when.ts';
import { startCooldown } from './code-cooldown.ts';
import { rememberPendingEmail } from './pending-email.ts';

/** The link has expired: sends another mail and opens the page for its code. */
export function ExpiredLink({ email }: { email: string | undefined }) {
  const { t } = useTranslation('verify-email');
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const { send, failure, isBusy } = useApiMutation(auth.sendVerification);
  const message = useFocusWhen<HTMLDivElement>(true);
  const resend = (address: string) =>
    send(
      { body: { email: address, language } },
      {
        onDone: async ({ retry_after }) => {
          rememberPendingEmail(address);
          startCooldown(retry_after);
          await navigate(path('verify-email-code'), { state: { email: address } });
        },
      },
    );
  return (
    <div ref={message} role="alert" tabIndex={-1} className="outline-none">
      <FormHead title={t('expired.title')}>{t('expired.text')}</FormHead>
      <div className="mt-7 grid gap-3">
        <Refusal failure={failure} />
        {email ? (
          <Button
            onPress={() => resend(email)}
            busyLabel={isBusy ? t('expired.busy') : undefined}
            className="w-full"
          >
            {t('expired.resend')}
          </Button>
        ) : (
          <Link to={path('login')} className="btn btn-primary">
            {t('error.toLogin')}
          </Link>
        )}
      </div>
    </div>
  );
}
