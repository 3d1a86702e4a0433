// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { compareAddress, comparedIn } from './compare-address.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareTick } from './compare-tick.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const NAMES = ['Ali', 'Bilal', 'Cem', 'Deniz', 'Esma', 'Fatih', 'Gül'];

const show = () => {
  const Page = createRoutesStub([
    {
      path: '/en',
      Component: () => (
        <>
          {NAMES.map((name) => (
            <CompareTick key={name} name={{ slug: name.toLowerCase(), name }} />
          ))}
          <CompareBar />
        </>
      ),
    },
  ]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'compare']))}>
      <Page initialEntries={['/en']} />
    </I18nextProvider>,
  );
};
const tick = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));

test('one name cannot be compared; two lead to their comparison', async () => {
  show();
  await tick('Ali');
  await screen.findByText('Choose one more name.');
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  await tick('Cem');
  const link = await screen.findByRole('link', { name: 'Compare' });
  expect(link.getAttribute('href')).toBe('/en/names/compare?names=ali,cem');
  expect(link.getAttribute('rel')).toBe('nofollow');
  await tick('Ali');
  await screen.findByText('1 name chosen');
});

test('a seventh name cannot be ticked until another is removed', async () => {
  show();
  for (const name of NAMES.slice(0, 6)) await tick(name);
  await screen.findByText('6 names chosen');
  const seventh = await screen.findByRole('checkbox', { name: 'Compare Gül' });
  expect(seventh).toHaveProperty('disabled', true);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ali' }));
  await screen.findByText('5 names chosen');
  expect(seventh).toHaveProperty('disabled', false);
});

test('the choice is kept in the tab, and can be cleared', async () => {
  show();
  await tick('Ali');
  cleanup();
  show();
  await screen.findByText('1 name chosen');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('1 name chosen')).toBeNull();
});

test.each([
  ['names=ali,cem', ['ali', 'cem']],
  ['names=ali&names=cem', ['ali', 'cem']],
  ['names=Ali,,ali, cem ', ['ali', 'cem']],
  ['names=a,b,c,d,e,f,g', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['', []],
])('%s names %o', (search, names) => {
  expect(comparedIn(new URLSearchParams(search))).toEqual(names);
});

test('Arabic letters stand encoded in the address', () => {
  expect(compareAddress('/ar/names/compare', ['علي', 'ali'])).toBe(
    '/ar/names/compare?names=%D8%B9%D9%84%D9%8A,ali',
  );
});
