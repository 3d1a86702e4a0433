import { defineEndpoint } from '@ismi/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testClock } from '../../../test/fakes/clock.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { startReceiver } from '../../../test/receiver-simulator.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { forwardErrors } from '../../forward-errors.ts';
import type { Feature } from '../../http/mount.ts';
import { sentryReports } from './adapter.ts';

const planted = defineEndpoint({
  method: 'POST',
  path: '/planted/:token',
  access: 'guest',
  summary: 'planted',
  params: z.object({ token: z.string() }),
  query: z.object({ token: z.string() }),
  body: z.object({ email: z.email() }),
  response: z.object({}),
});
/** Violates a constraint of the database, whose error quotes the row. */
const colliding: Feature = (mount, { db }) =>
  mount(planted, async ({ body }) => {
    await aUser(db, { email: body.email });
    await aUser(db, { email: body.email });
    return {};
  });

test('an error in a request is reported by the API, without data of the sender', async () => {
  const receiver = await startReceiver('key');
  const reports = sentryReports(receiver.dsn, testClock());
  const api = await startTestApi({
    features: [colliding],
    env: { LOG_LEVEL: 'error' },
    log: { write: () => {} },
    hear: forwardErrors(reports, 'api'),
  });
  const { status } = await api.guest.with({ 'user-agent': 'canary-browser' }).send(planted, {
    params: { token: 'canary-in-the-path' },
    query: { token: 'canary-in-the-query' },
    body: { email: 'canary-mail@family.example' },
  });
  expect(status).toBe(500);
  await reports.close();

  const { reports: arrived, refused } = await receiver.state();
  expect(refused).toEqual([]);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.event).toMatchObject({
    platform: 'node',
    transaction: 'request failed',
    tags: { process: 'api' },
  });
  expect(arrived[0]?.raw).toContain('"filename":"apps/api/');
  expect(JSON.stringify(arrived)).not.toContain('canary');
  expect(arrived[0]?.raw).not.toContain(process.cwd());
});
