import { auth } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsToWait } from '../../../data/api-error.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Refusal } from '../refusal.tsx';
import { useCooldown } from './code-cooldown.ts';
import { rememberPendingEmail } from './pending-email.ts';

/** Sends another code, at most once a minute. */
export function ResendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation('verify-email-code');
  const language = useLocale();
  const cooldown = useCooldown();
  const { send, failure, isBusy } = useApiMutation(auth.sendVerification);
  const [isSent, setSent] = useState(false);
  const resend = () =>
    send(
      { body: { email, language } },
      {
        onDone: ({ retry_after }) => {
          rememberPendingEmail(email);
          cooldown.restart(retry_after);
          setSent(true);
          onSent();
        },
        onRefused: (refusal) => {
          const wait = secondsToWait(refusal);
          if (wait === undefined) return false;
          // Sent from another tab, or too often: the button shows when it can be pressed.
          cooldown.restart(wait);
          return true;
        },
      },
    );
  return (
    <div className="mt-4 grid gap-3">
      <p role="status" className="hint mt-0 text-center empty:hidden">
        {isSent && t('resend.sent')}
      </p>
      <Refusal failure={failure} />
      <Button
        kind="quiet"
        onPress={resend}
        isDisabled={cooldown.seconds > 0}
        busyLabel={isBusy ? t('resend.busy') : undefined}
        className="w-full"
      >
        {cooldown.seconds > 0
          ? t('resend.wait', { seconds: cooldown.seconds })
          : t('resend.button')}
      </Button>
      <p className="hint mt-0 text-center">
        {t('spam')} {t('hint')}
      </p>
    </div>
  );
}
