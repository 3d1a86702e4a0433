import { type BodyOf, errorReports } from '@ismi/contract';
import { withDatabase } from '../../support/database.ts';
import { BREAKS_ON_PURPOSE, reportFrom, reportsOnPurpose } from '../../support/error-reports.ts';
import { expect, test } from '../../support/test.ts';
import { untilAlive } from '../../support/until-alive.ts';

const CANARY = 'elif@family.example';

test.describe('a script that breaks in the browser', () => {
  test.use({ expectedComplaint: /Cannot read|canary/ });

  test('is reported through our own server, without what anybody typed', async ({ page }) => {
    await page.goto('/en/contact');
    await page.getByLabel('Your name').fill(CANARY);
    await untilAlive(page);
    // Something of ours calls into what is not there.
    await page.evaluate(
      ({ canary, caller }) => {
        const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
        const error = new TypeError(`Cannot read ${canary}`);
        error.stack = `TypeError: ${error.message}\n    at ${caller} (${script?.href}:1:20)`;
        window.dispatchEvent(new ErrorEvent('error', { error }));
      },
      { canary: CANARY, caller: BREAKS_ON_PURPOSE },
    );
    await expect.poll(async () => (await reportsOnPurpose()).length).toBe(1);
    const [report] = await reportsOnPurpose();
    expect(report?.event.transaction).toBe('/contact');
    expect(JSON.stringify(report)).not.toContain(CANARY);
  });
});

test('a job that has failed for good is reported by the worker, without what it was about', async () => {
  // A payload of an earlier release, at its last try: nobody can wait until sixty are through.
  await withDatabase((client) =>
    client.query(
      `insert into pgboss.job (name, data, retry_limit, retry_count)
       values ('privacy.export', jsonb_build_object('exportId', $1::text), 20, 20)`,
      [CANARY],
    ),
  );
  const report = await reportFrom('worker', 'ZodError');
  expect(report?.event.transaction).toContain('a job has failed for good');
  expect(report?.raw).toContain('apps/api/src/jobs/worker.ts');
  expect(JSON.stringify(report)).not.toContain(CANARY);
});

test('a page that breaks on the server is reported through the API, by its kind and its place alone', async ({
  request,
}) => {
  // As the web server sends it, which its own test shows: nothing that a visitor can do makes one of our pages break.
  const data: BodyOf<typeof errorReports.send> = {
    from: 'web',
    type: 'RangeError',
    route: '/names/:slug',
    frames: [{ function: 'draw', file: 'apps/web/build/server/index.js', line: 1, column: 2 }],
  };
  expect((await request.post(`/api${errorReports.send.path}`, { data })).ok()).toBe(true);
  const report = await reportFrom('web', 'RangeError');
  expect(report?.event.transaction).toBe('/names/:slug');
  expect(report?.raw).toContain('"filename":"apps/web/build/server/index.js"');
});
