import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { openGuestPrompt } from '../../browser/guest-prompt.ts';
import type { LikedName } from '../../data/likes/liked-name.ts';
import {
  forgetPendingLike,
  type LikeAction,
  rememberPendingLike,
} from '../../data/likes/pending-like.ts';
import { importLikesCalls } from '../../data/likes/use-likes.ts';
import { useSession } from '../../data/session/use-session.ts';
import { useApi } from '../../data/use-api.ts';
import { showFailedToast, showToast } from '../../ui/feedback/toast-list.ts';

/** Actions on a name. Guests are asked to sign in first; the action is performed afterwards. */
export function useLikeActions() {
  const { t } = useTranslation();
  const api = useApi();
  const isGuest = useSession().state === 'guest';

  /** True when it was done. */
  const attempt = useCallback(
    async (action: () => Promise<unknown>, showFailure = showFailedToast): Promise<boolean> => {
      try {
        return (await action()) !== undefined;
      } catch (error) {
        showFailure(error instanceof Error ? error.message : t('networkFailure'));
        return false;
      }
    },
    [t],
  );

  const promptSignIn = useCallback((like: LikeAction) => {
    rememberPendingLike(like);
    openGuestPrompt(forgetPendingLike);
  }, []);

  const addFavorite = useCallback(
    async (name: LikedName, since?: string): Promise<boolean> => {
      const { addFavorite: send, removeFavorite } = await importLikesCalls();
      const isDone = await attempt(() => send(api, name, since));
      if (isDone)
        showToast(t('likes.kept', { name: name.name }), {
          label: t('likes.undo'),
          run: () => void attempt(() => removeFavorite(api, name)),
        });
      return isDone;
    },
    [api, attempt, t],
  );

  const removeFavorite = useCallback(
    async (name: LikedName, since?: string, onUndone?: () => void): Promise<boolean> => {
      const { addFavorite: putBack, removeFavorite: send } = await importLikesCalls();
      const isDone = await attempt(() => send(api, name));
      if (isDone)
        showToast(t('likes.letGo', { name: name.name }), {
          label: t('likes.undo'),
          run: async () => {
            if (await attempt(() => putBack(api, name, since))) onUndone?.();
          },
        });
      return isDone;
    },
    [api, attempt, t],
  );

  const rate = useCallback(
    async (
      rating: Extract<LikeAction, { kind: 'rate' }>,
      /** Where a toast would not be seen. */
      showFailure?: (message: string) => void,
    ): Promise<boolean> => {
      if (isGuest) {
        promptSignIn(rating);
        return false;
      }
      const { rate: send } = await importLikesCalls();
      const isDone = await attempt(() => send(api, rating), showFailure);
      if (isDone) showToast(t('likes.rated', { name: rating.name.name }));
      return isDone;
    },
    [api, promptSignIn, attempt, isGuest, t],
  );

  return { isGuest, promptSignIn, addFavorite, removeFavorite, rate };
}
