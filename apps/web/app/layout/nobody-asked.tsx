import { useTranslation } from 'react-i18next';
import type { WhyUnasked } from '../lib/session/session-store.ts';
import { startSession } from '../lib/session/start-session.ts';

/** In the place of a page that is for somebody, while nobody can be asked who is here: why, and the way to try once more. */
export function NobodyAsked({ why }: { why: WhyUnasked }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert" className="text-ink-2 text-lg">
        {t(why)}
      </p>
      <button type="button" onClick={() => void startSession()} className="btn btn-primary">
        {t('retry')}
      </button>
    </>
  );
}
