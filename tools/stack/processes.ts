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
  /** Of the running process; another one after a restart. */
  readonly pid: number;
  /** Ends it in good order. Safe to repeat. */
  stop(): Promise<void>;
  /** Ends it without a chance to tidy up. Safe to repeat. */
  kill(): Promise<void>;
  /** Starts it again as it was started first; ask `waitForHttp` when it is ready. */
  restart(): Promise<void>;
  /** Resolves with an answer of 2xx from the url, rejects at once when the process ends. */
  waitForHttp(url: string): Promise<void>;
}

export interface Processes {
  /** Starts a process that is meant to last. */
  start(plan: ProcessPlan): RunningProcess;
  /** Runs a command to its end; throws unless that was a good one. */
  run(plan: ProcessPlan): Promise<void>;
  /** In the order of their start. */
  all(): RunningProcess[];
  /** The last to start is the first to stop. Safe to repeat. */
  stopAll(): Promise<void>;
}

interface Options {
  output?: Output;
  /** A lasting process has ended and nobody had asked it to. */
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

/** Ctrl-C, a closed terminal or a service manager: everything is stopped, then we end. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The terminal and npm both pass a Ctrl-C on, so a second signal does not mean impatience.
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
