import { secondFactor } from '@ismi/contract';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { identityIsSettled, identityQuestion } from './identity.ts';
import { withIdentity } from './use-admin-api.ts';

/** Refuses with these codes, one after the other, and then answers. */
function refusing(...codes: string[]) {
  const left = [...codes];
  let calls = 0;
  const api: Api = {
    async send() {
      calls += 1;
      const code = left.shift();
      if (code) throw new ApiError(403, code, 'No.');
      return { isSetUp: true } as never; // whatever the endpoint answers, it is not looked at
    },
  };
  return { api: withIdentity(api), calls: () => calls };
}

afterEach(() => identityIsSettled(false));

test('an act of weight asks who it is, and is repeated once that is shown', async () => {
  const { api, calls } = refusing('FRESH_SIGN_IN_REQUIRED');
  const answer = api.send(secondFactor.status, {});
  await expect.poll(() => identityQuestion().kind).toBe('fresh');
  identityIsSettled(true);
  await expect(answer).resolves.toEqual({ isSetUp: true });
  expect(calls()).toBe(2);
});

test('whoever would rather not show it has done nothing', async () => {
  const { api, calls } = refusing('FRESH_SIGN_IN_REQUIRED');
  const answer = api.send(secondFactor.status, {});
  await expect.poll(() => identityQuestion().kind).toBe('fresh');
  identityIsSettled(false);
  await expect(answer).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED' });
  expect(calls()).toBe(1);
});

test('two acts at once are answered by one proof', async () => {
  const [first, second] = [refusing('FRESH_SIGN_IN_REQUIRED'), refusing('FRESH_SIGN_IN_REQUIRED')];
  const answers = [first, second].map(({ api }) => api.send(secondFactor.status, {}));
  await expect.poll(() => first.calls() + second.calls()).toBe(2);
  await expect.poll(() => identityQuestion().kind).toBe('fresh');
  identityIsSettled(true);
  await expect(Promise.all(answers)).resolves.toHaveLength(2);
});

test('a second factor that has run out is asked for', async () => {
  const { api } = refusing('SECOND_FACTOR_REQUIRED');
  await expect(api.send(secondFactor.status, {})).rejects.toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
  });
  expect(identityQuestion().kind).toBe('second-factor');
});
