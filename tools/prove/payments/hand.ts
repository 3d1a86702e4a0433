import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Environment } from '../../stack/environment.ts';
import { REPOSITORY } from '../../stack/repository.ts';
import { endProcess, killProcess, spawnTethered } from '../../stack/tethered-process.ts';

/** What the hand can be asked to do; each is one service of the product, called as the command line would. */
export type HandOrder =
  | { act: 'sweep' }
  | { act: 'refund'; id: string; paymentId: string; amountMinor: number };

/** A process that refunds and sweeps when it is told to: refunds have no screen yet, and cron does not come when one likes. */
export class Hand {
  readonly #env: Environment;
  #child: ChildProcess | undefined;
  #waiting: ((isDone: boolean) => void)[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  async start(): Promise<void> {
    const child = spawnTethered(process.execPath, ['apps/api/test/proofs/payment-hand.ts'], {
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

  /** Whether it came to a good end; one thing after the other. */
  async ask(order: HandOrder): Promise<boolean> {
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
