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

/** The function in which a journey makes a script fail on purpose. */
export const INTENTIONAL_ERROR = 'breaksOnPurpose';

const isIntentional = ({ raw }: Report): boolean => raw.includes(INTENTIONAL_ERROR);

async function reportsOf(process: 'browser' | 'web' | 'worker'): Promise<Report[]> {
  const answer = await fetch(`${addresses().receiver}/_sim/state`);
  const { reports }: { reports: Report[] } = await answer.json();
  return reports.filter(({ event }) => event.tags.process === process);
}

const browserReports = () => reportsOf('browser');

/** Waits for a report with this error type; other reports are ignored. */
export async function waitForReport(
  process: 'web' | 'worker',
  kind: string,
): Promise<Report | undefined> {
  const find = async () =>
    (await reportsOf(process)).find(({ event }) => event.exception.values[0]?.type === kind);
  await expect.poll(find).toBeDefined();
  return find();
}

export const intentionalReports = async (): Promise<Report[]> =>
  (await browserReports()).filter(isIntentional);

/** Errors in browsers that no journey caused on purpose. */
export const unexpectedReports = async (): Promise<string[]> =>
  (await browserReports())
    .filter((report) => !isIntentional(report))
    .map(({ event }) => `${event.transaction}: ${JSON.stringify(event.exception)}`);
