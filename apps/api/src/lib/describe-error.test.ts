import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, ThirdPartyError } from './app-error.ts';
import { makeLog } from './log.ts';

const CANARY = 'elif@family.example';

/** The log line of an error. */
function logged(error: unknown): string {
  const lines: string[] = [];
  makeLog('info', 'test', { destination: { write: (line) => lines.push(line) } }).error(
    { err: error },
    'failed',
  );
  return lines.join('');
}
const described = (error: unknown) => JSON.parse(logged(error)).err;

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

const duplicate = () =>
  Object.assign(new DatabaseError(`duplicate key value: ${CANARY}`, 0, 'error'), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: `Key (email)=(${CANARY}) already exists.`,
  });
const refusedByServer = () =>
  Object.assign(new Error(`550 ${CANARY} unknown`), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: [CANARY],
  });

test.each<[string, () => unknown]>([
  ['a database refuses a row', duplicate],
  [
    'a query fails',
    () => new DrizzleQueryError('insert into users values ($1)', [CANARY], duplicate()),
  ],
  ['a mail server refuses a receiver', () => new ThirdPartyError('SMTP', refusedByServer())],
  ['text cannot be parsed', () => thrownBy(() => JSON.parse(CANARY))],
  ['an address cannot be read', () => thrownBy(() => new URL(CANARY))],
  ['a text is thrown', () => CANARY],
  ['an object is thrown', () => ({ email: CANARY, message: CANARY, stack: CANARY })],
  [
    'an error carries more',
    () => Object.assign(new Error('failed'), { input: { name: CANARY }, name: CANARY }),
  ],
  [
    'a nested cause contains it',
    () => new Error('failed', { cause: new Error('deeper', { cause: duplicate() }) }),
  ],
])('when %s, the log contains no personal data', (_, error) => {
  expect(logged(error())).not.toContain(CANARY);
});

test('a failed query is logged with code, constraint and place', () => {
  expect(described(new DrizzleQueryError('insert', [CANARY], duplicate()))).toMatchObject({
    type: 'DrizzleQueryError',
    stack: expect.stringContaining('describe-error.test.ts'),
    cause: { type: 'DatabaseError', code: '23505', constraint: 'users_email_unique' },
  });
});

test('a third-party error is logged with its party and answer', () => {
  expect(described(new ThirdPartyError('SMTP', refusedByServer()))).toMatchObject({
    type: 'ThirdPartyError',
    party: 'SMTP',
    message: 'SMTP could not be reached or did not answer clearly',
    cause: { code: 'EENVELOPE', responseCode: 550 },
  });
});

test.each([
  ['a bug of ours', new Error('no such state'), 'no such state'],
  ['a refusal', new AppError('NOT_FOUND'), 'NOT_FOUND'],
  ['a value that is missing', new TypeError("reading 'id'"), "reading 'id'"],
  ['a field that does not fit', z.object({ age: z.int() }).safeParse({ age: CANARY }).error, 'age'],
])('%s is logged with its message', (_, error, message) => {
  expect(described(error).message).toContain(message);
});
