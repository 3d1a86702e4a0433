// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { useLoaded } from './use-loaded.ts';

const REFUSAL = new ApiError(0, 'NETWORK', 'No connection.');

/** Questions that wait until the test answers them, one after the other. */
function asking() {
  const questions: PromiseWithResolvers<string>[] = [];
  const stubAsk = () => () => {
    const question = Promise.withResolvers<string>();
    questions.push(question);
    return question.promise;
  };
  const answer = (index: number, value: string) =>
    act(async () => questions[index]?.resolve(value));
  const refuse = (index: number) => act(async () => questions[index]?.reject(REFUSAL));
  return { stubAsk, answer, refuse };
}

test('what was asked for is here, or it is said why not, until it is asked for again', async () => {
  const { stubAsk, answer, refuse } = asking();
  const { result } = renderHook(useLoaded<string>, { initialProps: stubAsk() });
  expect(result.current.loaded).toEqual({ state: 'loading' });
  await refuse(0);
  expect(result.current.loaded).toEqual({ state: 'failed', message: 'No connection.' });
  act(() => void result.current.load());
  expect(result.current.loaded).toEqual({ state: 'loading' });
  await answer(1, 'first');
  expect(result.current.loaded).toEqual({ state: 'here', value: 'first' });
});

test('a late answer to an earlier request is dropped', async () => {
  const { stubAsk, answer, refuse } = asking();
  const { result, rerender } = renderHook(useLoaded<string>, { initialProps: stubAsk() });
  rerender(stubAsk());
  await answer(1, 'in German');
  await answer(0, 'in Turkish');
  expect(result.current.loaded).toEqual({ state: 'here', value: 'in German' });
  act(() => void result.current.refresh());
  act(() => void result.current.refresh());
  await answer(3, 'newest');
  await refuse(2);
  expect(result.current.loaded).toEqual({ state: 'here', value: 'newest' });
});

test('what is shown stays while it is looked at again, and where nobody answers if that is done quietly', async () => {
  const { stubAsk, answer, refuse } = asking();
  const { result } = renderHook(useLoaded<string>, { initialProps: stubAsk() });
  await answer(0, 'shown');
  act(() => void result.current.refresh({ quietly: true }));
  expect(result.current.loaded).toEqual({ state: 'here', value: 'shown' });
  await refuse(1);
  expect(result.current.loaded).toEqual({ state: 'here', value: 'shown' });
  act(() => void result.current.refresh());
  await refuse(2);
  expect(result.current.loaded).toEqual({ state: 'failed', message: 'No connection.' });
});
