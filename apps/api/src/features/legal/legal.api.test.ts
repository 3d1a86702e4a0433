import { legal } from '@ismi/contract';
import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/start-test-api.ts';

const recipientsWith = async (env: Record<string, string>) => {
  const api = await startTestApi({ env });
  const { recipients } = (await api.guest.send(legal.recipients, {})).body.data;
  return Object.fromEntries(recipients.map((one) => [one.kind, one.operated_by]));
};

test('without configuration only hosting, mail and consulting are recipients', async () => {
  expect(await recipientsWith({})).toEqual({
    hosting: null,
    smtp: null,
    instagram: 'Meta Platforms Ireland Limited, Dublin',
  });
});

test('a configured recipient is named by setting, company or host', async () => {
  const recipients = await recipientsWith({
    HOSTED_BY: 'Hoster GmbH, Nürnberg',
    SMTP_URL: 'smtps://user:secret@smtp.example:465',
    LLM_BASE_URL: 'https://model.example/v1',
    LLM_API_KEY: 'key',
    LLM_MODEL: 'model',
    LLM_OPERATED_BY: 'Model Ltd., Dublin',
    GOOGLE_ISSUER: 'https://accounts.google.com',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    ANALYTICS_URL: 'https://count.example',
    ANALYTICS_SITE: 'ismi.example',
    ERROR_REPORTS_DSN: 'https://key@errors.example/1',
  });
  expect(recipients).toEqual({
    hosting: 'Hoster GmbH, Nürnberg',
    smtp: 'smtp.example',
    instagram: 'Meta Platforms Ireland Limited, Dublin',
    google: 'Google Ireland Limited, Dublin',
    llm: 'Model Ltd., Dublin',
    analytics: 'count.example',
    errors: 'errors.example',
  });
  expect(JSON.stringify(recipients)).not.toMatch(/secret|key@/);
});
