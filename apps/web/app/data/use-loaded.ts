import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'here'; value: Value };

/**
 * What a part of a page asks for when it appears, and again when `ask` becomes another. `load` begins anew; `refresh` looks again
 * behind what is shown, and `quietly` keeps that when nobody answers. Only the last question counts: a late answer to an earlier
 * one is dropped.
 */
export function useLoaded<Value>(ask: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const requestCount = useRef(0);
  const refresh = useCallback(
    async ({ quietly = false } = {}) => {
      requestCount.current += 1;
      const requestId = requestCount.current;
      const apply = (next: (shown: Loaded<Value>) => Loaded<Value>) => {
        if (requestId === requestCount.current) setLoaded(next);
      };
      try {
        const value = await ask();
        apply(() => ({ state: 'here', value }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { message } = error;
        apply((shown) =>
          quietly && shown.state === 'here' ? shown : { state: 'failed', message },
        );
      }
    },
    [ask],
  );
  const load = useCallback(async () => {
    setLoaded({ state: 'loading' });
    await refresh();
  }, [refresh]);
  useEffect(() => {
    void load();
  }, [load]);
  return { loaded, load, refresh };
}
