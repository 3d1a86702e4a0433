// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { startApi } from '../../../test/render-search.tsx';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { HeaderSearch } from './header-search.tsx';
import { loadLiveSearch } from './load-live-search.ts';

const zaynab = {
  name_id: 'zaynab',
  address: 'zeynep',
  name: 'Zainab',
  matched_form: 'Zeynep',
  match: 'whole',
  name_latin: 'Zainab',
  name_ar: 'زينب',
  gender: 'girl',
  meaning: 'A fragrant tree',
  warning: null,
};

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <HeaderSearch />
      <input aria-label="Message" />
      <output>{decodeURI(pathname + search)}</output>
    </>
  );
}

async function renderHeader(...names: unknown[]) {
  await startApi([], 0, { free: { '/api/names/suggest': { names } } });
  const Routes = createRoutesStub([{ path: '*', Component: Page }]);
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'name-field']))}>
      <Routes initialEntries={['/en/contact']} />
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const panel = () => document.querySelector('details');
const field = () => screen.getByRole('combobox', { name: 'Search names', hidden: true });
const shownAddress = () => document.querySelector('output')?.textContent;

afterEach(cleanup);

test('closed, it is one button, which opens it', async () => {
  const user = await renderHeader();
  expect(panel()?.open).toBe(false);
  await user.click(screen.getByLabelText('Search names', { selector: 'summary' }));
  expect(panel()?.open).toBe(true);
});

test.each([
  ['a slash', { key: '/' }],
  ['Ctrl and K', { key: 'k', ctrlKey: true }],
  ['Ctrl and the key of K on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }],
])('%s opens it', async (_, key) => {
  await renderHeader();
  fireEvent.keyDown(document.body, key);
  expect(document.activeElement).toBe(field());
});

test.each([
  ['a slash that is typed into a field', { key: '/' }, 'Message'],
  ['K alone', { key: 'k' }, undefined],
  ['Alt and K', { key: 'k', ctrlKey: true, altKey: true }, undefined],
])('%s does not', async (_, key, label) => {
  await renderHeader();
  fireEvent.keyDown(label ? screen.getByLabelText(label) : document.body, key);
  expect(panel()?.open).toBe(false);
});

test('a slash does not reach behind a dialog', async () => {
  await renderHeader();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: '/' });
  dialog.remove();
  expect(panel()?.open).toBe(false);
});

test('Escape closes it and gives the focus back', async () => {
  await renderHeader();
  const message = screen.getByLabelText('Message');
  message.focus();
  fireEvent.keyDown(message, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([panel()?.open, document.activeElement]).toEqual([false, message]);
});

test('a focus elsewhere closes it', async () => {
  await renderHeader();
  fireEvent.keyDown(document.body, { key: '/' });
  await act(() => loadLiveSearch('en'));
  act(() => screen.getByLabelText('Message').focus());
  expect(panel()?.open).toBe(false);
});

test('a chosen name opens its page, and the search closes', async () => {
  const user = await renderHeader(zaynab);
  fireEvent.keyDown(document.body, { key: '/' });
  await user.keyboard('zeynep');
  await user.click(await screen.findByRole('option', { name: /Zeynep/ }));
  expect([shownAddress(), panel()?.open]).toEqual(['/en/names/zeynep', false]);
});

test('what is not known leads to the results', async () => {
  const user = await renderHeader();
  fireEvent.keyDown(document.body, { key: '/' });
  await user.keyboard('brun');
  await screen.findByRole('option', { name: /Search for “brun”/ });
  await user.keyboard('{Enter}');
  await screen.findByText('/en/names?q=brun');
});
