import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { newWireId } from './books.ts';
import { HOUR, isoTime, type SimulatedClock } from './clock.ts';
import type { Signing } from './signing.ts';

/** How events are delivered; can be changed while the simulator runs. */
export const WebhookSettings = z.strictObject({
  url: z.string().nullable(),
  /** `hold` keeps events until they are released in any order; `drop` never sends them. */
  mode: z.enum(['deliver', 'hold', 'drop']),
  delayMs: z.int().min(0),
  /** How often each one is sent. */
  copies: z.int().min(1).max(20),
  /** Send the newest waiting event first. */
  newestFirst: z.boolean(),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;

interface SimulatedEvent {
  id: string;
  type: string;
  /** The exact bytes that are sent and signed. */
  body: string;
}

interface Delivery {
  eventId: string;
  transmissionId: string;
  /** Time of the first attempt; the same for all attempts. */
  at: number;
  nextTryAt: number;
  tries: number;
  state: 'held' | 'waiting' | 'sending' | 'delivered' | 'given-up';
  lastStatus: number | null;
}

/** Up to 25 retries over three days, frequent at first. */
const MAX_TRIES = 26;
const retryDelay = (tries: number): number => Math.min(10_000 * 2 ** (tries - 1), 4.73 * HOUR);

export interface Webhooks {
  settings: WebhookSettings;
  events: SimulatedEvent[];
  deliveries: Delivery[];
  emit(type: string, resourceType: string, resource: object): SimulatedEvent;
  /** Sends an event again as a new transmission. */
  resend(event: SimulatedEvent): Promise<number | null>;
  /** Sends the named held events one after the other. */
  release(eventIds: string[], copies: number): Promise<(number | null)[]>;
  /** Sends all deliveries that are due. */
  pump(): void;
}

export function makeWebhooks(parts: {
  clock: SimulatedClock;
  signing: Signing;
  webhookId: string;
  origin: () => string;
  url: string | undefined;
}): Webhooks {
  const { clock, signing, webhookId, origin } = parts;
  const settings: WebhookSettings = {
    url: parts.url ?? null,
    mode: 'deliver',
    delayMs: 0,
    copies: 1,
    newestFirst: false,
  };
  const events: SimulatedEvent[] = [];
  const deliveries: Delivery[] = [];

  async function send(event: SimulatedEvent, delivery: Delivery): Promise<number | null> {
    if (!settings.url) return null;
    delivery.state = 'sending';
    delivery.tries += 1;
    const { transmissionId, at } = delivery;
    const answer = await fetch(settings.url, {
      method: 'POST',
      headers: signing.headersFor(event.body, { transmissionId, at, webhookId }),
      body: event.body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    delivery.lastStatus = answer?.status ?? null;
    if (answer?.ok) delivery.state = 'delivered';
    else if (delivery.tries >= MAX_TRIES) delivery.state = 'given-up';
    else {
      delivery.state = 'waiting';
      delivery.nextTryAt = clock.now() + retryDelay(delivery.tries);
    }
    return delivery.lastStatus;
  }

  const newDelivery = (event: SimulatedEvent, state: Delivery['state'], delayMs = 0): Delivery => {
    const at = clock.now();
    const delivery: Delivery = {
      eventId: event.id,
      transmissionId: randomUUID(),
      at,
      nextTryAt: at + delayMs,
      tries: 0,
      state,
      lastStatus: null,
    };
    deliveries.push(delivery);
    return delivery;
  };

  const eventOf = (id: string) => events.find((event) => event.id === id);

  const webhooks: Webhooks = {
    settings,
    events,
    deliveries,
    emit(type, resourceType, resource) {
      const id = `WH-${newWireId()}-${newWireId()}`;
      const self = `${origin()}/v1/notifications/webhooks-events/${id}`;
      const body = JSON.stringify({
        id,
        event_version: '1.0',
        create_time: isoTime(clock.now()),
        resource_type: resourceType,
        resource_version: '2.0',
        event_type: type,
        summary: `Simulated: ${type}`,
        resource,
        links: [
          { href: self, rel: 'self', method: 'GET' },
          { href: `${self}/resend`, rel: 'resend', method: 'POST' },
        ],
      });
      const event = { id, type, body };
      events.push(event);
      if (settings.mode !== 'drop') {
        const state = settings.mode === 'hold' ? 'held' : 'waiting';
        const copies = settings.mode === 'hold' ? 1 : settings.copies;
        for (let copy = 0; copy < copies; copy += 1) newDelivery(event, state, settings.delayMs);
        setImmediate(webhooks.pump);
      }
      return event;
    },
    resend: (event) => send(event, newDelivery(event, 'sending')),
    async release(eventIds, copies) {
      const statuses: (number | null)[] = [];
      for (const id of eventIds) {
        const event = eventOf(id);
        const held = deliveries.find((one) => one.eventId === id && one.state === 'held');
        if (!event) continue;
        for (let copy = 0; copy < copies; copy += 1) {
          const delivery = copy === 0 && held ? held : newDelivery(event, 'sending');
          statuses.push(await send(event, delivery));
        }
      }
      return statuses;
    },
    pump() {
      const due = deliveries.filter(
        ({ state, nextTryAt }) => state === 'waiting' && nextTryAt <= clock.now(),
      );
      for (const delivery of settings.newestFirst ? due.toReversed() : due) {
        const event = eventOf(delivery.eventId);
        if (event) void send(event, delivery);
      }
    },
  };
  return webhooks;
}
