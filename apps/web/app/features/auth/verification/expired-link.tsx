import { auth } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { Refusal } from '../refusal.tsx';
import { useFocusWhen } from '../use-focus-when.ts';
import { useSubmission } from '../use-submission.ts';
import { startCooldown } from './code-cooldown.ts';
import { rememberPendingEmail } from './pending-email.ts';

/** The link was right, but is too old: another mail, and on to where its code is typed in. */
export function ExpiredLink({ email }: { email: string | undefined }) {
  const { t } = useTranslation('verify-email');
  const api = useApi();
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const { submission, submit, isSending } = useSubmission();
  const message = useFocusWhen<HTMLDivElement>(true);
  const resend = (address: string) =>
    submit(async () => {
      const body = { email: address, language };
      const { retry_after } = await api.send(auth.sendVerification, { body });
      rememberPendingEmail(address);
      startCooldown(retry_after);
      await navigate(path('verify-email-code'), { state: { email: address } });
    });
  return (
    <div ref={message} role="alert" tabIndex={-1} className="outline-none">
      <FormHead title={t('expired.title')}>{t('expired.text')}</FormHead>
      <div className="mt-7 grid gap-3">
        <Refusal submission={submission} />
        {email ? (
          <Button
            onPress={() => resend(email)}
            busyLabel={isSending ? t('expired.busy') : undefined}
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
