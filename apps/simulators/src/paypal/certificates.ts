import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import {
  bits,
  objectId,
  octets,
  positive,
  sequence,
  set,
  small,
  tagged,
  text,
  utcTime,
  yes,
} from './der.ts';

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';

/** The name on the certificates with which PayPal signs its webhooks. */
const SIGNER_NAME = 'messageverificationcerts.paypal.com';
/** Far on both sides: a test may set its clock to any day. */
const LONG = { from: new Date('2020-01-01T00:00:00Z'), to: new Date('2045-01-01T00:00:00Z') };
const OVER = { from: new Date('2019-01-01T00:00:00Z'), to: new Date('2020-01-01T00:00:00Z') };

/** Whoever holds a key and a certificate for it, entitled to issue others or not. */
export interface Authority {
  key: KeyObject;
  name: string;
  certificate: string;
}

interface Wish {
  subject: string;
  publicKey: KeyObject;
  issuer: { name: string; key: KeyObject };
  isAuthority: boolean;
  validity: { from: Date; to: Date };
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
/** With the highest bit set, so that the encoding's leading zero is never one too many. */
const serialNumber = () => positive(Buffer.concat([Buffer.from([0x80]), randomBytes(15)]));
const algorithm = () => sequence(objectId(SHA256_WITH_RSA), Buffer.from([0x05, 0x00]));
const named = (name: string) => sequence(set(sequence(objectId(COMMON_NAME), text(name))));
const extension = (id: string, value: Buffer) => sequence(objectId(id), yes(), octets(value));

function extensionsOf(isAuthority: boolean): Buffer {
  // Of a signer nothing but this forbids that it issues others: a client has to look.
  if (!isAuthority) return sequence(extension(BASIC_CONSTRAINTS, sequence()));
  // The fifth bit of a key's use: it signs certificates.
  const issues = bits(Buffer.from([0x04]), 2);
  return sequence(extension(BASIC_CONSTRAINTS, sequence(yes())), extension(KEY_USAGE, issues));
}

function certify({ subject, publicKey, issuer, isAuthority, validity }: Wish): string {
  const content = sequence(
    tagged(0, small(2)),
    serialNumber(),
    algorithm(),
    named(issuer.name),
    sequence(utcTime(validity.from), utcTime(validity.to)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, extensionsOf(isAuthority)),
  );
  const signature = sign('RSA-SHA256', content, issuer.key);
  const der = sequence(content, algorithm(), bits(signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** Vouched for by another authority, or by itself. */
export function newAuthority(name: string, by?: Authority): Authority {
  const key = newKey();
  const own = certify({
    subject: name,
    publicKey: createPublicKey(key),
    issuer: by ?? { name, key },
    isAuthority: true,
    validity: LONG,
  });
  return { key, name, certificate: own };
}

/** The certificate of a signer stands before that of its issuer, as a client wants to read them. */
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
    validity: odd.expired ? OVER : LONG,
  });
  return { key, name, certificate: own + issuer.certificate };
}
