/** What befalls a process at one step of its work. */
export const MISHAPS = ['killed', 'question lost', 'answer lost', 'delayed'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Trap {
  /** The first step is 0. */
  at: number;
  mishap: Mishap;
  /** Ends the process whose step it is. */
  kill(): Promise<void>;
  /** What others do while a step is delayed. */
  meanwhile(): Promise<void>;
}

/** What a proxy does with the question that it was about to pass on. */
export type Fate = 'pass' | 'drop question' | 'drop answer';

/**
 * Counts what one process asks of PostgreSQL and of PayPal while somebody watches: each question is a step. At the step that was
 * chosen the mishap happens, once.
 */
export class Steps {
  #watching = false;
  #trap: Trap | undefined;
  #seen: string[] = [];
  #sprung = false;

  watch(trap?: Trap): void {
    this.#watching = true;
    this.#trap = trap;
    this.#seen = [];
    this.#sprung = false;
  }

  /** Everything passes from now on. */
  rest(): void {
    this.#watching = false;
  }

  get hasSprung(): boolean {
    return this.#sprung;
  }

  /** The step at which the mishap happened, in words. */
  get at(): string {
    return this.#seen[this.#trap?.at ?? -1] ?? 'never reached';
  }

  async fateOf(question: string): Promise<Fate> {
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
