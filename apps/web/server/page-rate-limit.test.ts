import { errorText, RATE_LIMITS } from '@ismi/contract';
import { expect, test } from 'vitest';
import { startTestWeb } from '../test/start-test-web.ts';

const from = (address: string, headers = {}) => ({
  headers: { 'x-forwarded-for': address, ...headers },
});

test('attack 5: a visitor who opens too many pages must wait, others need not; the message is in the language of the address', async () => {
  const { ask, rendered } = await startTestWeb({ TRUSTED_HOPS: '1' });
  for (let page = 0; page < RATE_LIMITS.page.max; page += 1) await ask('/de', from('203.0.113.7'));
  const refused = await ask('/de', from('203.0.113.7', { 'accept-language': 'tr' }));
  expect([refused.status, await refused.text()]).toEqual([
    429,
    errorText('TOO_MANY_REQUESTS', 'de'),
  ]);
  const withoutLanguage = await ask('/', from('203.0.113.7', { 'accept-language': 'tr' }));
  expect(await withoutLanguage.text()).toBe(errorText('TOO_MANY_REQUESTS', 'tr'));
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(rendered).toHaveLength(RATE_LIMITS.page.max);
  expect((await ask('/de', from('203.0.113.8'))).status).toBe(200);
  expect((await ask('/health', from('203.0.113.7'))).status).toBe(200);
  expect((await ask('/api/contact/info', from('203.0.113.7'))).status).toBe(404);
});

test('RATE_LIMIT_SCALE widens the limit, and an IPv6 network is one visitor', async () => {
  const { ask } = await startTestWeb({
    TRUSTED_HOPS: '1',
    RATE_LIMIT_SCALE: String(2 / RATE_LIMITS.page.max),
  });
  const statusFor = async (address: string) => (await ask('/de', from(address))).status;
  expect([
    await statusFor('2001:db8:1:2::1'),
    await statusFor('2001:db8:1:2::2'),
    await statusFor('2001:db8:1:2:ffff::3'),
    await statusFor('2001:db8:1:3::1'),
  ]).toEqual([200, 200, 429, 200]);
});

test('a visitor who claims to be a web server is not forwarded as one', async () => {
  const { ask, api } = await startTestWeb();
  await ask('/api/contact/info', { headers: { 'x-ismi-web-server': 'web-1 guess' } });
  expect(api.asked[0]?.headers).not.toHaveProperty('x-ismi-web-server');
});
