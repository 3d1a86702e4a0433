import { useTranslation } from 'react-i18next';
import { checkSession } from '../../data/session/check-session.ts';
import type { SessionCheckFailure } from '../../data/session/session-store.ts';

/** Shown instead of a members' page when the session check failed: the reason, and a retry button. */
export function SessionCheckFailed({ failure }: { failure: SessionCheckFailure }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert" className="text-ink-2 text-lg">
        {t(failure)}
      </p>
      <button type="button" onClick={() => void checkSession()} className="btn btn-primary">
        {t('retry')}
      </button>
    </>
  );
}
