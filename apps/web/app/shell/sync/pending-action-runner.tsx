import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { takePendingAction } from '../../data/pending-action.ts';
import { usePerformPendingAction } from '../../data/perform-pending-action.ts';
import { showFailedToast, showToast } from '../../ui/feedback/toast-list.ts';

/**
 * Renders nothing. Performs the action that a guest had started before signing in, once. After a rating, the page is revalidated.
 */
export function PendingActionRunner() {
  const { t } = useTranslation();
  const perform = usePerformPendingAction();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const action = takePendingAction();
    if (!action) return;
    const { name } = action.name;
    perform(action).then(
      () => {
        showToast(t(action.kind === 'keep' ? 'likes.kept' : 'likes.rated', { name }));
        if (action.kind === 'rate') void revalidate();
      },
      (error: unknown) =>
        showFailedToast(error instanceof Error ? error.message : t('likes.failed', { name })),
    );
  }, [perform, t, revalidate]);
  return null;
}
