import type { ErrorFrame } from '@ismi/contract';

/** A fault without whoever met it. */
export interface ErrorReport {
  from: 'api' | 'worker' | 'web' | 'browser';
  type: string;
  /** Only what is known to quote nobody. */
  message?: string | undefined;
  /** What was being done, in words or as a route's pattern. */
  doing: string;
  /** The innermost first. */
  frames: readonly ErrorFrame[];
}

/** Whoever reads reports of errors. Handing one over never fails and never waits. */
export interface ErrorReports {
  report(report: ErrorReport): void;
  /** Resolves when everything under way has been handed over, or given up. */
  close(): Promise<void>;
}
