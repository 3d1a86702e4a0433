import Fastify from 'fastify';
import pg from 'pg';

/**
 * The least that can debit an account over HTTP: Fastify, the driver and the statements of the product, without admission,
 * validation, limits, logs or measurements. `bare-route.ts <{ databaseUrl, port, pool, actor, debit }>`.
 */
const { databaseUrl, port, pool, actor, debit } = JSON.parse(process.argv[2] ?? '{}');
const connections = new pg.Pool({ connectionString: databaseUrl, max: pool });
const app = Fastify();

app.post<{ Body: { user: string; session: string; amount: number } }>('/debit', async (request) => {
  const { user, session, amount } = request.body;
  await connections.query({ name: actor.name, text: actor.text, values: [session] });
  const reference = `act ${crypto.randomUUID()}`;
  const values = [user, 'usage', reference, -amount, new Date().toISOString()];
  const { rows } = await connections.query({ name: debit.name, text: debit.text, values });
  return { remainingCredits: rows[0].spendable };
});
app.get('/ready', async () => 'ready');
await app.listen({ host: '127.0.0.1', port });
