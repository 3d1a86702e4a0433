import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { refundPayment } from '../../src/features/payments/refunds.service.ts';
import { sweepPayments } from '../../src/features/payments/sweep.service.ts';
import { openDeps } from '../../src/open-deps.ts';

/** Refunds and sweeps on command, one line of JSON at a time; answers each with `done` or `failed`. */
const Order = z.discriminatedUnion('act', [
  z.object({ act: z.literal('sweep') }),
  z.object({
    act: z.literal('refund'),
    id: z.uuid(),
    paymentId: z.uuid(),
    amountMinor: z.int(),
  }),
]);

const { deps, boss, close } = openDeps(readConfig(), 'api');
await boss.start();

async function carryOut(line: string): Promise<void> {
  const order = Order.parse(JSON.parse(line));
  if (order.act === 'sweep') return sweepPayments(deps);
  const { id, paymentId, amountMinor } = order;
  await refundPayment(deps, {
    id,
    paymentId,
    amountMinor,
    reason: 'asked for',
    origin: 'administrator',
  });
}

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await carryOut(line).then(
    () => 'done',
    () => 'failed',
  );
  process.stdout.write(`${answer}\n`);
}
await close();
