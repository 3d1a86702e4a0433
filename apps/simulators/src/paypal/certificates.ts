import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import {
  bitString,
  booleanTrue,
  objectId,
  octetString,
  positiveInteger,
  sequence,
  set,
  smallInteger,
  tagged,
  utcTime,
  utf8String,
} from './der.ts';

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';

/** The name on the certificates with which PayPal signs its webhooks. */
const SIGNER_NAME = 'messageverificationcerts.paypal.com';
/** Wide, because a test may set its clock to any day. */
const LONG_VALIDITY = {
  from: new Date('2020-01-01T00:00:00Z'),
  to: new Date('2045-01-01T00:00:00Z'),
};
const EXPIRED_VALIDITY = {
  from: new Date('2019-01-01T00:00:00Z'),
  to: new Date('2020-01-01T00:00:00Z'),
};

/** A key with its certificate, with or without the right to issue others. */
export interface Authority {
  key: KeyObject;
  name: string;
  certificate: string;
}

interface CertificateRequest {
  subject: string;
  publicKey: KeyObject;
  issuer: { name: string; key: KeyObject };
  isAuthority: boolean;
  validity: { from: Date; to: Date };
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
/** The highest bit is set, so that the leading zero of the encoding is never redundant. */
const serialNumber = () => positiveInteger(Buffer.concat([Buffer.from([0x80]), randomBytes(15)]));
const algorithm = () => sequence(objectId(SHA256_WITH_RSA), Buffer.from([0x05, 0x00]));
const distinguishedName = (name: string) =>
  sequence(set(sequence(objectId(COMMON_NAME), utf8String(name))));
const extension = (id: string, value: Buffer) =>
  sequence(objectId(id), booleanTrue(), octetString(value));

function extensionsOf(isAuthority: boolean): Buffer {
  // Only this extension forbids a signer to issue certificates: a client must check it.
  if (!isAuthority) return sequence(extension(BASIC_CONSTRAINTS, sequence()));
  // The fifth bit of key usage: signs certificates.
  const issues = bitString(Buffer.from([0x04]), 2);
  return sequence(
    extension(BASIC_CONSTRAINTS, sequence(booleanTrue())),
    extension(KEY_USAGE, issues),
  );
}

function certify({
  subject,
  publicKey,
  issuer,
  isAuthority,
  validity,
}: CertificateRequest): string {
  const content = sequence(
    tagged(0, smallInteger(2)),
    serialNumber(),
    algorithm(),
    distinguishedName(issuer.name),
    sequence(utcTime(validity.from), utcTime(validity.to)),
    distinguishedName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, extensionsOf(isAuthority)),
  );
  const signature = sign('RSA-SHA256', content, issuer.key);
  const der = sequence(content, algorithm(), bitString(signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** Signed by another authority, or self-signed. */
export function newAuthority(name: string, by?: Authority): Authority {
  const key = newKey();
  const own = certify({
    subject: name,
    publicKey: createPublicKey(key),
    issuer: by ?? { name, key },
    isAuthority: true,
    validity: LONG_VALIDITY,
  });
  return { key, name, certificate: own };
}

/** The certificate chain: the signer's certificate first, then its issuer's. */
export function newSigner(
  issuer: Authority,
  odd: { subject?: string; expired?: boolean } = {},
): Authority {
  const key = newKey();
  const name = odd.subject ?? SIGNER_NAME;
  const own = certify({
    subject: name,
    publicKey: createPublicKey(key),
    issuer,
    isAuthority: false,
    validity: odd.expired ? EXPIRED_VALIDITY : LONG_VALIDITY,
  });
  return { key, name, certificate: own + issuer.certificate };
}
