import { join } from 'node:path';
import { journeyAddresses } from '../tools/stack/journey-addresses.ts';
import { JOURNEY_LIMIT_SCALE } from '../tools/stack/journey-limits.ts';
import { startStack } from '../tools/stack/stack.ts';
import { makeThrowawayDir } from '../tools/stack/throwaway-dir.ts';
import { announce, areGiven } from './support/addresses.ts';
import { unexpectedReports } from './support/error-reports.ts';

/** The whole product, built as for production, with databases and an inbox of its own. */
async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await makeThrowawayDir('e2e');
  const stack = await startStack({
    dataDir: dataDir.path,
    seed: true,
    env: { every: { RATE_LIMIT_SCALE: String(JOURNEY_LIMIT_SCALE) } },
    logLevel: 'warn',
    logDir: join(dataDir.path, 'logs'),
  });
  announce(journeyAddresses(stack));
  return async () => {
    await stack.stop();
    await dataDir.remove();
  };
}

/** A product of our own, gone again when the journeys are over, unless somebody has started one; and a look at what broke meanwhile. */
export default async function setup() {
  const stop = areGiven() ? async () => {} : await startProduct();
  // What came before the journeys is not theirs.
  const before = (await unexpectedReports()).length;
  return async () => {
    const reports = (await unexpectedReports().finally(stop)).slice(before);
    if (reports.length > 0) throw new Error(`Something broke on the way: ${reports.join('\n')}`);
  };
}
