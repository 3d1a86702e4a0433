import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Environment } from './environment.ts';
import { type Output, terminalOutput } from './process-output.ts';
import { REPOSITORY } from './repository.ts';
import {
  endProcess,
  hasEnded,
  killProcess,
  rejectWhenEnded,
  spawnTethered,
} from './tethered-process.ts';
import { waitUntil } from './wait-until.ts';

export interface ProcessPlan {
  name: string;
  command: [program: string, ...args: string[]];
  env?: Environment;
}

interface RunningProcess {
  name: string;
  /** Changes at a restart. */
  readonly pid: number;
  /** Ends it gracefully. Safe to repeat. */
  stop(): Promise<void>;
  /** Kills it. Safe to repeat. */
  kill(): Promise<void>;
  /** Starts it again in the same way; `waitForHttp` tells when it is ready. */
  restart(): Promise<void>;
  /** Resolves at a 2xx response of the url, rejects at once when the process ends. */
  waitForHttp(url: string): Promise<void>;
}

export interface Processes {
  /** Starts a long-running process. */
  start(plan: ProcessPlan): RunningProcess;
  /** Runs a command to its end; throws if it fails. */
  run(plan: ProcessPlan): Promise<void>;
  /** In the order they were started. */
  all(): RunningProcess[];
  /** Stops in reverse order. Safe to repeat. */
  stopAll(): Promise<void>;
}

interface Options {
  output?: Output;
  /** Called when a long-running process has ended unexpectedly. */
  onUnexpectedEnd: (sentence: string) => void;
}

export function makeProcesses({ output = terminalOutput, onUnexpectedEnd }: Options): Processes {
  const running: RunningProcess[] = [];

  function spawnPlan({ name, command: [program, ...args], env }: ProcessPlan): ChildProcess {
    const child = spawnTethered(program, args, {
      cwd: REPOSITORY,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    output(name, child);
    return child;
  }

  function start(plan: ProcessPlan): RunningProcess {
    const expected = new WeakSet<ChildProcess>();
    let child = begin();

    function begin(): ChildProcess {
      const begun = spawnPlan(plan);
      begun.once('exit', () => {
        if (!expected.has(begun)) onUnexpectedEnd(endOf(plan.name, begun));
      });
      return begun;
    }

    const one: RunningProcess = {
      name: plan.name,
      get pid() {
        return child.pid ?? 0;
      },
      stop: async () => {
        expected.add(child);
        await endProcess(child);
      },
      kill: async () => {
        expected.add(child);
        await killProcess(child);
      },
      restart: async () => {
        await one.stop();
        child = begin();
      },
      waitForHttp: (url) =>
        waitUntil(async () => (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok, {
          what: `${plan.name} to answer at ${url}`,
          timeoutMs: 90_000,
          unless: rejectWhenEnded(child, () => endOf(plan.name, child)),
        }),
    };
    running.push(one);
    return one;
  }

  return {
    start,
    run: async (plan) => {
      const child = spawnPlan(plan);
      if (!hasEnded(child)) await once(child, 'exit');
      if (child.exitCode !== 0) throw new Error(endOf(plan.name, child));
    },
    all: () => [...running],
    stopAll: async () => {
      for (const one of running.toReversed()) await one.stop();
    },
  };
}

/** On Ctrl-C, a closed terminal or a signal of a service manager: stop everything, then exit. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Terminal and npm both pass on Ctrl-C, so a second signal is normal.
      if (stopping) return;
      stopping = true;
      process.stdout.write('\nStopping everything …\n');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

const endOf = (name: string, child: ChildProcess): string =>
  `${name} ended ${child.signalCode ? `by ${child.signalCode}` : `with code ${child.exitCode}`}`;
