import { expect, test } from '../../support/test.ts';

const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  'report-uri /api/policy-reports',
];

test('every answer carries the security headers, and every page its policy', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemaps/de.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const pages = [
    ...listed.filter((url) => !url.includes('/names/')),
    ...listed.filter((url) => url.includes('/names/')).slice(0, 3),
    '/login',
    '/profile',
    '/results',
    '/madmin',
    '/de/there-is-no-such-page',
  ];
  const html = await (await request.get('/de')).text();
  const script = /modulepreload" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const others = [
    script,
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/locales/de.json',
    '/.well-known/security.txt',
    '/health',
    '/api/health',
    '/api/no-such-thing',
  ];
  for (const address of [...pages, ...others]) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject(EVERYWHERE);
    expect(headers['x-powered-by'], address).toBeUndefined();
  }
  for (const address of pages) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    for (const part of POLICY) expect(policy, address).toContain(part);
    expect(policy, address).toMatch(/script-src 'self' 'nonce-[^']+';/);
  }
});

test('whoever finds a hole finds out whom to tell', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:operator@ismi.example\n');
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`);
  const expires = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
