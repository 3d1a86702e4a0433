import { join } from 'node:path';
import { journeyAddresses } from '../tools/stack/journey-addresses.ts';
import { JOURNEY_LIMIT_SCALE } from '../tools/stack/journey-limits.ts';
import { startStack } from '../tools/stack/stack.ts';
import { makeThrowawayDir } from '../tools/stack/throwaway-dir.ts';
import { areAddressesGiven, publishAddresses } from './support/addresses.ts';
import { unexpectedReports } from './support/error-reports.ts';

/** Starts the whole production build with its own databases and inbox. */
async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await makeThrowawayDir('e2e');
  const stack = await startStack({
    dataDir: dataDir.path,
    seed: true,
    env: { every: { RATE_LIMIT_SCALE: String(JOURNEY_LIMIT_SCALE) } },
    logLevel: 'warn',
    logDir: join(dataDir.path, 'logs'),
  });
  publishAddresses(journeyAddresses(stack));
  return async () => {
    await stack.stop();
    await dataDir.remove();
  };
}

/** Starts the product unless one was given, stops it afterwards, and fails on unexpected error reports. */
export default async function setup() {
  const stop = areAddressesGiven() ? async () => {} : await startProduct();
  // Reports from before the journeys do not count.
  const before = (await unexpectedReports()).length;
  return async () => {
    const reports = (await unexpectedReports().finally(stop)).slice(before);
    if (reports.length > 0) throw new Error(`Unexpected error reports: ${reports.join('\n')}`);
  };
}
