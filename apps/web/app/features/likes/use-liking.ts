import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { openGuestPrompt } from '../../lib/guest-prompt.ts';
import type { LikedName } from '../../lib/likes/liked-name.ts';
import { forgetLike, type Like, rememberLike } from '../../lib/likes/pending-like.ts';
import { fetchCalls } from '../../lib/likes/use-likes.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useApi } from '../../lib/use-api.ts';
import { showFailedToast, showToast } from '../../ui/toast-list.ts';

/** What can be done to a name. Guests are asked in first, and it is done once they are. */
export function useLiking() {
  const { t } = useTranslation();
  const api = useApi();
  const isGuest = useSession().state === 'guest';

  /** True when it was done. */
  const attempt = useCallback(
    async (act: () => Promise<unknown>, tellFailure = showFailedToast): Promise<boolean> => {
      try {
        return (await act()) !== undefined;
      } catch (error) {
        tellFailure(error instanceof Error ? error.message : t('networkFailure'));
        return false;
      }
    },
    [t],
  );

  const askIn = useCallback((like: Like) => {
    rememberLike(like);
    openGuestPrompt(forgetLike);
  }, []);

  const keep = useCallback(
    async (name: LikedName, since?: string): Promise<boolean> => {
      const { keep: send, letGo } = await fetchCalls();
      const isDone = await attempt(() => send(api, name, since));
      if (isDone)
        showToast(t('likes.kept', { name: name.name }), {
          label: t('likes.undo'),
          act: () => void attempt(() => letGo(api, name)),
        });
      return isDone;
    },
    [api, attempt, t],
  );

  const letGo = useCallback(
    async (name: LikedName, since?: string, onUndone?: () => void): Promise<boolean> => {
      const { keep: putBack, letGo: send } = await fetchCalls();
      const isDone = await attempt(() => send(api, name));
      if (isDone)
        showToast(t('likes.letGo', { name: name.name }), {
          label: t('likes.undo'),
          act: async () => {
            if (await attempt(() => putBack(api, name, since))) onUndone?.();
          },
        });
      return isDone;
    },
    [api, attempt, t],
  );

  const rate = useCallback(
    async (
      rating: Extract<Like, { kind: 'rate' }>,
      /** Where a toast would not be seen. */
      tellFailure?: (message: string) => void,
    ): Promise<boolean> => {
      if (isGuest) {
        askIn(rating);
        return false;
      }
      const { rate: send } = await fetchCalls();
      const isDone = await attempt(() => send(api, rating), tellFailure);
      if (isDone) showToast(t('likes.rated', { name: rating.name.name }));
      return isDone;
    },
    [api, askIn, attempt, isGuest, t],
  );

  return { isGuest, askIn, keep, letGo, rate };
}
