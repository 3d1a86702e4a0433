import { auth } from '@ismi/contract';
import { useNavigate } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { endSession } from '../../data/session/session-store.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { showToast } from '../../ui/feedback/toast-list.ts';

/** Ends the session on the server, then here and in every tab, and goes home or to the sign-in. If the server fails, nothing ends. */
export function useSignOut() {
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const { send, isBusy, failure } = useApiMutation(auth.logout);
  const signOut = ({ everywhere, to }: { everywhere: boolean; to?: string }) =>
    send(
      { body: { everywhere, language } },
      {
        onDone: async ({ message }) => {
          // The sign-in page redirects signed-in users, so the session ends before going there; otherwise the page is left first.
          if (!to) await navigate(path('home'));
          endSession();
          if (to) await navigate(to);
          showToast(message);
        },
      },
    );
  return { signOut, isBusy, failure };
}
