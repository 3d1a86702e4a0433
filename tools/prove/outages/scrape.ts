import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../../stack/stack.ts';
import { processNamed } from '../process-named.ts';

const EVERY_MS = 1_000;
/** As the health check of the composition. */
const PATIENCE_MS = 3_000;

interface Scrapes {
  asked: number;
  unanswered: number;
  /** Answered, and said that something is missing. */
  incomplete: number;
  longestMs: number;
}

export interface Scraper {
  /** Leaves out a process that is about to be stopped, killed or held still on purpose. */
  leaveOut(name: string): void;
  /** From its next answer on it has to answer again. */
  takeIn(name: string): void;
  stop(): Promise<Scrapes>;
}

/** Reads the metrics of every process once a second, as Prometheus does, until it is told to stop. */
export function scrapeThroughout(stack: Stack): Scraper {
  const sums: Scrapes = { asked: 0, unanswered: 0, incomplete: 0, longestMs: 0 };
  const leftOut = new Set<string>();
  /** The processes that have answered: from then on they owe an answer. */
  const owing = new Map<string, number>();
  let isOver = false;

  async function readOne(name: string, url: string): Promise<void> {
    const { pid } = processNamed(stack, name);
    const begin = performance.now();
    const text = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
    const isOwed = owing.get(name) === pid && !leftOut.has(name);
    if (text === undefined && !isOwed) return;
    sums.asked += 1;
    if (text === undefined) {
      sums.unanswered += 1;
      return;
    }
    owing.set(name, pid);
    sums.longestMs = Math.max(sums.longestMs, Math.round(performance.now() - begin));
    if (!/^ismi_metrics_incomplete 0$/m.test(text)) sums.incomplete += 1;
  }

  const readers = Object.entries(stack.urls.metrics).map(async ([name, url]) => {
    while (!isOver) {
      if (!leftOut.has(name)) await readOne(name, url);
      await pause(EVERY_MS);
    }
  });
  return {
    leaveOut: (name) => {
      leftOut.add(name);
      owing.delete(name);
    },
    takeIn: (name) => {
      leftOut.delete(name);
    },
    async stop() {
      isOver = true;
      await Promise.all(readers);
      return sums;
    },
  };
}
