import { type Endpoint, namePages } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import type { APIRequestContext } from '@playwright/test';
import { listSubjects } from '../../pages/subjects.ts';
import { expect, test } from '../../support/test.ts';

const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};
const OF_WEB = { ...EVERYWHERE, 'referrer-policy': 'strict-origin-when-cross-origin' };
const OF_API = {
  ...EVERYWHERE,
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  'report-uri /api/policy-reports',
];

/** Existing values where needed; error responses must carry the headers too. */
const PARAMETERS: Record<string, string> = { by: 'theme', value: 'wisdom', slug: 'yusuf' };
const addressOf = ({ path }: Endpoint): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? 'none')}`;

/** Checks each response separately; redirects are not followed. */
async function expectHeaders(
  request: APIRequestContext,
  address: string,
  expected: Record<string, string>,
) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const headers = answer.headers();
  expect(headers, address).toMatchObject(expected);
  expect(headers['x-powered-by'], address).toBeUndefined();
  return answer;
}

const listedIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

test('every page has the security headers and its policy, for every audience', async ({
  request,
}) => {
  const pages = listSubjects().subjects.filter(({ enter }) => !enter);
  for (const { pathIn } of pages) {
    const address = pathIn('de');
    const first = await expectHeaders(request, address, OF_WEB);
    // A page without its required parameters redirects to another one.
    const { location } = first.headers();
    const headers = (location ? await expectHeaders(request, location, OF_WEB) : first).headers();
    expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
    const policy = headers['content-security-policy'] ?? '';
    for (const part of POLICY) expect(policy, address).toContain(part);
    expect(policy, address).toMatch(/script-src 'self' 'nonce-[^']+';/);
  }
});

test('every file has the security headers', async ({ request }) => {
  const html = await (await request.get('/de')).text();
  const script = /modulepreload" href="([^"]+)"/.exec(html)?.[1] ?? 'none';
  const sitemaps = listedIn(await (await request.get('/sitemap.xml')).text());
  expect(sitemaps.length).toBeGreaterThan(0);
  const others = [
    script,
    ...sitemaps,
    '/sitemap.xml',
    '/favicon.svg',
    '/robots.txt',
    '/locales/de.json',
    '/.well-known/security.txt',
    '/health',
    '/ready',
  ];
  for (const address of others) {
    const answer = await expectHeaders(request, address, OF_WEB);
    expect(answer.status(), address).toBe(200);
  }
});

test('every response of the API has the security headers, errors too', async ({ request }) => {
  const reads = ENDPOINTS.filter(({ method }) => method === 'GET');
  for (const address of [...reads.map(addressOf), '/api', '/api/no-such-thing']) {
    await expectHeaders(request, address, OF_API);
  }
  const found = `${addressOf(namePages.page)}?language=de`;
  expect((await expectHeaders(request, found, OF_API)).status()).toBe(200);
  const html = await (await request.get('/de/names/yusuf')).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? 'none';
  const { 'content-type': kind } = (await expectHeaders(request, picture, OF_API)).headers();
  expect(kind).toBe('image/png');
});

test('security.txt names a contact', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:operator@ismi.example\n');
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`);
  const expires = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
