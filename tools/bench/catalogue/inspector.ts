import { waitUntil } from '../../stack/wait-until.ts';

/** Reads memory and event loop delay of a Node process through its inspector. */
export class Inspector {
  #socket: WebSocket;
  #answers = new Map<number, (result: Record<string, unknown>) => void>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      this.#answers.get(id)?.(result);
      this.#answers.delete(id);
    });
  }

  static async connect(port: number): Promise<Inspector> {
    let url = '';
    await waitUntil(
      async () => {
        const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
        const [target] = response
          ? ((await response.json()) as { webSocketDebuggerUrl: string }[])
          : [];
        url = target?.webSocketDebuggerUrl ?? '';
        return url !== '';
      },
      { what: 'the inspector' },
    );
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Inspector(socket);
  }

  #ask(method: string, params = {}): Promise<Record<string, unknown>> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async #evaluate(expression: string): Promise<number> {
    const { result } = (await this.#ask('Runtime.evaluate', { expression })) as {
      result: { value: number };
    };
    return result.value;
  }

  /** Heap and typed arrays in use after a garbage collection, in MB. */
  async collectedMb(): Promise<number> {
    await this.#ask('HeapProfiler.collectGarbage');
    await this.#ask('HeapProfiler.collectGarbage');
    return this.usedMb();
  }

  usedMb = (): Promise<number> =>
    this.#evaluate(
      '(() => { const { heapUsed, external } = process.memoryUsage(); return (heapUsed + external) / 2 ** 20; })()',
    );

  /** From now on, how long the event loop is held up; see `delays`. */
  async startDelays(): Promise<void> {
    await this.#evaluate(MEASURE_TURNS);
  }

  /**
   * The most processor time of one turn of the event loop, and the longest wall time between two turns, in milliseconds. The second
   * also counts what other processes of the machine took.
   */
  async delays(): Promise<{ turnMs: number; waitMs: number }> {
    await this.#evaluate('loopTurns.isOn = false; 1');
    return {
      turnMs: await this.#evaluate('loopTurns.turnMs'),
      waitMs: await this.#evaluate('loopTurns.waitMs'),
    };
  }

  close = (): void => this.#socket.close();
}

const MEASURE_TURNS = `(() => {
  const turns = { isOn: true, turnMs: 0, waitMs: 0 };
  globalThis.loopTurns = turns;
  let cpu = process.threadCpuUsage();
  let wall = performance.now();
  const measure = () => {
    const used = process.threadCpuUsage(cpu);
    turns.turnMs = Math.max(turns.turnMs, (used.user + used.system) / 1000);
    turns.waitMs = Math.max(turns.waitMs, performance.now() - wall);
    cpu = process.threadCpuUsage();
    wall = performance.now();
    if (turns.isOn) setImmediate(measure);
  };
  setImmediate(measure);
  return 1;
})()`;
