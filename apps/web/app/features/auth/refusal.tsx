import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../i18n/format-wait.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Submission } from './use-submission.ts';

/** Why it did not work, in the server's words, and when it may; focus is led here, so that nobody has to look for it. */
export function Refusal({ submission }: { submission: Submission }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (submission.state === 'refused') notice.current?.focus();
  }, [submission]);
  if (submission.state !== 'refused') return null;
  const { message, waitSeconds } = submission;
  return (
    <Notice ref={notice} kind="error" title={message}>
      {waitSeconds !== undefined && <p>{t('retry', { when: formatWait(locale, waitSeconds) })}</p>}
    </Notice>
  );
}
