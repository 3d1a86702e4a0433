import { waitUntil } from '../../stack/wait-until.ts';
import { unfinished } from './books.ts';
import type { House } from './house.ts';

/** Lets the time pass that callers who died have leased, and that the sweeper would wait: nobody is at work any more. */
async function passTime(house: House): Promise<void> {
  await house.sql(
    "update payments set leased_until = now() - interval '1 second' where leased_until is not null",
  );
  await house.sql(
    "update payments set next_check_at = now() where status = 'pending' and next_check_at is not null",
  );
  await house.sql('update refunds set next_try_at = now() where next_try_at is not null');
}

/** After the mishaps: only the sweeper works, until nothing is under way. */
export async function heal(house: House): Promise<void> {
  for (const { steps } of Object.values(house.places)) steps.rest();
  await waitUntil(
    async () => {
      await passTime(house);
      return (await house.hand.ask({ act: 'sweep' })) && (await unfinished(house)) === 0;
    },
    { what: 'the sweeper to finish everything', timeoutMs: 60_000 },
  );
}
