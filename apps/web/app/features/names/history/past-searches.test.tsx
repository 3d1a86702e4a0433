// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type Reply, startApi } from '../../../../test/render-search.tsx';
import { queryClient } from '../../../data/query-client.ts';
import { i18nFor } from '../../../i18n/instances.ts';
import { messagesOf } from '../../../i18n/messages.server.ts';
import { PastSearches } from './past-searches.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const search = (name_id: string | null, name: string, with_search: boolean) => ({
  name_id,
  name,
  with_search,
  with_analysis: !with_search,
  searched_at: '2026-01-02T12:00:00.000Z',
});

async function open(...replies: Reply[]) {
  const asked = await startApi(replies);
  const Tab = () => (
    <PastSearches favorite={({ nameId }) => <button type="button">{nameId}</button>} />
  );
  const Routes = createRoutesStub([{ path: '/:locale/profile', Component: Tab }]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'profile']))}>
      <Routes initialEntries={['/en/profile']} />
    </I18nextProvider>,
  );
  return asked;
}

test('past searches link to their pages, with the paid parts and a mark for names of a model; names of the catalogue can be kept', async () => {
  const searches = [search('ali', 'Ali', true), search('nur', 'Nur', false)];
  const asked = await open({ data: { searches: [...searches, search(null, 'brunhilde', true)] } });
  const list = await screen.findByRole('list', { name: 'Names you have looked up' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/names/ali', '/en/names/nur', '/en?name=brunhilde#name-search']);
  expect([...list.children].map((line) => line.textContent)).toEqual([
    'AliSearch2 January 2026ali',
    'NurIslamic assessment2 January 2026nur',
    'brunhildeNot verified: only a language model knows this name.Search2 January 2026',
  ]);
  expect(asked).toMatchObject([{ path: '/api/names/search-history', query: { language: 'en' } }]);
});

test('without searches, a link leads to the search', async () => {
  await open({ data: { searches: [] } });
  const way = await screen.findByRole('link', { name: 'Look up a name' });
  expect(way.getAttribute('href')).toBe('/en#name-search');
});

test('after a failure, the list can be loaded again', async () => {
  const error = { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' };
  await open({ status: 503, error }, { data: { searches: [search('ali', 'Ali', true)] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Ali' });
});
