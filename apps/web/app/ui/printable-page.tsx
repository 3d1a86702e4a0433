import type { ReactNode } from 'react';
import { FailedNotice } from './feedback/failed-notice.tsx';
import { LoadingIndicator } from './feedback/loading-indicator.tsx';

interface PrintablePageProps {
  title: string;
  /** The logo at the head of the document. */
  letterhead: ReactNode;
  loaded: { state: 'loading' | 'here' } | { state: 'failed'; message: string };
  words: { loading: string; failed: string; retry: string };
  onRetry: () => void;
  back: ReactNode;
  /** Actions for the document, once it is loaded. */
  tools: ReactNode;
  /** Shown below the document. */
  after?: ReactNode;
  children: ReactNode;
  className: string;
}

/** A document to read and to print; only the document itself is printed. */
export const PrintablePage = ({
  title,
  letterhead,
  loaded,
  words,
  onRetry,
  back,
  tools,
  after,
  children,
  className,
}: PrintablePageProps) => (
  <div className={`wrap pt-6 md:pt-10 print:max-w-none print:p-0 ${className}`}>
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      {back}
      {loaded.state === 'here' && tools}
    </div>
    <article
      aria-busy={loaded.state === 'loading'}
      className="card mt-4 p-6 md:p-10 print:mt-0 print:border-0 print:p-0"
    >
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        {letterhead}
      </div>
      {loaded.state === 'loading' && (
        <div className="grid min-h-60 place-items-center">
          <LoadingIndicator size="large" label={words.loading} />
        </div>
      )}
      {loaded.state === 'failed' && (
        <div className="mt-6">
          <FailedNotice
            title={words.failed}
            reason={loaded.message}
            retryLabel={words.retry}
            onRetry={onRetry}
          />
        </div>
      )}
      {children}
    </article>
    {after && <p className="mt-4 print:hidden">{after}</p>}
  </div>
);
