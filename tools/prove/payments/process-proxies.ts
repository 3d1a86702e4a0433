import { proxyPayPal } from './paypal-proxy.ts';
import { proxyPostgres } from './postgres-proxy.ts';
import { StepInterceptor } from './step-interceptor.ts';

/** One of our processes with a proxy for each of its third parties. */
export interface ProxiedProcess {
  steps: StepInterceptor;
  /** The addresses of the proxies. */
  env: { DATABASE_URL: string; PAYPAL_BASE_URL: string };
  close(): Promise<void>;
}

/** `payPal` is called at the first request, because the simulator starts later. */
export async function openProxies(
  databaseUrl: string,
  payPal: () => string,
): Promise<ProxiedProcess> {
  const steps = new StepInterceptor();
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
