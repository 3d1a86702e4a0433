import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { performPendingLike } from '../lib/likes/likes-calls.ts';
import { takePendingLike } from '../lib/likes/pending-like.ts';
import { useApi } from '../lib/use-api.ts';
import { showFailedToast, showToast } from '../ui/toast-list.ts';

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
