import type { Locale } from '@ismi/contract/locales';
import { useState } from 'react';
import { NAME_FIELD_TEXTS } from '../../../data/name-completions/name-field-texts.ts';
import { StaleReleaseError } from '../../../i18n/fetch-namespace.ts';
import { loadTexts } from '../../../i18n/load-page-texts.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { FreeAnswer } from './free-answer.tsx';

async function loadFreeAnswer(locale: Locale): Promise<typeof FreeAnswer> {
  const [module] = await Promise.all([
    import('./free-answer.tsx'),
    loadTexts(locale, ['name-search', 'name-page', 'name-words', 'likes', NAME_FIELD_TEXTS]),
  ]);
  return module.FreeAnswer;
}

interface Fetched {
  locale: Locale;
  part: typeof FreeAnswer | undefined;
}

/** The answer with its texts, fetched for the first question; a failure is told, and tried again with the next one. */
export function useFreeAnswer() {
  const locale = useLocale();
  const [fetched, setFetched] = useState<Fetched>();
  const current = fetched?.locale === locale ? fetched : undefined;
  const fetch = () => {
    if (current?.part) return;
    loadFreeAnswer(locale).then(
      (part) => setFetched({ locale, part }),
      (error) => {
        setFetched({ locale, part: undefined });
        if (error instanceof StaleReleaseError) window.location.reload();
      },
    );
  };
  return {
    FreeAnswer: current?.part,
    isUnreachable: current !== undefined && current.part === undefined,
    fetch,
  };
}
