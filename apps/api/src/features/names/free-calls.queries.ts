import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { freeModelCalls, freeModelNetworks } from '../../db/schema/names.ts';

/** Adds calls of an account on a day and returns the new total. The row is locked until the transaction ends. */
export async function countAccountCalls(tx: Tx, userId: string, day: string, calls: number) {
  const [row] = await tx
    .insert(freeModelCalls)
    .values({ userId, day, calls })
    .onConflictDoUpdate({
      target: [freeModelCalls.userId, freeModelCalls.day],
      set: { calls: sql`${freeModelCalls.calls} + excluded.calls` },
    })
    .returning({ calls: freeModelCalls.calls });
  return row?.calls ?? calls;
}

/** The same for a network. */
export async function countNetworkCalls(tx: Tx, network: string, day: string, calls: number) {
  const [row] = await tx
    .insert(freeModelNetworks)
    .values({ network, day, calls })
    .onConflictDoUpdate({
      target: [freeModelNetworks.network, freeModelNetworks.day],
      set: { calls: sql`${freeModelNetworks.calls} + excluded.calls` },
    })
    .returning({ calls: freeModelNetworks.calls });
  return row?.calls ?? calls;
}

interface Counted {
  userId: string;
  network: string;
  day: string;
}

/** Subtracts calls from an account and its network. */
export async function subtractCalls(tx: Tx, { userId, network, day }: Counted, calls: number) {
  await tx
    .update(freeModelCalls)
    .set({ calls: sql`greatest(${freeModelCalls.calls} - ${calls}, 0)` })
    .where(and(eq(freeModelCalls.userId, userId), eq(freeModelCalls.day, day)));
  await tx
    .update(freeModelNetworks)
    .set({ calls: sql`greatest(${freeModelNetworks.calls} - ${calls}, 0)` })
    .where(and(eq(freeModelNetworks.network, network), eq(freeModelNetworks.day, day)));
}
