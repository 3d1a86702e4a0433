import type { PayPalConfig } from '../config.ts';
import { type Books, emptyBooks } from './books.ts';
import { type SimulatedClock, simulatedClock } from './clock.ts';
import { type Fault, type Faults, makeFaults, type Operation } from './faults.ts';
import { type Rendering, renderingOf } from './render.ts';
import { makeRequestIds, type RequestIds } from './request-ids.ts';
import { openSigning, type Signing } from './signing.ts';
import { makeWebhooks, type Webhooks } from './webhooks.ts';

/** Everything that the parts of the simulator share. */
export interface Simulator {
  config: PayPalConfig;
  /** Set once the server listens. */
  origin: string;
  clock: SimulatedClock;
  books: Books;
  render: Rendering;
  faults: Faults;
  requestIds: RequestIds;
  signing: Signing;
  webhooks: Webhooks;
  /** Access tokens and their expiry times. */
  tokens: Map<string, number>;
  /** How often each operation was called. */
  calls: Record<string, number>;
  /** Counts a call and returns the fault to apply. */
  noteCall(operation: Operation, id: string): Fault | undefined;
}

export function createSimulator(config: PayPalConfig): Simulator {
  const clock = simulatedClock();
  const books = emptyBooks();
  const origin = () => simulator.origin;
  const signing = openSigning(config.directory, origin);
  const simulator: Simulator = {
    config,
    origin: '',
    clock,
    books,
    render: renderingOf(books, origin),
    faults: makeFaults(),
    requestIds: makeRequestIds(clock),
    signing,
    webhooks: makeWebhooks({
      clock,
      signing,
      webhookId: config.webhookId,
      origin,
      url: config.webhookUrl,
    }),
    tokens: new Map(),
    calls: {},
    noteCall(operation, id) {
      simulator.calls[operation] = (simulator.calls[operation] ?? 0) + 1;
      return simulator.faults.take(operation, id);
    },
  };
  return simulator;
}
