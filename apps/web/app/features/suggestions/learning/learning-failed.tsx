import { useTranslation } from 'react-i18next';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import type { Learning } from './use-learning.ts';

/** The names are shown all the same; nothing can be said about them until it has loaded. */
export function LearningFailed({ learning: { failure, reload } }: { learning: Learning }) {
  const { t } = useTranslation('list-learning');
  const results = useTranslation('results');
  return (
    <div className="mt-8 print:hidden">
      <FailedNotice
        title={t('failed')}
        {...(failure && { reason: failure })}
        retryLabel={results.t('failure.retry')}
        onRetry={() => void reload()}
      />
    </div>
  );
}
