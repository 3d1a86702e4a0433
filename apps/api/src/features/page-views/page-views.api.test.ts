import { pageViews } from '@ismi/contract';
import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/start-test-api.ts';
import type { PageView } from '../../integrations/analytics/port.ts';

test('a page view is forwarded without query and with a shortened address', async () => {
  const seen: PageView[] = [];
  const counter = {
    count: async (view: PageView) => {
      seen.push(view);
      return 'counted' as const;
    },
  };
  const api = await startTestApi({ pageViews: counter });
  const caller = api.guest.with({ 'x-forwarded-for': '203.0.113.77', 'user-agent': 'a browser' });
  const { body } = await caller.send(pageViews.count, {
    body: { path: '/tr/names/yusuf', referrer: 'search.example' },
  });
  expect(body.data).toEqual({ counted: true });
  expect(seen).toEqual([
    {
      url: 'https://ismi.example/tr/names/yusuf',
      referrer: 'search.example',
      address: '203.0.113.0',
      userAgent: 'a browser',
    },
  ]);
});

test.each(['/login?next=/profile', 'https://evil.example', '/a#b'])(
  '%s is not counted as a page',
  async (path) => {
    const api = await startTestApi();
    expect((await api.guest.send(pageViews.count, { body: { path } })).status).toBe(400);
  },
);

test('without a receiver no page view is forwarded', async () => {
  const api = await startTestApi();
  const { body } = await api.guest.send(pageViews.count, { body: { path: '/' } });
  expect(body.data).toEqual({ counted: false });
});
