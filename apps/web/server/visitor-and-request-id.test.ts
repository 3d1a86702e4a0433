import { describe, expect, test } from 'vitest';
import { startTestWeb } from '../test/start-test-web.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const FORGED = {
  'x-forwarded-for': '198.51.100.1, 203.0.113.7',
  'x-request-id': 'made-up',
};

describe.each([
  ['nothing stands before this server', '0', '127.0.0.1'],
  ['one proxy stands before this server', '1', '203.0.113.7'],
  ['two proxies stand before this server', '2', '198.51.100.1'],
])("when %s, the visitor's address", (_, hops, address) => {
  test('is sent to the API, whatever the visitor claims', async () => {
    const { ask, api } = await startTestWeb({ TRUSTED_HOPS: hops });
    await ask('/api/contact/info', { headers: FORGED });
    expect(api.asked[0]?.headers['x-forwarded-for']).toBe(address);
  });

  test('is passed to pages, whatever the visitor claims', async () => {
    const { ask, rendered } = await startTestWeb({ TRUSTED_HOPS: hops });
    await ask('/de/contact', { headers: FORGED });
    expect(rendered[0]?.headers.get('x-forwarded-for')).toBe(address);
  });
});

test('a visitor who sent no address still has one', async () => {
  const { ask, api, rendered } = await startTestWeb({ TRUSTED_HOPS: '1' });
  await ask('/api/contact/info');
  await ask('/');
  expect(api.asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(rendered[0]?.headers.get('x-forwarded-for')).toBe('127.0.0.1');
});

test('every request is forwarded with an id of ours', async () => {
  const { ask, api, rendered } = await startTestWeb();
  await ask('/api/contact/info', { headers: FORGED });
  await ask('/', { headers: FORGED });
  const ids = [api.asked[0]?.headers['x-request-id'], rendered[0]?.headers.get('x-request-id')];
  expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
  expect(new Set(ids).size).toBe(2);
});
