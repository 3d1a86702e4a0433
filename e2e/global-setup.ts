import { join } from 'node:path';
import { startStack } from '../tools/stack/stack.ts';
import { makeThrowawayDir } from '../tools/stack/throwaway-dir.ts';
import { announce, areGiven } from './support/addresses.ts';

/** The whole product, built as for production, with databases and an inbox of its own; gone again when the journeys are over. */
export default async function setup() {
  if (areGiven()) return;
  const dataDir = await makeThrowawayDir('e2e');
  const stack = await startStack({
    dataDir: dataDir.path,
    seed: true,
    logLevel: 'warn',
    logDir: join(dataDir.path, 'logs'),
  });
  announce({ web: stack.urls.web, inboxApi: stack.urls.inboxApi });
  return async () => {
    await stack.stop();
    await dataDir.remove();
  };
}
