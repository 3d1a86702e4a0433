import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a secret: the same text gives another secret for another purpose. */
type Purpose =
  | 'refresh-token'
  | 'verification-code'
  | 'mail-link'
  | 'registration'
  | 'known-browser'
  | 'address'
  | 'guard-subject'
  | 'welcome-count'
  | 'log-pseudonym'
  | 'act-content'
  | 'network-of-day'
  | 'wanted-name'
  | 'suggestion-answers'
  | 'second-factor'
  | 'recovery-code';

/** 256 bits, as bytes. */
export const bytesFor = (key: string, purpose: Purpose, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();

/** 256 bits that only the holder of the key can derive again. */
export const secretFor = (key: string, purpose: Purpose, text: string): string =>
  bytesFor(key, purpose, text).toString('base64url');

/** Six digits that only the holder of the key can derive again. */
export const codeFor = (key: string, purpose: Purpose, text: string): string =>
  String(bytesFor(key, purpose, text).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** Constant-time comparison. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
