import type { ErrorFrame } from '@ismi/contract';

/** An error without data of the user. */
export interface ErrorReport {
  from: 'api' | 'worker' | 'web' | 'browser';
  type: string;
  /** Only messages known to quote nobody. */
  message?: string | undefined;
  /** The operation, in words or as a route's pattern. */
  doing: string;
  /** The innermost first. */
  frames: readonly ErrorFrame[];
}

/** Error reporting. Sending a report never fails and never waits. */
export interface ErrorReports {
  report(report: ErrorReport): void;
  /** Resolves when all pending reports are sent or given up. */
  close(): Promise<void>;
}
