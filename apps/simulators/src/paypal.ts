import Fastify from 'fastify';
import { ZodError } from 'zod';
import { readPayPalConfig } from './config.ts';
import { serveApi } from './paypal/api.ts';
import { loadBooks, saveBooks } from './paypal/books-file.ts';
import { serveBuyerPage } from './paypal/buyer-page.ts';
import { serveControl } from './paypal/control.ts';
import { WireError } from './paypal/wire-error.ts';
import { makeWorld } from './paypal/world.ts';

const config = readPayPalConfig();
const world = makeWorld(config);
loadBooks(world.books, config.directory);

/** A stand-in for PayPal: its REST API, its buyer page, its signed webhooks; and the faults of all three, on demand. */
const app = Fastify({ forceCloseConnections: true });
app.removeContentTypeParser('application/json');
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
  // PayPal's clients announce JSON even where they send none.
  const text = String(body);
  try {
    done(null, text === '' ? undefined : JSON.parse(text));
  } catch {
    done(new WireError(400, 'MALFORMED_REQUEST_JSON'));
  }
});
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => done(null, body),
);
app.setErrorHandler((error, _request, reply) => {
  if (error instanceof WireError) return reply.status(error.answer.status).send(error.answer.body);
  const status = error instanceof ZodError ? 400 : 500;
  return reply.status(status).send({ message: error instanceof Error ? error.message : 'unknown' });
});
app.get('/_sim/health', () => ({ ok: true }));
serveApi(app, world);
serveBuyerPage(app, world);
serveControl(app, world);

world.origin = await app.listen({ host: '127.0.0.1', port: config.port });
process.stdout.write(`PayPal simulator at ${world.origin}\n`);

const pumping = setInterval(world.webhooks.pump, 250);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(pumping);
    saveBooks(world.books, config.directory);
    void app.close().then(() => process.exit(0));
  });
}
