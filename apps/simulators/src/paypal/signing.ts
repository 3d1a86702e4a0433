import { createPrivateKey, randomBytes, randomUUID, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Authority, newAuthority, newSigner } from './certificates.ts';
import { isoTime } from './clock.ts';

const ROOT_NAME = 'Simulated PayPal Root';

/**
 * The signer: PayPal, an untrusted authority, an expired certificate, another company, or a certificate issued by PayPal's
 * signer, which must not issue any.
 */
export const SIGNERS = ['genuine', 'foreign', 'expired', 'other-name', 'issued-by-signer'] as const;
type SignerKind = (typeof SIGNERS)[number];

interface Envelope {
  transmissionId?: string;
  /** Milliseconds. */
  at: number;
  webhookId: string;
  signer?: SignerKind;
  /** Instead of the real URL of the signer's certificate. */
  certUrl?: string;
  corrupt?: boolean;
}

export interface Signing {
  /** The trust anchor, as PEM. */
  authority: string;
  certificateAt(path: string): string | undefined;
  headersFor(body: string, envelope: Envelope): Record<string, string>;
}

/** Keeps the authority in the folder, so that clients can trust it after a restart. */
function openAuthority(directory: string | undefined): Authority {
  if (!directory) return newAuthority(ROOT_NAME);
  const keyFile = join(directory, 'ca-key.pem');
  const certificateFile = join(directory, 'ca.pem');
  try {
    const key = createPrivateKey(readFileSync(keyFile));
    return { key, name: ROOT_NAME, certificate: readFileSync(certificateFile, 'utf8') };
  } catch {
    const made = newAuthority(ROOT_NAME);
    mkdirSync(directory, { recursive: true });
    writeFileSync(keyFile, made.key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    writeFileSync(certificateFile, made.certificate);
    return made;
  }
}

export function openSigning(directory: string | undefined, origin: () => string): Signing {
  const root = openAuthority(directory);
  const authority = newAuthority('Simulated PayPal Issuer', root);
  const make: Record<SignerKind, () => Authority> = {
    genuine: () => newSigner(authority),
    foreign: () => newSigner(newAuthority(ROOT_NAME)),
    expired: () => newSigner(authority, { expired: true }),
    'other-name': () => newSigner(authority, { subject: 'messageverificationcerts.example' }),
    'issued-by-signer': () => newSigner(signerOf('genuine')),
  };
  const signers = new Map<SignerKind, Authority & { path: string }>();
  const signerOf = (kind: SignerKind) => {
    const known = signers.get(kind);
    if (known) return known;
    const [first, second] = [randomBytes(4).toString('hex'), randomBytes(4).toString('hex')];
    const signer = { ...make[kind](), path: `/v1/notifications/certs/CERT-${first}-${second}` };
    signers.set(kind, signer);
    return signer;
  };
  signerOf('genuine');

  return {
    authority: root.certificate,
    certificateAt: (path) => [...signers.values()].find((one) => one.path === path)?.certificate,
    headersFor(body, { transmissionId = randomUUID(), at, webhookId, ...odd }) {
      const signer = signerOf(odd.signer ?? 'genuine');
      const signed = [transmissionId, isoTime(at), webhookId, crc32(Buffer.from(body, 'utf8'))];
      const signature = sign('RSA-SHA256', Buffer.from(signed.join('|')), signer.key);
      if (odd.corrupt) signature.reverse();
      return {
        'content-type': 'application/json',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': isoTime(at),
        'paypal-transmission-sig': signature.toString('base64'),
        'paypal-cert-url': odd.certUrl ?? `${origin()}${signer.path}`,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-auth-version': 'v2',
      };
    },
  };
}
