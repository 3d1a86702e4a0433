import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { captureOrder, createOrder, orderOf } from './checkout.ts';
import { captureOf, disputeOf, refundCapture, refundOf } from './payments.ts';
import { serveReporting } from './reporting.ts';
import { KEPT } from './request-ids.ts';
import { serveCall } from './serve-call.ts';
import { answerThrough } from './unreliable.ts';
import { notFound, WireError } from './wire-error.ts';
import type { World } from './world.ts';

const TOKEN_SECONDS = 32_400;

/** PayPal's REST API, as far as a shop with one-time payments uses it. */
export function serveApi(app: FastifyInstance, world: World): void {
  serveToken(app, world);
  serveOrders(app, world);
  servePayments(app, world);
  serveReporting(app, world);
  serveNotifications(app, world);
}

function serveToken(app: FastifyInstance, world: World): void {
  const { clientId, clientSecret } = world.config;
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  app.post('/v1/oauth2/token', (request, reply) =>
    answerThrough(world.noteCall('token', ''), reply, () => {
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
      world.tokens.set(token, world.clock.now() + TOKEN_SECONDS * 1000);
      const body = {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: TOKEN_SECONDS,
        nonce: `${new Date(world.clock.now()).toISOString()}${randomBytes(8).toString('hex')}`,
      };
      return { status: 200, body };
    }),
  );
}

function serveOrders(app: FastifyInstance, world: World): void {
  const latest = (id: string, wantsAll: boolean) => {
    const order = orderOf(world, id);
    return wantsAll ? world.render.order(order) : world.render.minimalOrder(order);
  };
  serveCall(app, world, {
    operation: 'create_order',
    method: 'POST',
    url: '/v2/checkout/orders',
    keptFor: KEPT.orders,
    perform: ({ body }) => createOrder(world, body),
    show: (id, { wantsAll }) => latest(id, wantsAll),
  });
  serveCall(app, world, {
    operation: 'get_order',
    method: 'GET',
    url: '/v2/checkout/orders/:id',
    perform: ({ id }) => orderOf(world, id),
    show: (id) => latest(id, true),
  });
  serveCall(app, world, {
    operation: 'capture_order',
    method: 'POST',
    url: '/v2/checkout/orders/:id/capture',
    keptFor: KEPT.orders,
    perform: ({ id, fault }) => captureOrder(world, id, fault),
    show: (id, { wantsAll }) => latest(id, wantsAll),
  });
}

function servePayments(app: FastifyInstance, world: World): void {
  const { render } = world;
  serveCall(app, world, {
    operation: 'get_capture',
    method: 'GET',
    url: '/v2/payments/captures/:id',
    perform: ({ id }) => captureOf(world, id),
    show: (id) => render.capture(captureOf(world, id)),
  });
  serveCall(app, world, {
    operation: 'refund_capture',
    method: 'POST',
    url: '/v2/payments/captures/:id/refund',
    keptFor: KEPT.payments,
    perform: ({ id, body, fault }) => refundCapture(world, id, body, fault),
    show: (id) => render.refund(refundOf(world, id)),
  });
  serveCall(app, world, {
    operation: 'get_refund',
    method: 'GET',
    url: '/v2/payments/refunds/:id',
    perform: ({ id }) => refundOf(world, id),
    show: (id) => render.refund(refundOf(world, id)),
  });
  serveCall(app, world, {
    operation: 'get_dispute',
    method: 'GET',
    url: '/v1/customer/disputes/:id',
    perform: ({ id }) => disputeOf(world, id),
    show: (id) => render.dispute(disputeOf(world, id)),
  });
}

function serveNotifications(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/v1/notifications/certs/:id', (request, reply) => {
    const fault = world.noteCall('get_certificate', request.params.id);
    if (fault?.effect === 'redirect') return reply.redirect(fault.location ?? '/', 302);
    return answerThrough(fault, reply, () => {
      const certificate = world.signing.certificateAt(request.url);
      if (!certificate) throw notFound();
      const body =
        fault?.effect === 'huge' ? `${certificate}${'\n'.repeat(1_000_000)}` : certificate;
      return { status: 200, body, headers: { 'content-type': 'application/x-pem-file' } };
    });
  });
  app.get('/v1/notifications/webhooks-events', () => ({
    events: world.webhooks.events.map(({ body }): unknown => JSON.parse(body)),
    count: world.webhooks.events.length,
  }));
  app.post<{ Params: { id: string } }>(
    '/v1/notifications/webhooks-events/:id/resend',
    async (request, reply) => {
      const event = world.webhooks.events.find(({ id }) => id === request.params.id);
      if (!event) return reply.status(404).send(notFound().answer.body);
      await world.webhooks.resend(event);
      return reply.status(202).send(JSON.parse(event.body));
    },
  );
}
