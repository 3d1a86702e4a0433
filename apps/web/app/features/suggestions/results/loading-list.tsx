import { useTranslation } from 'react-i18next';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';

/** Placeholder while a list is loading. */
export function LoadingList() {
  const { t } = useTranslation('results');
  return (
    <div className="wrap grid min-h-[50vh] place-content-center justify-items-center">
      <h1 className="sr-only">{t('list')}</h1>
      <LoadingIndicator size="large" label={t('loading.restoring')} />
    </div>
  );
}
