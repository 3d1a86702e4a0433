import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { performPendingLike } from '../../data/likes/likes-calls.ts';
import { takePendingLike } from '../../data/likes/pending-like.ts';
import { useApi } from '../../data/use-api.ts';
import { showFailedToast, showToast } from '../../ui/feedback/toast-list.ts';

/**
 * Renders nothing. Performs the action that a guest had started before signing in, once. After a rating, the page is revalidated.
 */
export function PendingLikeRunner() {
  const { t } = useTranslation();
  const api = useApi();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const like = takePendingLike();
    if (!like) return;
    const { name } = like.name;
    performPendingLike(api, like).then(
      () => {
        showToast(t(like.kind === 'keep' ? 'likes.kept' : 'likes.rated', { name }));
        if (like.kind === 'rate') void revalidate();
      },
      (error: unknown) =>
        showFailedToast(error instanceof Error ? error.message : t('likes.failed', { name })),
    );
  }, [api, t, revalidate]);
  return null;
}
