import type { Stack } from '../stack/stack.ts';
import { processNamed } from './process-named.ts';
import { secondsOf } from './seconds-of.ts';
import { type Crowd, startLoad } from './steady-load.ts';

/** One instance after the other is stopped, started again and waited for, as the runbook says, while visitors keep asking. */
export async function restartEveryInstance(stack: Stack, port: number, crowd: Crowd) {
  const instances = [
    ...stack.urls.apis.map((url, index) => [`api-${index + 1}`, `${url}/api/ready`] as const),
    ...stack.urls.webs.map((url, index) => [`web-${index + 1}`, `${url}/health`] as const),
  ];
  const stops: number[] = [];
  const load = startLoad(port, crowd);
  const restartAll = async () => {
    await load.more(100);
    for (const [name, readyUrl] of instances) {
      const instance = processNamed(stack, name);
      stops.push(await secondsOf(instance.stop()));
      await load.more(20);
      await instance.restart();
      await instance.waitForHttp(readyUrl);
    }
    await load.more(100);
  };
  try {
    const seconds = await secondsOf(restartAll());
    return {
      restarts: instances.length,
      seconds,
      slowestStopSeconds: Math.max(...stops),
      pages: load.answers('page'),
      reads: load.answers('read'),
      writes: load.answers('write'),
      failures: load.failures,
    };
  } finally {
    await load.end();
  }
}
