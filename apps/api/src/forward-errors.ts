import type { ErrorReports } from './integrations/errors/port.ts';
import type { LoggedError } from './lib/log.ts';
import { framesOf } from './lib/stack-frames.ts';

/** Reports logged errors, and nothing else. */
export const forwardErrors =
  (reports: ErrorReports, from: 'api' | 'worker') =>
  ({ type, message, stack, doing }: LoggedError): void =>
    reports.report({ from, type, message, doing, frames: framesOf(stack) });
