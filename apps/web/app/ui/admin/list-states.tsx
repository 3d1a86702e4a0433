import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Placeholder rows while loading. */
export const LoadingRows = ({ label }: { label: string }) => (
  <div className="card grid gap-4 p-5">
    <p role="status" className="sr-only">
      {label}
    </p>
    {ROWS.map((row) => (
      <span key={row} aria-hidden="true" className="skeleton h-6" />
    ))}
  </div>
);

/** An empty list, or no match; below it the reset button, if there is one. */
export const EmptyList = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="card grid justify-items-center gap-3 px-6 py-12 text-center text-ink-2">
    <Inbox size={28} strokeWidth={1.5} aria-hidden className="text-ink-3" />
    <p>{text}</p>
    {children}
  </div>
);

export interface LoadFailureProps {
  /** What failed to load, and why. */
  title: string;
  reason: string;
  retryLabel: string;
  onRetry: () => void;
}

/** A failed load, with a retry button. */
export const LoadFailure = ({ title, reason, retryLabel, onRetry }: LoadFailureProps) => (
  <Notice kind="error" title={title}>
    <p>{reason}</p>
    <button type="button" onClick={onRetry} className="btn btn-secondary btn-small mt-3">
      {retryLabel}
    </button>
  </Notice>
);
