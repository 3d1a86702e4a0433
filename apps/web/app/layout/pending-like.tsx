import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { doLike } from '../lib/likes/likes-calls.ts';
import { takeLike } from '../lib/likes/pending-like.ts';
import { useApi } from '../lib/use-api.ts';
import { showFailedToast, showToast } from '../ui/toast-list.ts';

/**
 * Draws nothing: does what a guest was about to do when asked to sign in. Once, wherever they come back to; a page that shows
 * ratings is asked for anew after one, as after a rating of somebody who was signed in.
 */
export function PendingLike() {
  const { t } = useTranslation();
  const api = useApi();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const like = takeLike();
    if (!like) return;
    const { name } = like.name;
    doLike(api, like).then(
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
