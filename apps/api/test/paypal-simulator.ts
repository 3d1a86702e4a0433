import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '../../../tools/stack/repository.ts';
import { endProcess, spawnTethered } from '../../../tools/stack/tethered-process.ts';

/** For each call: short for calls that time out, long enough for a busy machine. */
export const PATIENCE_MS = 1_500;

const CLIENT = { id: 'client-of-the-tests', secret: 'secret-of-the-tests' };
const WEBHOOK_ID = '4TESTS00000WEBHOOK';

export interface PayPalSimulator {
  origin: string;
  /** The certificate of its signing authority. */
  trustAnchor: string;
  /** Below `/_sim`: actions of PayPal's staff and buyers, and failures. */
  control<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T>;
  stop(): Promise<void>;
}

/** The simulator as a separate process on a free port, with empty records. */
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

/** The adapter's settings for the simulator. */
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
