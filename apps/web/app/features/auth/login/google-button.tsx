import { auth } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Refusal } from '../refusal.tsx';
import { rememberGoogleRedirect } from './google-redirect-state.ts';

/** In Google's own colours, as its guidelines require. */
const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M21.6 12.23c0-.7-.06-1.37-.18-2.01H12v3.8h5.39a4.6 4.6 0 0 1-2 3.02v2.52h3.24c1.9-1.75 2.97-4.32 2.97-7.33z"
    />
    <path
      fill="#34A853"
      d="M12 22c2.7 0 4.97-.9 6.63-2.43l-3.24-2.52c-.9.6-2.04.96-3.39.96-2.6 0-4.81-1.76-5.6-4.12H3.05v2.6A10 10 0 0 0 12 22z"
    />
    <path fill="#FBBC05" d="M6.4 13.89a6 6 0 0 1 0-3.79V7.5H3.05a10 10 0 0 0 0 8.99z" />
    <path
      fill="#EA4335"
      d="M12 5.98c1.47 0 2.79.5 3.83 1.5l2.87-2.87A10 10 0 0 0 3.05 7.5L6.4 10.1C7.19 7.73 9.4 5.98 12 5.98z"
    />
  </svg>
);

/** Goes to Google, which redirects back to the login page. */
export function GoogleButton() {
  const { t } = useTranslation('login');
  const language = useLocale();
  const { pathname, search } = useLocation();
  const { send, failure, isBusy } = useApiMutation(auth.googleStart);
  const isHydrated = useHydrated();
  const leave = () =>
    send(
      { query: { language } },
      {
        onDone: async ({ url }) => {
          rememberGoogleRedirect(`${pathname}${search}`);
          window.location.assign(url);
          // The button stays busy until the browser leaves; the back button restores the page as it was.
          await new Promise((resolve) =>
            window.addEventListener('pageshow', resolve, { once: true }),
          );
        },
      },
    );
  return (
    <div className="grid gap-4">
      <Button
        kind="secondary"
        isHydrating={!isHydrated}
        busyLabel={isBusy ? t('google.leaving') : undefined}
        onPress={leave}
        className="w-full"
      >
        <GoogleMark />
        {t('google.button')}
      </Button>
      <Refusal failure={failure} />
    </div>
  );
}
