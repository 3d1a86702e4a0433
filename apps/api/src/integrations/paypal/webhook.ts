import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Clock } from '../../lib/clock.ts';
import { certificatesIn, signerKey, trustAnchors } from './certificate-chain.ts';
import { certificateSource, isCertificateAddress } from './certificate-source.ts';
import { payPalFault } from './client.ts';
import { parentIdIn } from './from-wire.ts';
import type { EventSubject, PayPal, WebhookVerdict } from './port.ts';
import type { PayPalSettings } from './settings.ts';
import { WireEvent } from './wire.ts';

/** PayPal retries for three days; anything older is a replay. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;
/** Clocks differ. */
const MAX_AHEAD_MS = 3_600_000;

const Headers = z.object({
  'paypal-transmission-id': z.string().min(1).max(128),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
  'paypal-transmission-sig': z.base64().min(1).max(2_048),
  'paypal-cert-url': z.string().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

const refused = (
  reason: Extract<WebhookVerdict, { kind: 'refused' }>['reason'],
): WebhookVerdict => ({
  kind: 'refused',
  reason,
});

function subjectOf({ resource_type: type, resource }: WireEvent): EventSubject {
  const { id, dispute_id: disputeId, custom_id: paymentId, links } = resource;
  const related = resource.supplementary_data?.related_ids;
  if (type === 'checkout-order' && id) return { kind: 'order', orderId: id };
  if (type === 'capture' && id) {
    const orderId = related?.order_id ?? parentIdIn(links);
    return { kind: 'capture', captureId: id, orderId, paymentId: paymentId ?? null };
  }
  if (type === 'refund' && id)
    return { kind: 'refund', refundId: id, captureId: related?.capture_id ?? parentIdIn(links) };
  if (type === 'dispute' && disputeId) {
    const disputed = resource.disputed_transactions ?? [];
    const captureIds = disputed.flatMap(({ seller_transaction_id: capture }) => capture ?? []);
    return { kind: 'dispute', disputeId, captureIds };
  }
  return { kind: 'other' };
}

function eventIn(body: Buffer): WireEvent | undefined {
  try {
    return WireEvent.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Verifies the signature locally, as PayPal recommends: no second call for each event. */
export function webhookVerifier(
  settings: PayPalSettings,
  around: { clock: Clock; patienceMs: number },
): PayPal['verifyWebhook'] {
  const { clock, patienceMs } = around;
  const anchors = trustAnchors(settings.trustAnchor);
  const certificates = certificateSource(clock, patienceMs);

  return async ({ headers, body, network }) => {
    const read = Headers.safeParse(headers);
    if (!read.success) return refused('headers-incomplete');
    const id = read.data['paypal-transmission-id'];
    const time = read.data['paypal-transmission-time'];
    const address = read.data['paypal-cert-url'];

    // Cheap checks first: a sender of addresses must not make us call them.
    if (!isCertificateAddress(address, settings.certificateOrigins))
      return refused('foreign-certificate-address');
    const now = clock.now();
    const age = now.getTime() - new Date(time).getTime();
    if (age > MAX_AGE_MS || age < -MAX_AHEAD_MS) return refused('too-old');

    const event = eventIn(body);
    if (!event) return refused('unreadable-event');

    const pem = await certificates.fetch(address, network);
    if (pem === undefined) return refused('no-such-certificate');
    const key = signerKey(readChain(pem), anchors, now);
    if (!key) return refused('untrusted-certificate');

    const signed = Buffer.from([id, time, settings.webhookId, crc32(body)].join('|'));
    const signature = Buffer.from(read.data['paypal-transmission-sig'], 'base64');
    if (!verify('RSA-SHA256', signed, key, signature)) return refused('wrong-signature');

    const { id: eventId, event_type: type } = event;
    return {
      kind: 'genuine',
      event: { id: eventId, type, subject: subjectOf(event), transmissionId: id },
    };
  };
}

/** It came from PayPal's own host, so a page that is no certificate is an outage and no forgery. */
function readChain(pem: string) {
  try {
    const chain = certificatesIn(pem);
    if (chain.length > 0) return chain;
  } catch (error) {
    throw payPalFault('a certificate that cannot be read', error);
  }
  throw payPalFault('no certificate where one should be');
}
