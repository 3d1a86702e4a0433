import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import {
  endProcess,
  rejectWhenEnded,
  spawnTethered,
  type TetherOptions,
} from './tethered-process.ts';
import { waitUntil } from './wait-until.ts';

export interface PrivateService {
  url: string;
  port: number;
  /** Changes at a restart. */
  readonly pid: number;
  /** Ends it gracefully. Safe to repeat. */
  stop(): Promise<void>;
  /** Ends it like a power failure: nothing is flushed. Safe to repeat. */
  kill(): Promise<void>;
  /** Starts it again with the same folder and port. */
  restart(): Promise<void>;
}

interface Launch {
  name: string;
  url: string;
  port: number;
  command: [program: string, ...args: string[]];
  log: string;
  tether?: TetherOptions;
  isReady: () => Promise<boolean>;
  kill: (server: ChildProcess) => Promise<void>;
}

/** Returns the server once it is ready. */
export async function launch(plan: Launch): Promise<PrivateService> {
  let server = await becomeReady(plan);
  return {
    url: plan.url,
    port: plan.port,
    get pid() {
      return server.pid ?? 0;
    },
    stop: () => endProcess(server),
    kill: () => plan.kill(server),
    restart: async () => {
      await endProcess(server);
      server = await becomeReady(plan);
    },
  };
}

/** Leaves nothing running if the server does not become ready. */
async function becomeReady({ name, command, log, tether, isReady }: Launch): Promise<ChildProcess> {
  const [program, ...args] = command;
  const out = openSync(log, 'w');
  const server = spawnTethered(program, args, { ...tether, stdio: ['ignore', out, out] });
  closeSync(out);
  const unless = rejectWhenEnded(
    server,
    () => `${name} did not start:\n${readFileSync(log, 'utf8')}`,
  );
  try {
    await waitUntil(isReady, { what: `${name} to answer`, unless });
    return server;
  } catch (error) {
    await endProcess(server);
    throw error;
  }
}
