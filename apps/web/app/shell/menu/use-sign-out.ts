import { auth } from '@ismi/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { ApiError } from '../../data/api-error.ts';
import { endSession } from '../../data/session/session-store.ts';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { showToast } from '../../ui/feedback/toast-list.ts';

type SigningOut = { state: 'idle' | 'busy' } | { state: 'failed'; reason: string };

/** Ends the session on the server, then here and in every tab, and goes home or to the sign-in. Nobody is signed out for show: what failed is told. */
export function useSignOut() {
  const api = useApi();
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const [signingOut, setSigningOut] = useState<SigningOut>({ state: 'idle' });
  const signOut = async ({ everywhere, to }: { everywhere: boolean; to?: string }) => {
    setSigningOut({ state: 'busy' });
    try {
      const { message } = await api.send(auth.logout, { body: { everywhere, language } });
      // The sign-in page redirects signed-in users, so the session ends before going there; any other page is left first.
      if (!to) await navigate(path('home'));
      endSession();
      if (to) await navigate(to);
      showToast(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSigningOut({ state: 'failed', reason: error.message });
    }
  };
  return { signOut, signingOut };
}
