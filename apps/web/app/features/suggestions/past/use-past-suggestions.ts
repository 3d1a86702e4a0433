import { type ResponseOf, type SuggestionSort, suggestions } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import type { NAME_GENDERS } from '@ismi/contract/questionnaire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

export interface PastFilters {
  search: string;
  gender: '' | (typeof NAME_GENDERS)[number];
  writtenIn: '' | Locale;
  sort: SuggestionSort;
}

export const NO_FILTERS: PastFilters = { search: '', gender: '', writtenIn: '', sort: 'newest' };

type PastPage = ResponseOf<typeof suggestions.list>;

export interface PastSuggestionsState {
  /** What is there so far; of earlier filters while the next answer is under way. */
  page: PastPage | undefined;
  isLoading: boolean;
  failure: string | undefined;
}

/** Nobody wants an answer to half a word. */
const TYPING_MS = 300;
const NOTHING: PastSuggestionsState = { page: undefined, isLoading: true, failure: undefined };

/** The earlier results that fit, page by page. */
export function usePastSuggestions({ search, gender, writtenIn, sort }: PastFilters) {
  const api = useApi();
  const language = useLocale();
  const [past, setPast] = useState(NOTHING);
  // Only the last question counts: an answer to earlier filters must not replace it.
  const question = useRef(0);

  const ask = useCallback(
    async (before: PastPage | undefined) => {
      question.current += 1;
      const mine = question.current;
      setPast(({ page }) => ({ page, isLoading: true, failure: undefined }));
      const query = {
        ...(search.trim() && { search: search.trim() }),
        ...(gender && { gender }),
        ...(writtenIn && { written_in: writtenIn }),
        sort,
        page: (before?.pagination.page ?? 0) + 1,
        language,
      };
      try {
        const page = await api.send(suggestions.list, { query });
        if (mine !== question.current) return;
        const all = [...(before?.suggestions ?? []), ...page.suggestions];
        setPast({ page: { ...page, suggestions: all }, isLoading: false, failure: undefined });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (mine !== question.current) return;
        setPast({ page: before, isLoading: false, failure: error.message });
      }
    },
    [api, search, gender, writtenIn, sort, language],
  );
  const hasAsked = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => void ask(undefined), hasAsked.current ? TYPING_MS : 0);
    hasAsked.current = true;
    return () => clearTimeout(timer);
  }, [ask]);
  return { past, loadNext: () => ask(past.page), reload: () => ask(undefined) };
}
