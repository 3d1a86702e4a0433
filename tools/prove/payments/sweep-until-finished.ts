import { waitUntil } from '../../stack/wait-until.ts';
import { unfinished } from './books.ts';
import type { ProxiedStack } from './proxied-stack.ts';

/** Expires all leases and waiting times. */
async function expireLeases(proxiedStack: ProxiedStack): Promise<void> {
  await proxiedStack.sql(
    "update payments set leased_until = now() - interval '1 second' where leased_until is not null",
  );
  await proxiedStack.sql(
    "update payments set next_check_at = now() where status = 'pending' and next_check_at is not null",
  );
  await proxiedStack.sql('update refunds set next_try_at = now() where next_try_at is not null');
}

/** After the mishaps: runs the sweeper until nothing is pending. */
export async function sweepUntilFinished(proxiedStack: ProxiedStack): Promise<void> {
  for (const { steps } of Object.values(proxiedStack.places)) steps.stopWatching();
  await waitUntil(
    async () => {
      await expireLeases(proxiedStack);
      return (
        (await proxiedStack.hand.ask({ act: 'sweep' })) && (await unfinished(proxiedStack)) === 0
      );
    },
    { what: 'the sweeper to finish everything', timeoutMs: 60_000 },
  );
}
