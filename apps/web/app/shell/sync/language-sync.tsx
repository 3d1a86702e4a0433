import { type Account, languages } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useApiMutation } from '../../data/mutation.ts';
import { updateUser } from '../../data/session/session-store.ts';
import { decideLanguageSync } from '../../i18n/decide-language-sync.ts';
import { loadPageTexts } from '../../i18n/load-page-texts.ts';
import { rememberedLocale, rememberLocale } from '../../i18n/remember-locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** Keeps the language of this browser and that of the account the same, from the sign-in on. */
export function LanguageSync({ user }: { user: Account }) {
  const { call } = useApiMutation(languages.setMine);
  const { key, pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const shown = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every navigation, because choosing a language is one; a failed call is repeated at the next
  useEffect(() => {
    const step = decideLanguageSync(rememberedLocale(), user.preferred_language);
    if (step.kind === 'apply') rememberLocale(step.locale);
    const chosen = rememberedLocale();
    // A language in the address wins. Elsewhere the page is reloaded; its translations are loaded first, so that no key is visible.
    if (chosen && chosen !== shown && !localeInPath(pathname)) {
      void loadPageTexts(chosen, pathname)
        .catch(() => {})
        .then(revalidate);
    }
    if (step.kind === 'tell') {
      const { locale: language } = step;
      call({ body: { language } }).then(
        () => updateUser({ preferred_language: language }),
        // The page is in the chosen language anyway.
        () => {},
      );
    }
  }, [user.id, user.preferred_language, key, shown]);
  return null;
}
