import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';

interface Frame {
  function: string;
}

interface Report {
  event: {
    transaction: string;
    tags: { process: string };
    exception: { values: { type: string; stacktrace?: { frames: Frame[] } }[] };
  };
  raw: string;
}

/** The function in which a journey lets a script break on purpose. */
export const BREAKS_ON_PURPOSE = 'breaksOnPurpose';

const isOnPurpose = ({ raw }: Report): boolean => raw.includes(BREAKS_ON_PURPOSE);

async function reportsOf(process: 'browser' | 'web' | 'worker'): Promise<Report[]> {
  const answer = await fetch(`${addresses().receiver}/_sim/state`);
  const { reports }: { reports: Report[] } = await answer.json();
  return reports.filter(({ event }) => event.tags.process === process);
}

const reportsFromBrowsers = () => reportsOf('browser');

/** Waits for a report of this kind; the process may have something else to tell too. */
export async function reportFrom(
  process: 'web' | 'worker',
  kind: string,
): Promise<Report | undefined> {
  const find = async () =>
    (await reportsOf(process)).find(({ event }) => event.exception.values[0]?.type === kind);
  await expect.poll(find).toBeDefined();
  return find();
}

export const reportsOnPurpose = async (): Promise<Report[]> =>
  (await reportsFromBrowsers()).filter(isOnPurpose);

/** What broke in anybody's browser and was meant by no journey. */
export const unexpectedReports = async (): Promise<string[]> =>
  (await reportsFromBrowsers())
    .filter((report) => !isOnPurpose(report))
    .map(({ event }) => `${event.transaction}: ${JSON.stringify(event.exception)}`);
