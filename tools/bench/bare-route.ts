import Fastify from 'fastify';
import pg from 'pg';

/**
 * The minimal HTTP route that debits an account: Fastify, the driver and the product's statements, without authentication,
 * validation, limits, logs or metrics. `bare-route.ts <{ databaseUrl, port, pool, actor, debit }>`.
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
