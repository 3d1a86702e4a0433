import { secondFactor } from '@ismi/contract';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { currentIdentityPrompt, resolveIdentityPrompt } from './identity-prompt.ts';
import { withReauthentication } from './reauthentication.ts';

/** Refuses with these codes in turn, then answers. */
function refusing(...codes: string[]) {
  const left = [...codes];
  let calls = 0;
  const api: Api = {
    async send() {
      calls += 1;
      const code = left.shift();
      if (code) throw new ApiError(403, code, 'No.');
      return { isSetUp: true } as never; // the answer's content does not matter
    },
  };
  return { api: withReauthentication(api), calls: () => calls };
}

afterEach(() => resolveIdentityPrompt(false));

test('a critical action asks for reauthentication and is then repeated', async () => {
  const { api, calls } = refusing('FRESH_SIGN_IN_REQUIRED');
  const answer = api.send(secondFactor.status, {});
  await expect.poll(() => currentIdentityPrompt().kind).toBe('fresh');
  resolveIdentityPrompt(true);
  await expect(answer).resolves.toEqual({ isSetUp: true });
  expect(calls()).toBe(2);
});

test('a cancelled reauthentication rejects with the original refusal', async () => {
  const { api, calls } = refusing('FRESH_SIGN_IN_REQUIRED');
  const answer = api.send(secondFactor.status, {});
  await expect.poll(() => currentIdentityPrompt().kind).toBe('fresh');
  resolveIdentityPrompt(false);
  await expect(answer).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED' });
  expect(calls()).toBe(1);
});

test('concurrent actions share one reauthentication', async () => {
  const [first, second] = [refusing('FRESH_SIGN_IN_REQUIRED'), refusing('FRESH_SIGN_IN_REQUIRED')];
  const answers = [first, second].map(({ api }) => api.send(secondFactor.status, {}));
  await expect.poll(() => first.calls() + second.calls()).toBe(2);
  await expect.poll(() => currentIdentityPrompt().kind).toBe('fresh');
  resolveIdentityPrompt(true);
  await expect(Promise.all(answers)).resolves.toHaveLength(2);
});

test('an expired second factor is requested again', async () => {
  const { api } = refusing('SECOND_FACTOR_REQUIRED');
  await expect(api.send(secondFactor.status, {})).rejects.toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
  });
  expect(currentIdentityPrompt().kind).toBe('second-factor');
});
