import { type Account, languages } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { updateUser } from '../../data/session/session-store.ts';
import { useApi } from '../../data/use-api.ts';
import { decideLanguageSync } from '../../i18n/decide-language-sync.ts';
import { loadPageTexts } from '../../i18n/load-page-texts.ts';
import { rememberedLocale, rememberLocale } from '../../i18n/remember-locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** Keeps the choice of this browser and that of the account the same, from sign-in on and after every choice. */
export function LanguageSync({ user }: { user: Account }) {
  const api = useApi();
  const { key, pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const shown = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice of language is a change of place, and what could not be said is said at the next one
  useEffect(() => {
    const step = decideLanguageSync(rememberedLocale(), user.preferred_language);
    if (step.kind === 'apply') rememberLocale(step.locale);
    const chosen = rememberedLocale();
    // Where the address names a language, that one stays. Elsewhere a page that was asked for before the choice is asked for anew;
    // its own texts come first, so that no key is ever seen.
    if (chosen && chosen !== shown && !localeInPath(pathname)) {
      void loadPageTexts(chosen, pathname)
        .catch(() => {})
        .then(revalidate);
    }
    if (step.kind === 'tell') {
      const { locale: language } = step;
      api.send(languages.setMine, { body: { language } }).then(
        () => updateUser({ preferred_language: language }),
        // The page speaks the chosen language all the same.
        () => {},
      );
    }
  }, [user.id, user.preferred_language, key, shown]);
  return null;
}
