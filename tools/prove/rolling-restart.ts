import type { Stack } from '../stack/stack.ts';
import { findProcess } from './find-process.ts';
import { secondsOf } from './seconds-of.ts';
import { type LoadProfile, startLoad } from './steady-load.ts';

/** Restarts one instance after the other, as in the runbook, under load. */
export async function restartEveryInstance(stack: Stack, port: number, profile: LoadProfile) {
  const instances = [
    ...stack.urls.apis.map((url, index) => [`api-${index + 1}`, `${url}/api/ready`] as const),
    ...stack.urls.webs.map((url, index) => [`web-${index + 1}`, `${url}/health`] as const),
  ];
  const stops: number[] = [];
  const load = startLoad(port, profile);
  const restartAll = async () => {
    await load.waitForAnswers(100);
    for (const [name, readyUrl] of instances) {
      const instance = findProcess(stack, name);
      stops.push(await secondsOf(instance.stop()));
      await load.waitForAnswers(20);
      await instance.restart();
      await instance.waitForHttp(readyUrl);
    }
    await load.waitForAnswers(100);
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
    await load.stop();
  }
}
