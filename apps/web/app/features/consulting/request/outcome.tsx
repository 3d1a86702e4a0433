import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoginPath } from '../../../browser/use-login-path.ts';
import { usePath } from '../../../browser/use-path.ts';
import { packagesPath } from '../../../data/credits/purchase-goal.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Outcome as Shown } from './use-consulting-form.ts';

/** Why the request failed, and what to do. Takes the focus. */
export function Outcome({ outcome }: { outcome: Shown }) {
  const { t } = useTranslation('consulting');
  const path = usePath();
  const loginPath = useLoginPath();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome.state !== 'idle' && outcome.state !== 'submitting') notice.current?.focus();
  }, [outcome]);
  switch (outcome.state) {
    case 'idle':
    case 'submitting':
    case 'success':
      return null;
    case 'login_required':
      return (
        <Notice ref={notice} kind="info" title={t('outcome.login.title')}>
          <p>{t('outcome.login.text')}</p>
          <Link to={loginPath} className="btn btn-secondary btn-small mt-3">
            {t('submit.login')}
          </Link>
        </Notice>
      );
    case 'insufficient_credits': {
      const { required_credits, current_credits } = outcome.shortfall;
      return (
        <Notice
          ref={notice}
          kind="info"
          title={t('outcome.short.title', { count: required_credits - current_credits })}
        >
          <p>{t('outcome.short.text', { required: required_credits, current: current_credits })}</p>
          <Link
            to={packagesPath(path, { to: 'consulting', shortfall: outcome.shortfall })}
            className="btn btn-primary btn-small mt-3"
          >
            {t('outcome.short.buy')}
          </Link>
        </Notice>
      );
    }
    case 'slot_not_available':
    case 'slot_conflict':
      return (
        <Notice ref={notice} kind="error" title={outcome.message}>
          <p>{t('outcome.slot')}</p>
        </Notice>
      );
    case 'error':
      return (
        <Notice ref={notice} kind="error" title={t('outcome.error')}>
          <p>{outcome.message}</p>
        </Notice>
      );
  }
}
