import { proxyPayPal } from './paypal-proxy.ts';
import { proxyPostgres } from './postgres-proxy.ts';
import { Steps } from './steps.ts';

/** One process of ours with a proxy before each of its third parties. */
export interface Place {
  steps: Steps;
  /** What the process is told instead of the true addresses. */
  env: { DATABASE_URL: string; PAYPAL_BASE_URL: string };
  close(): Promise<void>;
}

/** `payPal` is asked for when the first call comes: the simulator starts after us. */
export async function openPlace(databaseUrl: string, payPal: () => string): Promise<Place> {
  const steps = new Steps();
  const address = new URL(databaseUrl);
  const postgres = await proxyPostgres(Number(address.port), steps);
  const calls = await proxyPayPal(payPal, steps);
  address.port = String(postgres.port);
  return {
    steps,
    env: { DATABASE_URL: address.href, PAYPAL_BASE_URL: `http://127.0.0.1:${calls.port}` },
    async close() {
      await postgres.close();
      await calls.close();
    },
  };
}
