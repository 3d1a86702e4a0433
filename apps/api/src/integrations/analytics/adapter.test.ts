import { expect, test } from 'vitest';
import { startReceiver } from '../../../test/receiver-simulator.ts';
import { plausibleCounter } from './adapter.ts';

const VIEW = {
  url: 'https://ismi.example/tr/names/yusuf',
  referrer: 'search.example',
  address: '203.0.113.0',
  userAgent: 'Mozilla/5.0 (a browser)',
};

test('a page view is sent in Plausible’s format', async () => {
  const { origin, state } = await startReceiver('key');
  const counter = plausibleCounter({ url: origin, site: 'ismi.example' });
  expect(await counter.count(VIEW)).toBe('counted');
  expect((await state()).pageViews).toEqual([
    {
      name: 'pageview',
      domain: 'ismi.example',
      url: VIEW.url,
      referrer: 'https://search.example/',
      address: '203.0.113.0',
      userAgent: VIEW.userAgent,
    },
  ]);
});

test.each([
  ['nobody listens', 'http://127.0.0.1:1', 'ismi.example'],
  ['it is refused', undefined, ''],
])('when %s, a page view is lost without an error', async (_, url, site) => {
  const place = url ?? (await startReceiver('key')).origin;
  expect(await plausibleCounter({ url: place, site }).count(VIEW)).toBe('lost');
});
