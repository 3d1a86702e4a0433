import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Environment } from '../../stack/environment.ts';
import { REPOSITORY } from '../../stack/repository.ts';
import { endProcess, killProcess, spawnTethered } from '../../stack/tethered-process.ts';

/** The commands of the runner; each calls one service of the product, like the command line. */
export type ServiceCommand =
  | { act: 'sweep' }
  | { act: 'refund'; id: string; paymentId: string; amountMinor: number };

/** A process that refunds and sweeps on command: refunds have no screen yet, and cron is not controllable. */
export class ServiceRunner {
  readonly #env: Environment;
  #child: ChildProcess | undefined;
  #waiting: ((isDone: boolean) => void)[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  async start(): Promise<void> {
    const child = spawnTethered(process.execPath, ['apps/api/test/proofs/payment-commands.ts'], {
      cwd: REPOSITORY,
      env: { ...process.env, ...this.#env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (!child.stdout) throw new Error('it was started with a pipe');
    this.#child = child;
    const lines = createInterface({ input: child.stdout });
    const ready = once(lines, 'line');
    lines.on('line', (line) => {
      if (line !== 'ready') this.#waiting.shift()?.(line === 'done');
    });
    child.once('exit', () => {
      for (const tell of this.#waiting.splice(0)) tell(false);
    });
    await ready;
  }

  /** Runs one command at a time; whether it succeeded. */
  async ask(order: ServiceCommand): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => this.#waiting.push(resolve));
    this.#child?.stdin?.write(`${JSON.stringify(order)}\n`);
    return answer;
  }

  async kill(): Promise<void> {
    if (this.#child) await killProcess(this.#child);
  }

  async stop(): Promise<void> {
    if (this.#child) await endProcess(this.#child);
  }
}
