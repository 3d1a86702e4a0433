import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../test/stub-api.ts';

const CANARY = 'elif@family.example';
const ADDRESS = `https://ismi.example/de/names/yusuf?from=${CANARY}`;

/** The web server's error reporting, in front of an API that records the reports. */
async function loadEntryServer() {
  const told = Promise.withResolvers<unknown>();
  const asked: string[] = [];
  await stubApi(async (request, response) => {
    asked.push(request.url ?? '');
    told.resolve(await json(request));
    response.end('{"success":true,"data":{"received":true}}');
  });
  const { handleError } = await import('./entry.server.tsx');
  const { log } = await import('./server/log.server.ts');
  const written = vi.spyOn(log, 'error');
  return { handleError, told: told.promise, asked, written };
}

test('a loader error is reported to the API with type and place only', async () => {
  const { handleError, told, asked } = await loadEntryServer();
  handleError(new RangeError(CANARY), { request: new Request(ADDRESS) });
  expect(await told).toMatchObject({ from: 'web', type: 'RangeError', route: '/names/:slug' });
  expect(JSON.stringify(await told)).not.toContain(CANARY);
  expect(asked).toEqual(['/api/error-reports']);
});

test('a POST to a page and an aborted request are not logged as errors', async () => {
  const { handleError, asked, written } = await loadEntryServer();
  const refusal = { status: 405, statusText: 'Method Not Allowed', internal: true, data: '' };
  handleError(refusal, { request: new Request(ADDRESS, { method: 'POST' }) });
  handleError(new Error('gone'), {
    request: new Request(ADDRESS, { signal: AbortSignal.abort() }),
  });
  expect(written).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});
