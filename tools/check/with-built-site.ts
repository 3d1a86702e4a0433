import { join } from 'node:path';
import { startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';

/** Runs the built site with its own databases while `work` measures it; always stops it afterwards. */
export async function withBuiltSite<Result>(
  purpose: string,
  work: (origin: string) => Promise<Result>,
  every: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const dataDir = await makeThrowawayDir(purpose);
  const stack = await startStack({
    dataDir: dataDir.path,
    // Measuring pages needs no mails.
    instances: { worker: 0 },
    seed: true,
    logLevel: 'warn',
    logDir: join(dataDir.path, 'logs'),
    env: { every },
  });
  try {
    return await work(stack.urls.web);
  } finally {
    await stack.stop();
    await dataDir.remove();
  }
}
