import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { FailedNotice } from './failed-notice.tsx';

interface LoadableListProps<Item> {
  /** Undefined until the first answer. */
  items: readonly Item[] | undefined;
  isLoading: boolean;
  /** Why the last call failed. */
  failure: string | undefined;
  onRetry: () => void;
  texts: { failed: string; retry: string };
  /** Shown before the first answer. */
  skeleton: ReactNode;
  /** Shown in place of a list without items. */
  empty: ReactNode;
  /** The button to load more, if there is more. */
  next?: { label: string; busyLabel: string; onPress: () => void } | false | undefined;
  /** The margin above each block. */
  className: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is loaded: skeleton, items, empty state or error, and the button for more. */
export function LoadableList<Item>({
  items,
  isLoading,
  failure,
  onRetry,
  texts,
  skeleton,
  empty,
  next,
  className,
  children,
}: LoadableListProps<Item>) {
  const hasFailed = failure !== undefined;
  const isEmpty = items?.length === 0 && !isLoading && !hasFailed;
  return (
    <>
      {!items && isLoading && <div className={className}>{skeleton}</div>}
      {isEmpty && <div className={className}>{empty}</div>}
      {items && items.length > 0 && (
        <div aria-busy={isLoading} className={`${className} ${isLoading ? 'opacity-60' : ''}`}>
          {children(items)}
        </div>
      )}
      {hasFailed && (
        <div className={className}>
          <FailedNotice
            title={texts.failed}
            reason={failure}
            retryLabel={texts.retry}
            onRetry={onRetry}
          />
        </div>
      )}
      {next && !hasFailed && (
        <div className={`${className} text-center`}>
          <Button
            kind="secondary"
            busyLabel={isLoading ? next.busyLabel : undefined}
            onPress={next.onPress}
          >
            {next.label}
          </Button>
        </div>
      )}
    </>
  );
}
