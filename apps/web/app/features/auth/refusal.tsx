import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, secondsToWait } from '../../data/api-error.ts';
import { formatWait } from '../../i18n/format-wait.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** The server's error message, and when a retry is allowed. Takes the focus when it appears. */
export function Refusal({ failure }: { failure: ApiError | undefined }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const waitSeconds = secondsToWait(failure);
  return (
    <Notice ref={notice} kind="error" title={failure.message}>
      {waitSeconds !== undefined && <p>{t('retry', { when: formatWait(locale, waitSeconds) })}</p>}
    </Notice>
  );
}
