import { type BodyOf, errorReports } from '@ismi/contract';
import { withDatabase } from '../../support/database.ts';
import {
  INTENTIONAL_ERROR,
  intentionalReports,
  waitForReport,
} from '../../support/error-reports.ts';
import { expect, test } from '../../support/test.ts';
import { waitForHydration } from '../../support/wait-for-hydration.ts';

const CANARY = 'elif@family.example';

test.describe('a script error in the browser', () => {
  test.use({ expectedConsoleError: /Cannot read|canary/ });

  test('is reported through our own server, without user input', async ({ page }) => {
    await page.goto('/en/contact');
    await page.getByLabel('Your name').fill(CANARY);
    await waitForHydration(page);
    // One of our scripts calls something that does not exist.
    await page.evaluate(
      ({ canary, caller }) => {
        const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
        const error = new TypeError(`Cannot read ${canary}`);
        error.stack = `TypeError: ${error.message}\n    at ${caller} (${script?.href}:1:20)`;
        window.dispatchEvent(new ErrorEvent('error', { error }));
      },
      { canary: CANARY, caller: INTENTIONAL_ERROR },
    );
    await expect.poll(async () => (await intentionalReports()).length).toBe(1);
    const [report] = await intentionalReports();
    expect(report?.event.transaction).toBe('/contact');
    expect(JSON.stringify(report)).not.toContain(CANARY);
  });
});

test('a permanently failed job is reported by the worker, without its payload', async () => {
  // A payload of an older release at its last attempt, because sixty attempts take too long.
  await withDatabase((client) =>
    client.query(
      `insert into pgboss.job (name, data, retry_limit, retry_count)
       values ('privacy.export', jsonb_build_object('exportId', $1::text), 20, 20)`,
      [CANARY],
    ),
  );
  const report = await waitForReport('worker', 'ZodError');
  expect(report?.event.transaction).toContain('job failed permanently');
  expect(report?.raw).toContain('apps/api/src/jobs/worker.ts');
  expect(JSON.stringify(report)).not.toContain(CANARY);
});

test('a page error on the server is reported through the API, with type and place only', async ({
  request,
}) => {
  // Sent as the web server does, which has its own test: a visitor cannot make one of our pages break.
  const data: BodyOf<typeof errorReports.send> = {
    from: 'web',
    type: 'RangeError',
    route: '/names/:slug',
    frames: [{ function: 'draw', file: 'apps/web/build/server/index.js', line: 1, column: 2 }],
  };
  expect((await request.post(`/api${errorReports.send.path}`, { data })).ok()).toBe(true);
  const report = await waitForReport('web', 'RangeError');
  expect(report?.event.transaction).toBe('/names/:slug');
  expect(report?.raw).toContain('"filename":"apps/web/build/server/index.js"');
});
