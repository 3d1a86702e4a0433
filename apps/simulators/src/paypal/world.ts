import type { PayPalConfig } from '../config.ts';
import { type Books, emptyBooks } from './books.ts';
import { type SimulatedClock, simulatedClock } from './clock.ts';
import { type Fault, type Faults, makeFaults, type Operation } from './faults.ts';
import { type Rendering, renderingOf } from './render.ts';
import { makeRequestIds, type RequestIds } from './request-ids.ts';
import { openSigning, type Signing } from './signing.ts';
import { makeWebhooks, type Webhooks } from './webhooks.ts';

/** Everything that the simulator's parts share. */
export interface World {
  config: PayPalConfig;
  /** Known once it listens. */
  origin: string;
  clock: SimulatedClock;
  books: Books;
  render: Rendering;
  faults: Faults;
  requestIds: RequestIds;
  signing: Signing;
  webhooks: Webhooks;
  /** Access tokens and when they end. */
  tokens: Map<string, number>;
  /** How often each operation was called. */
  calls: Record<string, number>;
  /** Counts a call and says what shall go wrong with it. */
  noteCall(operation: Operation, id: string): Fault | undefined;
}

export function makeWorld(config: PayPalConfig): World {
  const clock = simulatedClock();
  const books = emptyBooks();
  const origin = () => world.origin;
  const signing = openSigning(config.directory, origin);
  const world: World = {
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
      world.calls[operation] = (world.calls[operation] ?? 0) + 1;
      return world.faults.take(operation, id);
    },
  };
  return world;
}
