import { describe, expect, test } from 'vitest';
import { testClock } from '../../../test/fakes/clock.ts';
import { startReceiver } from '../../../test/receiver-simulator.ts';
import { forwardErrors } from '../../forward-errors.ts';
import { makeLog } from '../../lib/log.ts';
import { sentryReports } from './adapter.ts';
import type { ErrorReport } from './port.ts';

const REPORT: ErrorReport = {
  from: 'browser',
  type: 'TypeError',
  doing: '/names/:slug',
  frames: [
    { function: 'inner', file: '/assets/a.js', line: 1, column: 2 },
    { function: 'outer', file: '/assets/b.js', line: 3, column: 4 },
  ],
};

async function receiving(key = 'key') {
  const receiver = await startReceiver('key');
  const clock = testClock();
  const dsn = receiver.dsn.replace('key@', `${key}@`);
  return { receiver, clock, reports: sentryReports(dsn, clock) };
}

test('a report arrives as an envelope, the innermost frame last', async () => {
  const { receiver, reports } = await receiving();
  reports.report(REPORT);
  await reports.close();
  const { reports: arrived, refused } = await receiver.state();
  expect(refused).toEqual([]);
  expect(arrived[0]?.event).toMatchObject({
    platform: 'javascript',
    level: 'error',
    transaction: '/names/:slug',
    tags: { process: 'browser' },
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: { frames: [{ function: 'outer' }, { function: 'inner', lineno: 1 }] },
        },
      ],
    },
  });
});

test('the same error is reported once a minute, another one at once', async () => {
  const { receiver, clock, reports } = await receiving();
  for (let again = 0; again < 5; again += 1) reports.report(REPORT);
  reports.report({ ...REPORT, type: 'RangeError' });
  await reports.close();
  expect((await receiver.state()).reports).toHaveLength(2);
  clock.advance(60_000);
  reports.report(REPORT);
  await reports.close();
  expect((await receiver.state()).reports).toHaveLength(3);
});

test('a receiver that fails or is unreachable causes no error', async () => {
  const { receiver, reports } = await receiving('wrong');
  reports.report(REPORT);
  await reports.close();
  expect((await receiver.state()).refused).toEqual(['bad sentry key']);
  const nobody = sentryReports('http://key@127.0.0.1:1/1', testClock());
  nobody.report(REPORT);
  await nobody.close();
});

describe.each(['api', 'worker'] as const)('what the %s logs as an error', (from) => {
  const CANARY = 'canary@family.example';

  /** As the composition root connects them. */
  async function logging() {
    const { receiver, reports } = await receiving();
    const log = makeLog('error', from, {
      destination: { write: () => {} },
      hear: forwardErrors(reports, from),
    });
    return { receiver, reports, log };
  }

  test('is reported with our own sentence and its place in the repository', async () => {
    const { receiver, reports, log } = await logging();
    log.child({ job: 'x' }).error({ err: new TypeError('a bug') }, 'job failed permanently');
    await reports.close();
    const [arrived] = (await receiver.state()).reports;
    expect(arrived?.event).toMatchObject({
      transaction: 'job failed permanently',
      tags: { process: from },
      exception: { values: [{ type: 'TypeError', value: 'a bug' }] },
    });
    expect(arrived?.raw).toContain('"filename":"apps/api/src/integrations/errors/adapter.test.ts"');
    expect(arrived?.raw).not.toContain(process.cwd());
  });

  test('contains no personal data: neither query values nor log fields', async () => {
    const { receiver, reports, log } = await logging();
    const error = Object.assign(new Error(`duplicate key (email)=(${CANARY})`), { code: '23505' });
    log.error({ err: error, email: CANARY, payload: { to: CANARY } }, 'request failed');
    await reports.close();
    const { reports: arrived } = await receiver.state();
    expect(arrived).toHaveLength(1);
    expect(JSON.stringify(arrived)).not.toContain(CANARY);
  });

  test('warnings are not reported', async () => {
    const { receiver, reports, log } = await logging();
    log.warn({ err: new Error('again later') }, 'job failed, will retry');
    await reports.close();
    expect((await receiver.state()).reports).toEqual([]);
  });
});
