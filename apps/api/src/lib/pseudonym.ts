import { createCipheriv, createDecipheriv } from 'node:crypto';
import { bytesFor, secretFor } from './keyed-secret.ts';

const CIPHER = 'aes-128-ecb'; // one block of 16 bytes, which is one id: no chaining needed
const ACCOUNT = /^u_([0-9a-f]{32})$/i;

const keyFrom = (secret: string) => bytesFor(secret, 'log-pseudonym', 'key').subarray(0, 16);

const idOf = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Pseudonym of an account in logs: stable, and only the holder of the secret can resolve it. */
export function pseudonymOf(secret: string, userId: string): string {
  const cipher = createCipheriv(CIPHER, keyFrom(secret), null).setAutoPadding(false);
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return `u_${Buffer.concat([cipher.update(id), cipher.final()]).toString('hex')}`;
}

/** The id behind a pseudonym, or undefined for anything else. The id of an erased account leads to nobody. */
export function userOfPseudonym(secret: string, text: string): string | undefined {
  const [, hex] = ACCOUNT.exec(text.trim()) ?? [];
  if (!hex) return undefined;
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), null).setAutoPadding(false);
  const id = Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()]);
  return idOf(id.toString('hex'));
}

/** The same for an address that has no account. */
export const pseudonymOfAddress = (secret: string, email: string): string =>
  `a_${secretFor(secret, 'log-pseudonym', email.toLowerCase()).slice(0, 22)}`;
