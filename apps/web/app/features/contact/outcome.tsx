import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../i18n/format-wait.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Sending } from './use-contact-form.ts';

/** What became of the message; focus is led here, so that nobody has to look for it. */
export function Outcome({ sending }: { sending: Sending }) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sending.state === 'success' || sending.state === 'error') notice.current?.focus();
  }, [sending]);
  if (sending.state === 'success') {
    return (
      <Notice ref={notice} kind="success" title={t('success.title')}>
        <p>
          <bdi>{t('success.text', { email: sending.email })}</bdi>
        </p>
        <p>
          {t('success.reference')} <bdi className="tnum font-semibold">{sending.reference}</bdi>
        </p>
      </Notice>
    );
  }
  if (sending.state === 'error') {
    const wait = sending.retryAfterSeconds;
    return (
      <Notice ref={notice} kind="error" title={sending.message}>
        <p>{wait ? t('error.retry', { when: formatWait(locale, wait) }) : t('error.kept')}</p>
      </Notice>
    );
  }
  return null;
}
