import type { BodyOf, errorReports } from '@ismi/contract';
import type { Deps } from '../../deps.ts';

/** What broke in a page: counted always, passed on where somebody reads it. */
export function receiveErrorReport(
  { errorReports: reports, metrics }: Deps,
  { from, type, route, frames }: BodyOf<typeof errorReports.send>,
): { received: boolean } {
  metrics.pageErrors.inc({ from });
  reports?.report({ from, type, doing: route, frames });
  return { received: reports !== null };
}
