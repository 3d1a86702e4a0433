import { suggestions } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { ApiError } from '../../../data/api-error.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { cacheBatch } from './batch-cache.ts';

const POLL_MS = 2_000;

/** Without an order and without an id: the newest result, or the questions. Waits for one that is being written. */
export function useNewestResult(userId: string) {
  const api = useApi();
  const language = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when somebody tries again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isActive = true;
    const ask = async (): Promise<void> => {
      try {
        const { suggestion, running } = await api.send(suggestions.newest, { query: { language } });
        if (!isActive) return;
        setRunning(running);
        if (running) timer = setTimeout(() => void ask(), POLL_MS);
        else if (suggestion) {
          cacheBatch(userId, language, suggestion);
          const to = path('results', { suggestionId: suggestion.suggestionId });
          await navigate(to, { replace: true });
        } else await navigate(path('suggestions'), { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isActive) setFailure(error);
      }
    };
    setFailure(undefined);
    void ask();
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [attempt]);
  return { isRunning, failure, retry: useCallback(() => setAttempt((made) => made + 1), []) };
}
