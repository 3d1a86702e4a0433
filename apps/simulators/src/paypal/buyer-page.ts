import type { FastifyInstance, FastifyReply } from 'fastify';
import { isExpired, type Order } from './books.ts';
import { approveOrder } from './checkout.ts';
import type { Simulator } from './simulator.ts';

const PAYER_ID = 'QYR5Z8XDVJNXQ';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; background: #fff }
  form { display: grid; gap: .75rem; margin-top: 1.5rem }
  button { font: inherit; padding: .75rem; border: 1px solid #767676; border-radius: 1.5rem; background: #fff; color: inherit; cursor: pointer }
  button:first-child { background: #0b5394; border-color: #0b5394; color: #fff }
</style>
</head>
<body><main><p>Simulated payment page: no money moves.</p>${content}</main></body>
</html>`;

function choices({ brandName, description, amount, returnUrl }: Order): string {
  const shop = escaped(brandName ?? new URL(returnUrl).host);
  const price = escaped(`${amount.value} ${amount.currency_code}`);
  return `<h1>Pay ${price} to ${shop}</h1>
<p>${escaped(description ?? '')}</p>
<form method="post">
  <button name="decision" value="approve">Pay now</button>
  <button name="decision" value="decline">Pay with a card that is declined</button>
  <button name="decision" value="close">Pay now, but never return to the shop</button>
  <button name="decision" value="cancel">Cancel and return to the shop</button>
</form>`;
}

const withQuery = (url: string, query: Record<string, string>): string => {
  const target = new URL(url);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return target.href;
};

/** The page where the buyer approves or cancels and is sent back. */
export function serveBuyerPage(app: FastifyInstance, simulator: Simulator): void {
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.status(status).type('text/html; charset=utf-8').send(html);
  const openOrder = (token: string) => {
    const order = simulator.books.orders.get(token);
    return order && !isExpired(order, simulator.clock.now()) ? order : undefined;
  };
  const gone = (reply: FastifyReply) =>
    show(reply, 404, page('Gone', '<h1>This payment is no longer open</h1>'));

  app.get<{ Querystring: { token?: string } }>('/checkoutnow', (request, reply) => {
    const order = openOrder(request.query.token ?? '');
    if (!order) return gone(reply);
    if (order.status === 'COMPLETED')
      return show(reply, 200, page('Paid', '<h1>This order has been paid</h1>'));
    return show(reply, 200, page('Pay', choices(order)));
  });

  app.post<{ Querystring: { token?: string } }>('/checkoutnow', (request, reply) => {
    const order = openOrder(request.query.token ?? '');
    if (!order) return gone(reply);
    const decision = new URLSearchParams(String(request.body)).get('decision');
    if (decision === 'cancel')
      return reply.redirect(withQuery(order.cancelUrl, { token: order.id }), 303);
    approveOrder(simulator, order.id, decision === 'decline');
    if (decision === 'close')
      return show(reply, 200, page('Approved', '<h1>Approved: you can close this window</h1>'));
    return reply.redirect(withQuery(order.returnUrl, { token: order.id, PayerID: PAYER_ID }), 303);
  });
}
