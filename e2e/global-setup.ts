import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../tools/stack/stack.ts';
import { announce } from './support/addresses.ts';

/** The whole product, built as for production, with databases and an inbox of its own; gone again when the journeys are over. */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'ismi-e2e-'));
  const stack = await startStack({
    dataDir,
    seed: true,
    logLevel: 'warn',
    logDir: join(dataDir, 'logs'),
  });
  announce({ web: stack.urls.web, inboxApi: stack.urls.inboxApi });
  return async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
