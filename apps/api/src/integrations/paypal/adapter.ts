import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { payPalClient } from './client.ts';
import { payPalOrders } from './orders.ts';
import { payPalPayments } from './payments.ts';
import type { PayPal } from './port.ts';
import { payPalReporting } from './reporting.ts';
import type { PayPalSettings } from './settings.ts';
import { webhookVerifier } from './webhook.ts';

/** For each call. An uncertain capture takes three of them, and must end before a browser gives up. */
const PATIENCE_MS = 8_000;

export function payPal(
  settings: PayPalSettings,
  clock: Clock,
  log: Log,
  patienceMs = PATIENCE_MS,
): PayPal {
  const client = payPalClient(settings, { clock, log, patienceMs });
  const payments = payPalPayments(client);
  return {
    ...payPalOrders(client, settings.checkoutOrigin, payments.getCapture),
    ...payments,
    ...payPalReporting(client),
    verifyWebhook: webhookVerifier(settings, { clock, patienceMs }),
  };
}
