import { credits, type HistoryFilter, type ResponseOf } from '@ismi/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../data/api-error.ts';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../i18n/use-locale.ts';

type HistoryPage = ResponseOf<typeof credits.history>;

export interface CreditHistory {
  /** What is there so far; of an earlier filter while the next one loads. */
  page: HistoryPage | undefined;
  isLoading: boolean;
  /** Why the last page could not be loaded. */
  failure: string | undefined;
}

const NOTHING: CreditHistory = { page: undefined, isLoading: true, failure: undefined };

/** The history under a filter, page by page; each page begins where the one before has ended. */
export function useCreditHistory(filter: HistoryFilter) {
  const api = useApi();
  const language = useLocale();
  const [history, setHistory] = useState(NOTHING);
  // Only the last question counts: an answer to an earlier filter must not replace it.
  const question = useRef(0);

  const ask = useCallback(
    async (before: HistoryPage | undefined) => {
      question.current += 1;
      const mine = question.current;
      setHistory(({ page }) => ({ page, isLoading: true, failure: undefined }));
      try {
        const cursor = before?.next ?? undefined;
        const page = await api.send(credits.history, { query: { filter, language, cursor } });
        if (mine !== question.current) return;
        const transactions = [...(before?.transactions ?? []), ...page.transactions];
        setHistory({ page: { ...page, transactions }, isLoading: false, failure: undefined });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (mine !== question.current) return;
        setHistory({ page: before, isLoading: false, failure: error.message });
      }
    },
    [api, filter, language],
  );
  useEffect(() => {
    void ask(undefined);
  }, [ask]);
  return { history, loadNext: () => ask(history.page) };
}
