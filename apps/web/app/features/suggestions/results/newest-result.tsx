import { useTranslation } from 'react-i18next';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { LoadingScreen } from '../generating/loading-screen.tsx';
import { Failure } from './failure.tsx';
import { useNewestResult } from './use-newest-result.ts';

export function NewestResult({ userId }: { userId: string }) {
  const { t } = useTranslation('results');
  const { isRunning, failure, retry } = useNewestResult(userId);
  if (failure) {
    return (
      <Failure title={t('failure.loadTitle')} onRetry={retry}>
        <p>{failure.message}</p>
      </Failure>
    );
  }
  if (isRunning) return <LoadingScreen />;
  return (
    <div className="wrap grid min-h-[50vh] place-content-center justify-items-center">
      <h1 className="sr-only">{t('list')}</h1>
      <LoadingIndicator size="large" label={t('loading.restoring')} />
    </div>
  );
}
