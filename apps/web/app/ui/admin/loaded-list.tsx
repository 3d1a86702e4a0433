import type { ReactNode } from 'react';
import { EmptyList, LoadFailure, LoadingRows } from './list-states.tsx';
import { Pager, type PagerProps } from './pager.tsx';

interface LoadedBodyProps<Data> {
  loaded: {
    data: Data | undefined;
    failure: { message: string } | undefined;
    reload: () => unknown;
  };
  /** What failed to load. */
  failed: string;
  words: { loading: string; retry: string };
  children: (data: Data) => ReactNode;
}

/** The loaded content; before that a loading state or the error, which also replaces older content. */
export function LoadedBody<Data>({ loaded, failed, words, children }: LoadedBodyProps<Data>) {
  const { data, failure, reload } = loaded;
  if (failure)
    return (
      <LoadFailure
        title={failed}
        reason={failure.message}
        retryLabel={words.retry}
        onRetry={() => void reload()}
      />
    );
  return data === undefined ? <LoadingRows label={words.loading} /> : children(data);
}

interface LoadedListProps<Data> extends LoadedBodyProps<Data> {
  words: LoadedBodyProps<Data>['words'] & { clear: string; pastTheEnd: string };
  isEmpty: (data: Data) => boolean;
  /** Shown if the list is empty or has no match. */
  empty: string;
  /** Resets filters without a match. */
  onClear?: (() => void) | undefined;
  pagerProps?: (data: Data) => PagerProps;
}

/** The same for a list, which may be empty or have several pages. Past the last page there is a link back. */
export function LoadedList<Data>({
  isEmpty,
  empty,
  onClear,
  pagerProps,
  children,
  ...body
}: LoadedListProps<Data>) {
  return (
    <LoadedBody {...body}>
      {(data) => {
        const pager = pagerProps?.(data);
        if (!isEmpty(data))
          return (
            <div>
              {children(data)}
              {pager && <Pager {...pager} />}
            </div>
          );
        const isPastTheEnd = pager?.onPrevious !== undefined;
        return (
          <div>
            <EmptyList text={isPastTheEnd ? body.words.pastTheEnd : empty}>
              {onClear && (
                <button type="button" className="btn btn-secondary btn-small" onClick={onClear}>
                  {body.words.clear}
                </button>
              )}
            </EmptyList>
            {isPastTheEnd && <Pager {...pager} />}
          </div>
        );
      }}
    </LoadedBody>
  );
}
