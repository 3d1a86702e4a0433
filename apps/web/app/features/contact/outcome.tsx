import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, secondsToWait } from '../../data/api-error.ts';
import { formatWait } from '../../i18n/format-wait.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { SentMessage } from './use-contact-form.ts';

interface OutcomeProps {
  sent: SentMessage | undefined;
  failure: ApiError | undefined;
}

/** Whether the message was sent. Takes the focus when it appears. */
export function Outcome({ sent, failure }: OutcomeProps) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sent || failure) notice.current?.focus();
  }, [sent, failure]);
  if (sent) {
    return (
      <Notice ref={notice} kind="success" title={t('success.title')}>
        <p>
          <bdi>{t('success.text', { email: sent.email })}</bdi>
        </p>
        <p>
          {t('success.reference')} <bdi className="tnum font-semibold">{sent.reference}</bdi>
        </p>
      </Notice>
    );
  }
  if (failure) {
    const wait = secondsToWait(failure);
    return (
      <Notice ref={notice} kind="error" title={failure.message}>
        <p>{wait ? t('error.retry', { when: formatWait(locale, wait) }) : t('error.kept')}</p>
      </Notice>
    );
  }
  return null;
}
