import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { captureOrder, createOrder, orderOf } from './checkout.ts';
import { captureOf, disputeOf, refundCapture, refundOf } from './payments.ts';
import { serveReporting } from './reporting.ts';
import { RETENTION } from './request-ids.ts';
import { respondWithFault } from './respond-with-fault.ts';
import { serveCall } from './serve-call.ts';
import type { Simulator } from './simulator.ts';
import { notFound, WireError } from './wire-error.ts';

const TOKEN_SECONDS = 32_400;

/** The part of PayPal's REST API that a shop with one-time payments uses. */
export function serveApi(app: FastifyInstance, simulator: Simulator): void {
  serveToken(app, simulator);
  serveOrders(app, simulator);
  servePayments(app, simulator);
  serveReporting(app, simulator);
  serveNotifications(app, simulator);
}

function serveToken(app: FastifyInstance, simulator: Simulator): void {
  const { clientId, clientSecret } = simulator.config;
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  app.post('/v1/oauth2/token', (request, reply) =>
    respondWithFault(simulator.noteCall('token', ''), reply, () => {
      if (request.headers.authorization !== expected) {
        const body = {
          error: 'invalid_client',
          error_description: 'Client Authentication failed',
        };
        return { status: 401, body };
      }
      const form = new URLSearchParams(String(request.body));
      if (form.get('grant_type') !== 'client_credentials') throw new WireError(400);
      const token = `A21AA${randomBytes(48).toString('base64url')}`;
      simulator.tokens.set(token, simulator.clock.now() + TOKEN_SECONDS * 1000);
      const body = {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: TOKEN_SECONDS,
        nonce: `${new Date(simulator.clock.now()).toISOString()}${randomBytes(8).toString('hex')}`,
      };
      return { status: 200, body };
    }),
  );
}

function serveOrders(app: FastifyInstance, simulator: Simulator): void {
  const latest = (id: string, wantsAll: boolean) => {
    const order = orderOf(simulator, id);
    return wantsAll ? simulator.render.order(order) : simulator.render.minimalOrder(order);
  };
  serveCall(app, simulator, {
    operation: 'create_order',
    method: 'POST',
    url: '/v2/checkout/orders',
    keptFor: RETENTION.orders,
    perform: ({ body }) => createOrder(simulator, body),
    show: (id, { wantsAll }) => latest(id, wantsAll),
  });
  serveCall(app, simulator, {
    operation: 'get_order',
    method: 'GET',
    url: '/v2/checkout/orders/:id',
    perform: ({ id }) => orderOf(simulator, id),
    show: (id) => latest(id, true),
  });
  serveCall(app, simulator, {
    operation: 'capture_order',
    method: 'POST',
    url: '/v2/checkout/orders/:id/capture',
    keptFor: RETENTION.orders,
    perform: ({ id, fault }) => captureOrder(simulator, id, fault),
    show: (id, { wantsAll }) => latest(id, wantsAll),
  });
}

function servePayments(app: FastifyInstance, simulator: Simulator): void {
  const { render } = simulator;
  serveCall(app, simulator, {
    operation: 'get_capture',
    method: 'GET',
    url: '/v2/payments/captures/:id',
    perform: ({ id }) => captureOf(simulator, id),
    show: (id) => render.capture(captureOf(simulator, id)),
  });
  serveCall(app, simulator, {
    operation: 'refund_capture',
    method: 'POST',
    url: '/v2/payments/captures/:id/refund',
    keptFor: RETENTION.payments,
    perform: ({ id, body, fault }) => refundCapture(simulator, id, body, fault),
    show: (id) => render.refund(refundOf(simulator, id)),
  });
  serveCall(app, simulator, {
    operation: 'get_refund',
    method: 'GET',
    url: '/v2/payments/refunds/:id',
    perform: ({ id }) => refundOf(simulator, id),
    show: (id) => render.refund(refundOf(simulator, id)),
  });
  serveCall(app, simulator, {
    operation: 'get_dispute',
    method: 'GET',
    url: '/v1/customer/disputes/:id',
    perform: ({ id }) => disputeOf(simulator, id),
    show: (id) => render.dispute(disputeOf(simulator, id)),
  });
}

function serveNotifications(app: FastifyInstance, simulator: Simulator): void {
  app.get<{ Params: { id: string } }>('/v1/notifications/certs/:id', (request, reply) => {
    const fault = simulator.noteCall('get_certificate', request.params.id);
    if (fault?.effect === 'redirect') return reply.redirect(fault.location ?? '/', 302);
    return respondWithFault(fault, reply, () => {
      const certificate = simulator.signing.certificateAt(request.url);
      if (!certificate) throw notFound();
      const body =
        fault?.effect === 'huge' ? `${certificate}${'\n'.repeat(1_000_000)}` : certificate;
      return { status: 200, body, headers: { 'content-type': 'application/x-pem-file' } };
    });
  });
  app.get('/v1/notifications/webhooks-events', () => ({
    events: simulator.webhooks.events.map(({ body }): unknown => JSON.parse(body)),
    count: simulator.webhooks.events.length,
  }));
  app.post<{ Params: { id: string } }>(
    '/v1/notifications/webhooks-events/:id/resend',
    async (request, reply) => {
      const event = simulator.webhooks.events.find(({ id }) => id === request.params.id);
      if (!event) return reply.status(404).send(notFound().answer.body);
      await simulator.webhooks.resend(event);
      return reply.status(202).send(JSON.parse(event.body));
    },
  );
}
