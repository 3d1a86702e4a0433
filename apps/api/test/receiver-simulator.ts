import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { REPOSITORY } from '../../../tools/stack/repository.ts';
import { endProcess, spawnTethered } from '../../../tools/stack/tethered-process.ts';

interface ReceiverState {
  pageViews: Record<string, unknown>[];
  reports: { event: Record<string, unknown>; raw: string; headers: Record<string, string> }[];
  refused: string[];
}

/** Page view counting and error reporting as a separate process; stopped when the test ends. */
export async function startReceiver(key: string) {
  const child = spawnTethered(
    process.execPath,
    [join(REPOSITORY, 'apps/simulators/src/receiver.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, RECEIVER_PORT: '0', RECEIVER_KEY: key },
    },
  );
  onTestFinished(() => endProcess(child));
  if (!child.stdout) throw new Error('its output is piped');
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /http:\S+/.exec(line)?.[0] ?? '';
    if (origin) break;
  }
  return {
    origin,
    /** The address with the key in it, as in the configuration. */
    dsn: `${origin.replace('//', `//${key}@`)}/1`,
    state: async () => (await (await fetch(`${origin}/_sim/state`)).json()) as ReceiverState,
  };
}
