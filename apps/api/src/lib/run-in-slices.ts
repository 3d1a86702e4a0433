import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a generator's steps, each in its own turn of the event loop, so that requests are answered in between. */
export async function runInSlices<Result>(steps: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
