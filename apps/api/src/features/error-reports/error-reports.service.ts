import type { BodyOf, errorReports } from '@ismi/contract';
import type { Deps } from '../../deps.ts';

/** An error in a page: always counted, forwarded where error reporting is configured. */
export function receiveErrorReport(
  { errorReports: reports, metrics }: Deps,
  { from, type, route, frames }: BodyOf<typeof errorReports.send>,
): { received: boolean } {
  metrics.pageErrors.inc({ from });
  reports?.report({ from, type, doing: route, frames });
  return { received: reports !== null };
}
