import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale } from '../i18n/use-locale.ts';
import type { ApiError } from './api-error.ts';
import { CACHED_MS, queryClient, queryKeyOf } from './query-client.ts';
import { useIdentifiedApi } from './use-identified-api.ts';

export interface ApiQuery<Data> {
  /** Stays while the same call is repeated, also if that fails. */
  data: Data | undefined;
  /** A call is under way, the first one or a repeat. */
  isLoading: boolean;
  /** Why the last call failed. */
  failure: ApiError | undefined;
  /** When `data` came. */
  loadedAt: Date | undefined;
  reload: () => Promise<void>;
}

interface QueryOptions<Data> {
  /** Shows the answer to the previous call until the next one is there. */
  keepsPrevious?: boolean;
  /** How long an answer is shown without asking again. By default it is removed as soon as no part of the page shows it. */
  freshMs?: number;
  /** Repeats the call after this time; false stops. A function decides by the last answer, and a failure stops it. */
  pollMs?: number | false | ((data: Data | undefined) => number | false);
}

const failureOf = (error: Error | null, isFetching: boolean): ApiError | undefined =>
  // Other errors are thrown while rendering.
  isFetching ? undefined : ((error as ApiError | null) ?? undefined);

/** The answer of an endpoint, loaded when it is first shown and whenever the call or the language changes. An undefined call loads nothing. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E> | undefined,
  { keepsPrevious = false, freshMs = 0, pollMs = false }: QueryOptions<ResponseOf<E>> = {},
): ApiQuery<ResponseOf<E>> {
  const api = useIdentifiedApi();
  const locale = useLocale();
  const query = useQuery<ResponseOf<E>>(
    {
      queryKey: queryKeyOf(endpoint, locale, call as CallOf<E>),
      // Disabled where there is no call.
      queryFn: () => api.send(endpoint, call as CallOf<E>),
      enabled: call !== undefined,
      staleTime: freshMs,
      ...(freshMs > 0 && { gcTime: CACHED_MS }),
      refetchInterval:
        typeof pollMs === 'function'
          ? ({ state }) => state.status !== 'error' && pollMs(state.data)
          : pollMs,
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
    },
    queryClient,
  );
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  return {
    data,
    isLoading: isFetching,
    failure: failureOf(error, isFetching),
    loadedAt: dataUpdatedAt > 0 ? new Date(dataUpdatedAt) : undefined,
    reload: async () => {
      await refetch();
    },
  };
}

/** What a screen shows: an answer stays, also if its repeat fails. */
export const loadStateOf = ({ data, failure }: Pick<ApiQuery<unknown>, 'data' | 'failure'>) => {
  if (data !== undefined) return { state: 'here' } as const;
  return failure
    ? ({ state: 'failed', message: failure.message } as const)
    : ({ state: 'loading' } as const);
};

export interface ApiPages<Page> {
  pages: readonly Page[] | undefined;
  isLoading: boolean;
  /** Why the last page could not be loaded; the earlier ones stay. */
  failure: ApiError | undefined;
  hasNext: boolean;
  loadNext: () => Promise<void>;
  reload: () => Promise<void>;
  /** Repeats what failed: the next page, or the whole list. */
  retry: () => Promise<void>;
}

/** A list that is loaded page by page. `callFor` takes what `nextOf` has said of the page before; undefined for the first page. */
export function useApiPages<E extends Endpoint, Cursor>(
  endpoint: E,
  callFor: (cursor: Cursor | undefined) => CallOf<E>,
  nextOf: (page: ResponseOf<E>) => Cursor | undefined,
): ApiPages<ResponseOf<E>> {
  const api = useIdentifiedApi();
  const locale = useLocale();
  const query = useInfiniteQuery(
    {
      queryKey: [...queryKeyOf(endpoint, locale, callFor(undefined)), 'pages'],
      queryFn: ({ pageParam }) => api.send(endpoint, callFor(pageParam as Cursor | undefined)),
      initialPageParam: undefined as Cursor | undefined,
      getNextPageParam: nextOf,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    query;
  const loadNext = async () => {
    await fetchNextPage();
  };
  const reload = async () => {
    await refetch();
  };
  return {
    pages: data?.pages,
    isLoading: isFetching,
    failure: failureOf(error, isFetching),
    hasNext: hasNextPage,
    loadNext,
    reload,
    retry: isFetchNextPageError ? loadNext : reload,
  };
}
