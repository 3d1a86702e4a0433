import Fastify from 'fastify';

/** The minimal HTTP route that answers with a given JSON value: no validation, limits, logs or metrics. `bare-route.ts <{ port, answer }>`. */
const { port, answer } = JSON.parse(process.argv[2] ?? '{}');
const app = Fastify();

app.get('/suggest', async () => answer);
app.get('/ready', async () => 'ready');
await app.listen({ host: '127.0.0.1', port });
