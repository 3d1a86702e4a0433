import { type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

const BLOCK = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
/** Signer, two intermediates, root: longer chains are not PayPal's. */
const MAX_LENGTH = 5;
/** PayPal's signers are named messageverificationcerts.paypal.com and the like. */
const OWNER = /^CN=(?:[a-z0-9-]+\.)*paypal\.com$/m;

/** Throws when it is invalid. */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(BLOCK) ?? []).slice(0, MAX_LENGTH).map((block) => new X509Certificate(block));

/** The trusted authorities for a signer. */
export function trustAnchors(pem: string | undefined): X509Certificate[] {
  const anchors =
    pem === undefined ? rootCertificates.flatMap(certificatesIn) : certificatesIn(pem);
  if (anchors.length === 0) throw new Error('the trust anchor holds no certificate');
  return anchors;
}

const isGoodAt = (certificate: X509Certificate, now: Date): boolean =>
  certificate.validFromDate <= now && now < certificate.validToDate;

const hasIssued = (issuer: X509Certificate, certificate: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** The key of the first certificate, if it is PayPal's and a valid chain leads from it to an anchor. */
export function signerKey(
  chain: readonly X509Certificate[],
  anchors: readonly X509Certificate[],
  now: Date,
): KeyObject | undefined {
  const [signer, ...between] = chain;
  if (!signer || !OWNER.test(signer.subject)) return undefined;
  if (signer.publicKey.asymmetricKeyType !== 'rsa') return undefined;
  let current = signer;
  for (let step = 0; step < MAX_LENGTH; step += 1) {
    const link = current;
    if (!isGoodAt(link, now)) return undefined;
    if (anchors.some((anchor) => isGoodAt(anchor, now) && hasIssued(anchor, link)))
      return signer.publicKey;
    const next = between.find((candidate) => candidate !== link && hasIssued(candidate, link));
    if (!next) return undefined;
    current = next;
  }
  return undefined;
}
