/** What can happen to a process at one step. */
export const MISHAPS = ['killed', 'question lost', 'answer lost', 'delayed'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface PlannedMishap {
  /** The first step is 0. */
  at: number;
  mishap: Mishap;
  /** Kills the process of the step. */
  kill(): Promise<void>;
  /** What others do while a step is delayed. */
  meanwhile(): Promise<void>;
}

/** What a proxy does with a request. */
export type ProxyAction = 'pass' | 'drop question' | 'drop answer';

/**
 * Counts the requests of one process to PostgreSQL and PayPal while watching: each is a step. At the chosen step the mishap
 * happens, once.
 */
export class StepInterceptor {
  #watching = false;
  #trap: PlannedMishap | undefined;
  #seen: string[] = [];
  #sprung = false;

  watch(trap?: PlannedMishap): void {
    this.#watching = true;
    this.#trap = trap;
    this.#seen = [];
    this.#sprung = false;
  }

  /** Lets everything pass from now on. */
  stopWatching(): void {
    this.#watching = false;
  }

  get hasTriggered(): boolean {
    return this.#sprung;
  }

  /** The step at which the mishap happened. */
  get stepLabel(): string {
    return this.#seen[this.#trap?.at ?? -1] ?? 'never reached';
  }

  async nextAction(question: string): Promise<ProxyAction> {
    if (!this.#watching || this.#sprung) return 'pass';
    this.#seen.push(question);
    if (!this.#trap || this.#seen.length - 1 !== this.#trap.at) return 'pass';
    this.#sprung = true;
    switch (this.#trap.mishap) {
      case 'killed':
        await this.#trap.kill();
        return 'drop question';
      case 'question lost':
        return 'drop question';
      case 'answer lost':
        return 'drop answer';
      case 'delayed':
        await this.#trap.meanwhile();
        return 'pass';
    }
  }
}
