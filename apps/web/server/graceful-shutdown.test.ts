import { expect, test } from 'vitest';
import { startTestWeb, streamInTwoParts } from '../test/start-test-web.ts';

test('health is good while the process lives, readiness until a stop begins', async () => {
  let stopping = false;
  const { ask } = await startTestWeb({}, { isStopping: () => stopping });
  const answers = async () => [(await ask('/health')).status, (await ask('/ready')).status];
  expect(await answers()).toEqual([200, 200]);
  stopping = true;
  expect(await answers()).toEqual([200, 503]);
});

test('during a stop, every response is the last on its connection', async () => {
  let stopping = false;
  const { ask } = await startTestWeb({}, { isStopping: () => stopping });
  const connectionAfter = async (path: string) => (await ask(path)).headers.get('connection');
  const paths = ['/', '/health', '/api/contact/info'];
  for (const path of paths) expect(await connectionAfter(path)).toBe('keep-alive');
  stopping = true;
  for (const path of paths) expect(await connectionAfter(path)).toBe('close');
});

test('a page in progress when the stop begins is finished, and its connection does not delay the stop', async () => {
  const rest = Promise.withResolvers<void>();
  const render = async () => new Response(streamInTwoParts(rest.promise));
  const { ask, close } = await startTestWeb({}, { render });
  const answer = await ask('/');
  const closed = close();
  rest.resolve();
  expect(await answer.text()).toBe('<p>first</p><p>second</p>');
  await closed;
});
