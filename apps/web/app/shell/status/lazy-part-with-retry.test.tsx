// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { lazyPartWithRetry } from './lazy-part-with-retry.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A part that loads or fails, in turn. */
function stubLoader(...comes: boolean[]) {
  const left = [...comes];
  const load = async (): Promise<ComponentType<{ name: string }>> => {
    if (!left.shift()) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  };
  return { Part: lazyPartWithRetry(load), left };
}

// Code that awaits a promise continues only within an awaited `act`.
const show = (Part: ComponentType<{ name: string }>) =>
  act(async () =>
    render(
      <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common']))}>
        <h1>Profile</h1>
        <Suspense fallback="Waiting">
          <Part name="Elif" />
        </Suspense>
      </I18nextProvider>,
    ),
  );

const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const press = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

test('a failed load shows an error in its place, and a retry loads it', async () => {
  withoutNetwork();
  const { Part } = stubLoader(false, false, true);
  await show(Part);
  expect((await screen.findByRole('alert')).textContent).toContain('internet connection');
  await press();
  await screen.findByRole('alert');
  screen.getByRole('heading', { name: 'Profile' });
  await press();
  await screen.findByText('Hello Elif');
});

test('an old failure is not shown on the next visit', async () => {
  const { Part } = stubLoader(false, true);
  const { unmount } = await show(Part);
  await screen.findByRole('alert');
  unmount();
  await show(Part);
  await screen.findByText('Hello Elif');
});

test('a loaded part is fetched once', async () => {
  const { Part, left } = stubLoader(true, true);
  const { unmount } = await show(Part);
  await screen.findByText('Hello Elif');
  unmount();
  await show(Part);
  await screen.findByText('Hello Elif');
  expect(left).toEqual([true]);
});

test('after a second failure while online, the page is reloaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { Part } = stubLoader(false, false);
  await show(Part);
  await screen.findByRole('alert');
  expect(reload).not.toHaveBeenCalled();
  await press();
  await screen.findByRole('alert');
  expect(reload).toHaveBeenCalledOnce();
});
