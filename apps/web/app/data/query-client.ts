import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onInvalidation } from './invalidation.ts';
import { onUserChange } from './session/session-user.ts';

/** How long an answer that may be shown again is kept. */
export const CACHED_MS = 5 * 60_000;

/** The answers that this tab shows. Only for pages of signed-in users: the server renders none of them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A failure is shown at once, with a button to try again.
      retry: false,
      // A screen that is opened again loads again: it must not begin with an old answer.
      gcTime: 0,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      throwOnError: (error) => !(error instanceof ApiError),
    },
  },
});

const prefixOf = ({ method, path }: Endpoint) => [method, path] as const;

/** Answers differ by endpoint, language and call. */
export const queryKeyOf = <E extends Endpoint>(endpoint: E, locale: string, call: CallOf<E>) =>
  [...prefixOf(endpoint), locale, call] as const;

/** Caches an answer from another call, so that it is shown without a request. */
export const cacheAnswer = <E extends Endpoint>(
  endpoint: E,
  locale: string,
  call: CallOf<E>,
  data: ResponseOf<E>,
): void => {
  const queryKey = queryKeyOf(endpoint, locale, call);
  queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: CACHED_MS }).setData(data);
};

/** Removes the cached answers of an endpoint, so that they are loaded before they are shown again. */
export const removeCached = (endpoint: Endpoint): void =>
  queryClient.removeQueries({ queryKey: prefixOf(endpoint) });

onInvalidation((endpoints) => {
  for (const endpoint of endpoints)
    void queryClient.invalidateQueries({ queryKey: prefixOf(endpoint) });
});

// Another user must not see them.
onUserChange(() => queryClient.clear());
