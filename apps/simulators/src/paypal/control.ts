import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { totalsOf } from './books.ts';
import { approveOrder, reverseApproval } from './checkout.ts';
import { isoTime } from './clock.ts';
import { Fault } from './faults.ts';
import {
  openDispute,
  refundCapture,
  reverseCapture,
  settleCapture,
  settleRefund,
  updateDispute,
} from './payments.ts';
import { SIGNERS } from './signing.ts';
import type { Simulator } from './simulator.ts';
import { WebhookSettings } from './webhooks.ts';

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

/** Control interface: what PayPal's staff, its buyers and failures would do. For tests and manual use. */
export function serveControl(app: FastifyInstance, simulator: Simulator): void {
  serveState(app, simulator);
  serveActions(app, simulator);
  serveWebhookControl(app, simulator);
}

function serveState(app: FastifyInstance, simulator: Simulator): void {
  const { books, clock, faults } = simulator;
  app.get('/_sim/state', () => ({
    now: isoTime(clock.now()),
    totals: totalsOf(books),
    orders: [...books.orders.values()],
    captures: [...books.captures.values()],
    refunds: [...books.refunds.values()],
    disputes: [...books.disputes.values()],
    events: simulator.webhooks.events.map(({ id, type }) => ({ id, type })),
    deliveries: simulator.webhooks.deliveries,
    calls: simulator.calls,
    faults: faults.waiting(),
  }));
  app.get('/_sim/ca.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(simulator.signing.authority),
  );
  app.post('/_sim/clock', (request) => {
    clock.advance(z.object({ advanceMs: z.number().min(0) }).parse(request.body).advanceMs);
    simulator.webhooks.pump();
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
  /** Invalidates every access token. */
  app.delete('/_sim/tokens', (_request, reply) => {
    simulator.tokens.clear();
    return reply.status(204).send();
  });
}

function serveActions(app: FastifyInstance, simulator: Simulator): void {
  const action = (path: string, perform: (id: string, body: unknown) => object) =>
    app.post(`/_sim/${path}`, (request) =>
      perform(Id.parse(request.params).id, request.body ?? {}),
    );

  action('orders/:id/approve', (id, body) => {
    const { fundingFails } = z.object({ fundingFails: z.boolean().optional() }).parse(body);
    return approveOrder(simulator, id, fundingFails);
  });
  action('orders/:id/reverse-approval', (id) => reverseApproval(simulator, id));
  action('captures/:id/end', (id, body) => {
    const Ending = z.object({ as: z.enum(['COMPLETED', 'DENIED', 'DECLINED']) });
    return settleCapture(simulator, id, Ending.parse(body).as);
  });
  /** A refund by the seller on PayPal's site. */
  action('captures/:id/refund', (id, body) => refundCapture(simulator, id, body, undefined));
  action('captures/:id/reverse', (id) => reverseCapture(simulator, id));
  action('captures/:id/dispute', (id) => openDispute(simulator, id));
  action('refunds/:id/end', (id, body) => {
    const Ending = z.object({ as: z.enum(['COMPLETED', 'FAILED']) });
    return settleRefund(simulator, id, Ending.parse(body).as);
  });
  action('disputes/:id/move', (id, body) =>
    updateDispute(simulator, id, z.object({ outcome: z.string().optional() }).parse(body).outcome),
  );
}

function serveWebhookControl(app: FastifyInstance, simulator: Simulator): void {
  const { webhooks, signing, clock, config } = simulator;
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
  /** Emits an event about any resource, even one that does not exist. */
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
  /** Signs a body with the signer that a test chooses. */
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
