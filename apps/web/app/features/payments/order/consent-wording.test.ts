import { createHash } from 'node:crypto';
import { LOCALES } from '@ismi/contract/locales';
import { CONSENT_VERSION } from '@ismi/contract/pricing';
import { expect, test } from 'vitest';
import { messagesOf } from '../../../i18n/messages.server.ts';

/** Hashes of the consent texts in all four languages, by version. Old versions stay: payments refer to them. */
const WORDINGS: Record<string, string> = {
  '2026-11-15': '89963f6a908b39f936b95aa349b862af9c2b16c58971ca2cb2e61ea33d5a57d1',
};

test('the consent texts match their version: changed texts need a new version', () => {
  const wording = LOCALES.map((locale) => {
    const { consents } = messagesOf(locale, ['order']).order ?? {};
    return [locale, consents];
  });
  const digest = createHash('sha256').update(JSON.stringify(wording)).digest('hex');
  expect(WORDINGS[CONSENT_VERSION]).toBe(digest);
});
