import { type Account, languages } from '@ismi/contract';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { decideLanguageSync } from '../i18n/decide-language-sync.ts';
import { loadPageTexts } from '../i18n/load-page-texts.ts';
import { rememberedLocale, rememberLocale } from '../i18n/remember-locale.ts';
import { userChanges } from '../lib/session/session-store.ts';
import { useApi } from '../lib/use-api.ts';

/** Keeps the choice of this browser and that of the account the same, from sign-in on and after every choice. */
export function LanguageSync({ user }: { user: Account }) {
  const api = useApi();
  const { key, pathname } = useLocation();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice of language is a change of place, and what could not be said is said at the next one
  useEffect(() => {
    const step = decideLanguageSync(rememberedLocale(), user.preferred_language);
    if (step.kind === 'apply') {
      rememberLocale(step.locale);
      // Where the address names a language, that one stays. The page's own texts come first, so that no key is ever seen.
      void loadPageTexts(step.locale, pathname)
        .catch(() => {})
        .then(revalidate);
    }
    if (step.kind === 'tell') {
      const { locale: language } = step;
      api.send(languages.setMine, { body: { language } }).then(
        () => userChanges({ preferred_language: language }),
        // The page speaks the chosen language all the same.
        () => {},
      );
    }
  }, [user.id, user.preferred_language, key]);
  return null;
}
