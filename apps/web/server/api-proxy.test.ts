import { errorText, LOCALES, type Locale, PAGE_LANGUAGE_HEADER } from '@ismi/contract';
import { describe, expect, test } from 'vitest';
import { startTestWeb } from '../test/start-test-web.ts';

test.each(['/api', '/api/', '/api/no/such?thing=1', '/api/contact/info'])(
  '%s is answered by the API, never by pages',
  async (path) => {
    const { ask, api, rendered } = await startTestWeb();
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, '{"success":false}']);
    expect(api.asked.map(({ url }) => url)).toEqual([path]);
    expect(rendered).toEqual([]);
  },
);

test('requests to the API are forwarded unchanged', async () => {
  const { ask, api } = await startTestWeb();
  const body = JSON.stringify({ name: 'Çağla & أمينة' });
  await ask('/api/contact/send', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'tr',
      authorization: 'Bearer token-1',
    },
  });
  expect(api.asked[0]).toMatchObject({
    method: 'POST',
    url: '/api/contact/send',
    headers: { 'accept-language': 'tr', authorization: 'Bearer token-1' },
    body,
  });
});

test('a refusal is passed on at once: the API is never called twice', async () => {
  const { ask, api } = await startTestWeb({}, { apiStatus: 503 });
  const answer = await ask('/api/names/search?query=Elif');
  expect([answer.status, await answer.text()]).toEqual([503, '{"success":false}']);
  expect(api.asked).toHaveLength(1);
});

describe('while the API is down', () => {
  test('the error is in the language of the page, whatever the browser prefers', async () => {
    const { ask, api } = await startTestWeb();
    await api.stop();
    const headers = { 'accept-language': 'tr', [PAGE_LANGUAGE_HEADER]: 'ar' };
    const { error } = await (await ask('/api/contact/info', { headers })).json();
    expect(error.message).toBe(errorText('SERVICE_UNAVAILABLE', 'ar'));
  });

  test.each<[wish: string, locale: Locale]>([
    ...LOCALES.map((locale): [string, Locale] => [`${locale}, fr;q=0.5`, locale]),
    ['fr', 'de'],
  ])('a visitor who reads %s gets the message in %s', async (wish, locale) => {
    const { ask, api } = await startTestWeb();
    await api.stop();
    const answer = await ask('/api/contact/info', { headers: { 'accept-language': wish } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({
      success: false,
      error: { code: 'SERVICE_UNAVAILABLE', message: errorText('SERVICE_UNAVAILABLE', locale) },
    });
  });

  test('this server is healthy and serves pages', async () => {
    const { ask, api } = await startTestWeb();
    await api.stop();
    expect([(await ask('/health')).status, (await ask('/')).status]).toEqual([200, 200]);
  });
});
