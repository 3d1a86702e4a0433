import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { clearPendingEmail } from '../../../data/session/clear-personal-storage.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { findPendingEmail } from '../verification/pending-email.ts';

/** For a visitor who has just registered in this browser, perhaps in another tab: continue with the code, or use another address. */
export function PendingRegistration({ onOtherAddress }: { onOtherAddress: () => void }) {
  const { t } = useTranslation('login');
  const path = usePath();
  // Only the browser knows it, so the server's HTML does not contain it.
  const [email, setEmail] = useState<string>();
  useEffect(() => setEmail(findPendingEmail()), []);
  if (!email) return null;
  const otherAddress = () => {
    clearPendingEmail();
    setEmail(undefined);
    onOtherAddress();
  };
  return (
    <div className="mt-6">
      <Notice kind="info" title={t('begun.title')}>
        <p>
          {t('begun.text')} <bdi className="font-semibold">{email}</bdi>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link
            to={path('verify-email-code')}
            state={{ email }}
            className="btn btn-primary btn-small"
          >
            {t('begun.enterCode')}
          </Link>
          <button type="button" onClick={otherAddress} className="btn btn-secondary btn-small">
            {t('begun.otherAddress')}
          </button>
        </div>
      </Notice>
    </div>
  );
}
