import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../../stack/stack.ts';
import { findProcess } from '../find-process.ts';

const EVERY_MS = 1_000;
/** As in the health check of compose. */
const TIMEOUT_MS = 3_000;

interface Scrapes {
  asked: number;
  unanswered: number;
  /** Responses that say that some metrics are missing. */
  incomplete: number;
  longestMs: number;
}

export interface Scraper {
  /** Excludes a process that is about to be stopped, killed or suspended on purpose. */
  exclude(name: string): void;
  /** From its next response on, it must respond again. */
  include(name: string): void;
  stop(): Promise<Scrapes>;
}

/** Reads the metrics of every process once a second, like Prometheus, until stopped. */
export function startScraping(stack: Stack): Scraper {
  const sums: Scrapes = { asked: 0, unanswered: 0, incomplete: 0, longestMs: 0 };
  const excluded = new Set<string>();
  /** The processes that have responded: from then on they must respond. */
  const answeredPids = new Map<string, number>();
  let isOver = false;

  async function readOne(name: string, url: string): Promise<void> {
    const { pid } = findProcess(stack, name);
    const begin = performance.now();
    const text = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
    const mustAnswer = answeredPids.get(name) === pid && !excluded.has(name);
    if (text === undefined && !mustAnswer) return;
    sums.asked += 1;
    if (text === undefined) {
      sums.unanswered += 1;
      return;
    }
    answeredPids.set(name, pid);
    sums.longestMs = Math.max(sums.longestMs, Math.round(performance.now() - begin));
    if (!/^ismi_metrics_incomplete 0$/m.test(text)) sums.incomplete += 1;
  }

  const readers = Object.entries(stack.urls.metrics).map(async ([name, url]) => {
    while (!isOver) {
      if (!excluded.has(name)) await readOne(name, url);
      await pause(EVERY_MS);
    }
  });
  return {
    exclude: (name) => {
      excluded.add(name);
      answeredPids.delete(name);
    },
    include: (name) => {
      excluded.delete(name);
    },
    async stop() {
      isOver = true;
      await Promise.all(readers);
      return sums;
    },
  };
}
