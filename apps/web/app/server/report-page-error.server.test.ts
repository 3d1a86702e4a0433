import { beforeEach, expect, test, vi } from 'vitest';
import { reportPageError } from './report-page-error.server.ts';

const CANARY = 'elif@family.example';
const sent: { url: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: URL | string, { body }: { body: string }) => {
    sent.push({ url: String(url), body: JSON.parse(body) });
    return Response.json({ success: true, data: { received: true } });
  });
});

const STACK = `RangeError: cannot draw ${CANARY}
    at draw (file:///srv/of-somebody/apps/web/build/server/index.js:12:34)
    at /srv/of-somebody/node_modules/@scope/painter/index.js:5:6
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)`;

test('type, page and places in the repository are reported; message, address and machine are not', async () => {
  const error = Object.assign(new RangeError(`cannot draw ${CANARY}`), { stack: STACK });
  const address = `https://ismi.example/de/payment/receipt/0199-somebodys?from=${CANARY}`;
  reportPageError('http://api.inside', error, address);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    {
      url: 'http://api.inside/api/error-reports',
      body: {
        from: 'web',
        type: 'RangeError',
        route: '/payment/receipt/:id',
        frames: [
          { function: 'draw', file: 'apps/web/build/server/index.js', line: 12, column: 34 },
          { function: '', file: 'node_modules/scope/painter/index.js', line: 5, column: 6 },
          {
            function: 'process.processTicksAndRejections',
            file: 'task_queues',
            line: 95,
            column: 5,
          },
        ],
      },
    },
  ]);
});

test('a thrown value that is no Error is not reported', () => {
  reportPageError('http://api.inside', 'a string', 'https://ismi.example/de');
  expect(sent).toEqual([]);
});
