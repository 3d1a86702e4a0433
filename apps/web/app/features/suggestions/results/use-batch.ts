import { type SuggestionBatch, suggestions } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/use-api.ts';
import { keptBatch } from './kept-batches.ts';

type Loaded = { batch: SuggestionBatch } | { failure: ApiError } | undefined;

/** One earlier result, as it was written. */
export function useBatch(userId: string, id: string) {
  const api = useApi();
  const language = useLocale();
  const [loaded, setLoaded] = useState<{ id: string; result: Loaded }>();
  const kept = keptBatch(userId, id);
  const load = useCallback(async () => {
    setLoaded(undefined);
    try {
      const batch = await api.send(suggestions.get, { params: { id }, query: { language } });
      setLoaded({ id, result: { batch } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLoaded({ id, result: { failure: error } });
    }
  }, [api, id, language]);
  useEffect(() => {
    if (!kept) void load();
  }, [kept, load]);
  const result: Loaded = kept ? { batch: kept } : undefined;
  return { result: result ?? (loaded?.id === id ? loaded.result : undefined), load };
}
