// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const CANARY = 'elif@family.example';
const sent: { url: string; body: Record<string, unknown> }[] = [];
let received = true;

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  received = true;
  window.location.href = 'https://ismi.example/de/payment/receipt/0199-somebodys';
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return Response.json({ success: true, data: { received } });
  });
});

const broken = (message: string, stack: string) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
const OURS = '    at draw (https://ismi.example/assets/card-1a.js:1:20)';

const report = async (error: unknown) => (await import('./report-error.ts')).reportError(error);

test('type, page and place in the code are reported; message, values and foreign files are not', async () => {
  const foreign = '    at spy (chrome-extension://abc/spy.js:1:1)';
  await report(broken(`cannot read ${CANARY}`, `${OURS}\n${foreign}`));
  expect(sent).toEqual([
    {
      url: '/api/error-reports',
      body: {
        from: 'browser',
        type: 'TypeError',
        route: '/payment/receipt/:id',
        frames: [{ function: 'draw', file: '/assets/card-1a.js', line: 1, column: 20 }],
      },
    },
  ]);
});

test('the stack formats of Firefox and Safari are read', async () => {
  await report(broken('x', 'draw@https://ismi.example/assets/card-1a.js:1:20'));
  expect(sent[0]?.body.frames).toEqual([
    { function: 'draw', file: '/assets/card-1a.js', line: 1, column: 20 },
  ]);
});

test.each([
  ['what is no error', 'a string'],
  ['what only an extension had a part in', broken('x', '  at a (chrome-extension://abc/a.js:1:1)')],
  ['what the family did not wait for', Object.assign(broken('x', OURS), { name: 'AbortError' })],
])('%s is not reported', async (_, error) => {
  await report(error);
  expect(sent).toEqual([]);
});

test('API errors are not reported: the page shows them, and the API reports its own', async () => {
  const { ApiError } = await import('./api-error.ts');
  const refused = new ApiError(401, 'UNAUTHENTICATED', 'x');
  refused.stack = `ApiError: x\n${OURS}`;
  await report(refused);
  expect(sent).toEqual([]);
});

test('a page reports five errors at most, and none if reporting is off', async () => {
  for (let again = 0; again < 9; again += 1) await report(broken('x', OURS));
  expect(sent).toHaveLength(5);
  vi.resetModules();
  sent.length = 0;
  received = false;
  await report(broken('x', OURS));
  await vi.waitFor(async () => {
    const before = sent.length;
    await report(broken('x', OURS));
    expect(sent.length).toBe(before);
  });
});
