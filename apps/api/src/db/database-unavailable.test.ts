import pg from 'pg';
import { expect, test } from 'vitest';
import { makeLog } from '../lib/log.ts';
import { openDatabase } from './client.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

test('a refused connection counts as unavailable, also inside wrapped errors', async () => {
  const { db, close } = openDatabase('postgres://127.0.0.1:1/nowhere', 1, makeLog('silent', 'api'));
  const error = await db.execute('select 1').catch((fault: unknown) => fault);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await close();
});

test.each([
  ['57P01', true],
  ['40P01', true],
  ['53300', true],
  ['23505', false],
  ['42P01', false],
])('PostgreSQL error %s: unavailable is %s', (code, isAway) => {
  const error = Object.assign(new pg.DatabaseError('…', 1, 'error'), { code });
  expect(isDatabaseUnavailable(new Error('a query failed', { cause: error }))).toBe(isAway);
});

test('a bug does not count as unavailable', () => {
  expect(isDatabaseUnavailable(new TypeError('undefined is not a function'))).toBe(false);
});
