import type { Locale } from '@ismi/contract/locales';
import { useCallback, useEffect, useState } from 'react';
import { loadTexts } from '../../../i18n/load-page-texts.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** Texts of the screens after the first question, and of fields of names. */
const TEXTS = ['family-wishes', 'name-field'];

const load = async (locale: Locale) => {
  const [{ FURTHER }] = await Promise.all([import('../further.ts'), loadTexts(locale, TEXTS)]);
  return FURTHER;
};
export type Further = Awaited<ReturnType<typeof load>>;

/** The screens that are not needed for the first question: fetched with the first answer, so that the rest works offline too. */
export function useFurther(isNeeded: boolean) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ parts: Further; locale: Locale }>();
  const [isMissing, setMissing] = useState(false);
  const fetch = useCallback(() => {
    setMissing(false);
    load(locale).then(
      (parts) => setLoaded({ parts, locale }),
      () => setMissing(true),
    );
  }, [locale]);
  useEffect(() => {
    if (isNeeded) fetch();
  }, [isNeeded, fetch]);
  return {
    parts: loaded?.locale === locale ? loaded.parts : undefined,
    isMissing,
    retry: fetch,
  };
}
