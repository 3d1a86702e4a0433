import { Worker } from 'node:worker_threads';
import { ThirdPartyError } from '../../lib/app-error.ts';
import type { Painter } from './port.ts';
import type { NumberedMessage, PainterResult, PainterTask } from './thread-messages.ts';

const THREAD = new URL('./painting-thread.ts', import.meta.url);

export interface PainterLimits {
  /** Queue limit: further requests would wait longer than their browser does. */
  waiting: number;
  /** After this time an answer is no longer expected. */
  patienceMs: number;
}
const LIMITS: PainterLimits = { waiting: 60, patienceMs: 15_000 };

interface Waiting {
  resolve(done: PainterResult): void;
  reject(error: Error): void;
}

const fault = (why: string) => new ThirdPartyError('the painter', new Error(why));

/** One thread paints one drawing after the other. It starts with the first drawing, and again after a crash. */
export function threadPainter({ waiting: most, patienceMs }: PainterLimits = LIMITS): Painter {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  function giveUp(fallen: Worker, why: string): void {
    if (thread !== fallen) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(fault(why));
    waiting.clear();
    void fallen.terminate();
  }

  function started(): Worker {
    if (thread) return thread;
    const fresh = new Worker(THREAD);
    fresh.unref();
    fresh.on('message', ({ number, what }: NumberedMessage<PainterResult>) => {
      waiting.get(number)?.resolve(what);
      waiting.delete(number);
    });
    fresh.on('error', (error) => giveUp(fresh, String(error)));
    fresh.on('exit', () => giveUp(fresh, 'the thread has ended'));
    thread = fresh;
    return fresh;
  }

  async function send(what: PainterTask): Promise<PainterResult> {
    if (waiting.size >= most) throw fault('too many drawings are waiting');
    const worker = started();
    last += 1;
    const number = last;
    const { promise, resolve, reject } = Promise.withResolvers<PainterResult>();
    waiting.set(number, { resolve, reject });
    const alarm = setTimeout(() => giveUp(worker, 'no answer'), patienceMs);
    worker.postMessage({ number, what } satisfies NumberedMessage<PainterTask>);
    const done = await promise.finally(() => clearTimeout(alarm));
    if ('failure' in done) throw new Error(done.failure);
    return done;
  }

  return {
    async measure(drawings) {
      const done = await send({ kind: 'measure', drawings });
      return 'boxes' in done ? done.boxes : [];
    },
    async paint(drawing, width) {
      const done = await send({ kind: 'paint', drawing, width });
      if (!('picture' in done)) throw new Error('the painter answered something else');
      return done.picture;
    },
    async close() {
      if (thread) giveUp(thread, 'closed');
    },
  };
}
