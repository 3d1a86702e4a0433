import { auth } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Refusal } from '../refusal.tsx';
import { useFocusWhen } from '../use-focus-when.ts';

/** For accounts that only used Google and have no password yet: a mailed link sets the first one. */
export function FirstPassword({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const language = useLocale();
  const { send, failure, isBusy } = useApiMutation(auth.forgotPassword);
  const [isSent, setSent] = useState(false);
  const notice = useFocusWhen<HTMLDivElement>(isSent);
  const sendLink = () => send({ body: { email, language } }, { onDone: () => setSent(true) });
  return (
    <div className="grid max-w-[34rem] gap-4">
      <p className="text-ink-2">{t('password.none')}</p>
      <Refusal failure={failure} />
      {isSent && <Notice ref={notice} kind="success" title={t('password.sent', { email })} />}
      <Button
        kind="secondary"
        onPress={sendLink}
        busyLabel={isBusy ? t('password.sending') : undefined}
        className="justify-self-start"
      >
        {t('password.link')}
      </Button>
    </div>
  );
}
