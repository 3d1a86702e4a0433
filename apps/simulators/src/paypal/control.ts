import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { totalsOf } from './books.ts';
import { approveOrder, reverseApproval } from './checkout.ts';
import { isoTime } from './clock.ts';
import { Fault } from './faults.ts';
import {
  endCapture,
  endRefund,
  moveDispute,
  openDispute,
  refundCapture,
  reverseCapture,
} from './payments.ts';
import { SIGNERS } from './signing.ts';
import { WebhookSettings } from './webhooks.ts';
import type { World } from './world.ts';

const Id = z.object({ id: z.string() });
const Signed = z.object({
  body: z.string(),
  at: z.number().optional(),
  transmissionId: z.string().optional(),
  webhookId: z.string().optional(),
  signer: z.enum(SIGNERS).optional(),
  certUrl: z.string().optional(),
  corrupt: z.boolean().optional(),
});

/** What PayPal's own people, its buyers and fate would do; for tests and for whoever tries the product by hand. */
export function serveControl(app: FastifyInstance, world: World): void {
  serveState(app, world);
  serveDeeds(app, world);
  serveWebhookControl(app, world);
}

function serveState(app: FastifyInstance, world: World): void {
  const { books, clock, faults } = world;
  app.get('/_sim/state', () => ({
    now: isoTime(clock.now()),
    totals: totalsOf(books),
    orders: [...books.orders.values()],
    captures: [...books.captures.values()],
    refunds: [...books.refunds.values()],
    disputes: [...books.disputes.values()],
    events: world.webhooks.events.map(({ id, type }) => ({ id, type })),
    deliveries: world.webhooks.deliveries,
    calls: world.calls,
    faults: faults.waiting(),
  }));
  app.get('/_sim/ca.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(world.signing.authority),
  );
  app.post('/_sim/clock', (request) => {
    clock.advance(z.object({ advanceMs: z.number().min(0) }).parse(request.body).advanceMs);
    world.webhooks.pump();
    return { now: isoTime(clock.now()) };
  });
  app.post('/_sim/faults', (request, reply) => {
    faults.add(Fault.parse(request.body));
    return reply.status(204).send();
  });
  app.delete('/_sim/faults', (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
  /** Every access token is worthless from now on. */
  app.delete('/_sim/tokens', (_request, reply) => {
    world.tokens.clear();
    return reply.status(204).send();
  });
}

function serveDeeds(app: FastifyInstance, world: World): void {
  const deed = (path: string, perform: (id: string, body: unknown) => object) =>
    app.post(`/_sim/${path}`, (request) =>
      perform(Id.parse(request.params).id, request.body ?? {}),
    );

  deed('orders/:id/approve', (id, body) => {
    const { fundingFails } = z.object({ fundingFails: z.boolean().optional() }).parse(body);
    return approveOrder(world, id, fundingFails);
  });
  deed('orders/:id/reverse-approval', (id) => reverseApproval(world, id));
  deed('captures/:id/end', (id, body) => {
    const Ending = z.object({ as: z.enum(['COMPLETED', 'DENIED', 'DECLINED']) });
    return endCapture(world, id, Ending.parse(body).as);
  });
  /** By the seller on PayPal's own site, without us. */
  deed('captures/:id/refund', (id, body) => refundCapture(world, id, body, undefined));
  deed('captures/:id/reverse', (id) => reverseCapture(world, id));
  deed('captures/:id/dispute', (id) => openDispute(world, id));
  deed('refunds/:id/end', (id, body) => {
    const Ending = z.object({ as: z.enum(['COMPLETED', 'FAILED']) });
    return endRefund(world, id, Ending.parse(body).as);
  });
  deed('disputes/:id/move', (id, body) =>
    moveDispute(world, id, z.object({ outcome: z.string().optional() }).parse(body).outcome),
  );
}

function serveWebhookControl(app: FastifyInstance, world: World): void {
  const { webhooks, signing, clock, config } = world;
  app.put('/_sim/webhooks', (request) =>
    Object.assign(webhooks.settings, WebhookSettings.partial().parse(request.body)),
  );
  app.post('/_sim/webhooks/release', async (request) => {
    const Release = z.object({
      events: z.array(z.string()),
      copies: z.int().min(1).max(20).default(1),
    });
    const { events, copies } = Release.parse(request.body);
    return { statuses: await webhooks.release(events, copies) };
  });
  /** An event about anything, also about what does not exist. */
  app.post('/_sim/events', (request) => {
    const Event = z.object({
      type: z.string(),
      resourceType: z.string(),
      resource: z.record(z.string(), z.unknown()),
    });
    const { type, resourceType, resource } = Event.parse(request.body);
    return webhooks.emit(type, resourceType, resource);
  });
  app.get('/_sim/events', () => webhooks.events);
  /** The headers for a body, signed by whomever a test wishes. */
  app.post('/_sim/sign', (request) => {
    const {
      body,
      at = clock.now(),
      webhookId = config.webhookId,
      ...odd
    } = Signed.parse(request.body);
    return signing.headersFor(body, { at, webhookId, ...odd });
  });
}
