import { join } from 'node:path';
import { startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';

/** The site as it is built, with databases of its own, while `work` measures it at its address; gone afterwards, whatever happens. */
export async function withBuiltSite<Result>(
  purpose: string,
  work: (origin: string) => Promise<Result>,
  every: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const dataDir = await makeThrowawayDir(purpose);
  const stack = await startStack({
    dataDir: dataDir.path,
    // Whoever measures pages sends no mails.
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
