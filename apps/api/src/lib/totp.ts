import { createHmac } from 'node:crypto';
import { isSame } from './keyed-secret.ts';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as authenticators expect it. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The number of the current half minute. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The six digits of a half minute (RFC 6238 with SHA-1, which authenticators support). */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The half minute that a code belongs to: the current one or a neighbour, to allow for clock drift. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const step = stepAt(now);
  return [step, step - 1, step + 1].find((near) => isSame(code, codeOfStep(secret, near)));
}
