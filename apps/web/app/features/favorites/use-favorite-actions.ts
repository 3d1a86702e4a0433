import { useTranslation } from 'react-i18next';
import { useFavoriteCalls } from '../../data/favorites/use-favorites.ts';
import { openGuestPrompt } from '../../data/guest-prompt.ts';
import type { NameRef } from '../../data/name-ref.ts';
import { forgetPendingAction, rememberPendingAction } from '../../data/pending-action.ts';
import { showFailedToast, showToast } from '../../ui/feedback/toast-list.ts';

/** Adds and removes a favorite, with a toast that offers to undo it. */
export function useFavoriteActions() {
  const { t } = useTranslation();
  const { add, remove } = useFavoriteCalls();

  /** True on success. */
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      return (await action()) !== undefined;
    } catch (error) {
      showFailedToast(error instanceof Error ? error.message : t('networkFailure'));
      return false;
    }
  };

  const addFavorite = async (name: NameRef): Promise<void> => {
    if (await attempt(() => add(name)))
      showToast(t('likes.kept', { name: name.name }), {
        label: t('likes.undo'),
        run: () => void attempt(() => remove(name)),
      });
  };

  const removeFavorite = async (name: NameRef, since?: string): Promise<void> => {
    if (await attempt(() => remove(name)))
      showToast(t('likes.letGo', { name: name.name }), {
        label: t('likes.undo'),
        run: () => void attempt(() => add(name, since)),
      });
  };

  /** A guest signs in first; the favorite is added afterwards. */
  const promptSignIn = (name: NameRef): void => {
    rememberPendingAction({ kind: 'keep', name });
    openGuestPrompt({ onDeclined: forgetPendingAction });
  };

  return { addFavorite, removeFavorite, promptSignIn };
}
