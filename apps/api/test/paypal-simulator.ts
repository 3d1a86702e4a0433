import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '../../../tools/stack/repository.ts';
import { endProcess, spawnTethered } from '../../../tools/stack/tethered-process.ts';

/** With one call: short for those who wait in vain, long enough for a busy machine. */
export const PATIENCE_MS = 1_500;

const CLIENT = { id: 'client-of-the-tests', secret: 'secret-of-the-tests' };
const WEBHOOK_ID = '4TESTS00000WEBHOOK';

export interface PayPalSimulator {
  origin: string;
  /** The certificate of the authority that it signs with. */
  trustAnchor: string;
  /** Below `/_sim`: what PayPal's people, its buyers and fate do. */
  control<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T>;
  stop(): Promise<void>;
}

/** The simulator as a process of its own on a free port, with empty books. */
export async function startPayPalSimulator(): Promise<PayPalSimulator> {
  const child = spawnTethered(
    process.execPath,
    [join(REPOSITORY, 'apps/simulators/src/paypal.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PAYPAL_SIMULATOR_PORT: '0',
        PAYPAL_SIMULATOR_CLIENT_ID: CLIENT.id,
        PAYPAL_SIMULATOR_CLIENT_SECRET: CLIENT.secret,
        PAYPAL_SIMULATOR_WEBHOOK_ID: WEBHOOK_ID,
      },
    },
  );
  if (!child.stdout) throw new Error('its output is piped');
  let origin: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /http:\S+/.exec(line)?.[0];
    if (origin) break;
  }
  if (!origin) throw new Error('the simulator ended before it listened');
  const url = `${origin}/_sim`;
  return {
    origin,
    trustAnchor: await (await fetch(`${url}/ca.pem`)).text(),
    async control(method, path, body) {
      const response = await fetch(`${url}/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`the simulator refuses ${path}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
    stop: () => endProcess(child),
  };
}

/** How the adapter is told of the simulator. */
export const settingsFor = ({ origin, trustAnchor }: PayPalSimulator) => ({
  baseUrl: origin,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  webhookId: WEBHOOK_ID,
  checkoutOrigin: origin,
  certificateOrigins: [origin],
  trustAnchor,
});

export const newOrder = (paymentId: string, amount = { minor: 799, currency: 'EUR' }) => ({
  paymentId,
  amount,
  description: '100 Credits',
  locale: 'de-DE',
  returnUrl: 'https://ismi.example/payment/success',
  cancelUrl: 'https://ismi.example/payment/cancel',
});
