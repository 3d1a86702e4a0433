import Fastify from 'fastify';
import { ZodError } from 'zod';
import { readPayPalConfig } from './config.ts';
import { serveApi } from './paypal/api.ts';
import { loadBooks, saveBooks } from './paypal/books-file.ts';
import { serveBuyerPage } from './paypal/buyer-page.ts';
import { serveControl } from './paypal/control.ts';
import { createSimulator } from './paypal/simulator.ts';
import { WireError } from './paypal/wire-error.ts';

const config = readPayPalConfig();
const simulator = createSimulator(config);
loadBooks(simulator.books, config.directory);

/** PayPal simulator: REST API, buyer page and signed webhooks, with faults on demand. */
const app = Fastify({ forceCloseConnections: true });
app.removeContentTypeParser('application/json');
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
  // PayPal's clients send a JSON content type even without a body.
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
serveApi(app, simulator);
serveBuyerPage(app, simulator);
serveControl(app, simulator);

simulator.origin = await app.listen({ host: '127.0.0.1', port: config.port });
process.stdout.write(`PayPal simulator at ${simulator.origin}\n`);

const pumping = setInterval(simulator.webhooks.pump, 250);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(pumping);
    saveBooks(simulator.books, config.directory);
    void app.close().then(() => process.exit(0));
  });
}
