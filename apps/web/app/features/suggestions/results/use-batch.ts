import { type Locale, type SuggestionBatch, suggestions } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { cachedBatch } from './batch-cache.ts';

type Loaded = { batch: SuggestionBatch } | { failure: ApiError } | undefined;

/** One earlier result, with its facts in the language of the page. */
export function useBatch(userId: string, id: string) {
  const api = useApi();
  const language = useLocale();
  const [loaded, setLoaded] = useState<{ id: string; language: Locale; result: Loaded }>();
  const cached = cachedBatch(userId, language, id);
  const load = useCallback(async () => {
    setLoaded(undefined);
    try {
      const batch = await api.send(suggestions.get, { params: { id }, query: { language } });
      setLoaded({ id, language, result: { batch } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLoaded({ id, language, result: { failure: error } });
    }
  }, [api, id, language]);
  useEffect(() => {
    if (!cached) void load();
  }, [cached, load]);
  const isCurrent = loaded?.id === id && loaded.language === language;
  const answered = isCurrent ? loaded.result : undefined;
  const result: Loaded = cached ? { batch: cached } : answered;
  return { result, load };
}
