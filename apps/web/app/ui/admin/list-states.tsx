import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Rows that are on their way. */
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

/** Nothing is there, or nothing fits; below it the way out, where there is one. */
export const EmptyList = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="card grid justify-items-center gap-3 px-6 py-12 text-center text-ink-2">
    <Inbox size={28} strokeWidth={1.5} aria-hidden className="text-ink-3" />
    <p>{text}</p>
    {children}
  </div>
);

export interface LoadFailureProps {
  /** What could not be loaded, and why. */
  title: string;
  reason: string;
  retryLabel: string;
  onRetry: () => void;
}

/** It did not come, and can be asked for again. */
export const LoadFailure = ({ title, reason, retryLabel, onRetry }: LoadFailureProps) => (
  <Notice kind="error" title={title}>
    <p>{reason}</p>
    <button type="button" onClick={onRetry} className="btn btn-secondary btn-small mt-3">
      {retryLabel}
    </button>
  </Notice>
);
