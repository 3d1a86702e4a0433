// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Reply, renderSearch, searchReply } from '../../../test/render-search.tsx';
import { currentSession, endSession } from '../../data/session/session-store.ts';

const SEARCH = '/api/names/search';

const dialog = () => screen.findByRole('dialog');
const rowsOf = (box: HTMLElement) =>
  Object.fromEntries(
    within(box)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.querySelector('bdi:last-child')?.textContent,
      ]),
  );
const creditsNow = () => {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user.credits : undefined;
};

afterEach(() => {
  cleanup();
  endSession();
});

test('an empty field is refused before every other check', async () => {
  const { ask, asked } = await renderSearch({});
  await ask('   ');
  const field = screen.getByRole('combobox', { name: 'Name' });
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(document.querySelector('output')).toBeNull();
  expect(asked).toEqual([]);
});

/** A payment refusal, with the price and the balance. */
const refused = (code: string, required: number, current: number, due = ['search']) => ({
  status: 402,
  error: { code, message: 'No.', required_credits: required, current_credits: current, due },
});

test('with too few credits, the page shows how many are needed, available and missing, and nothing is charged', async () => {
  const replies = [refused('INSUFFICIENT_CREDITS', 5, 3)];
  const { lookUp, asked } = await renderSearch({ credits: 3, replies });
  await lookUp('Zaynab');
  const box = await dialog();
  expect(within(box).getByRole('heading').textContent).toBe('You are 2 credits short');
  expect(rowsOf(box)).toEqual({
    'Credits needed': '5',
    'Credits you have': '3',
    'Credits missing': '2',
  });
  expect(asked).toMatchObject([{ path: SEARCH, query: { max_credits: '0' } }]);
  // With the missing credits and the query, so that a package is recommended and the purchase returns here.
  const packages = within(box).getByRole('link', { name: 'Buy credits' }).getAttribute('href');
  expect(packages).toBe(
    '/en/credits/insufficient?then=names&name=Zaynab&required_credits=5&current_credits=3',
  );
});

test('with too few credits, a name that is paid for is shown again, also on a new device', async () => {
  const { lookUp } = await renderSearch({ credits: 3, replies: [searchReply({}, 0, 3)] });
  await lookUp('Zaynab');
  expect((await screen.findByRole('article')).textContent).toContain('No credits were used');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('credits that were bought elsewhere count', async () => {
  const { lookUp } = await renderSearch({
    credits: 0,
    replies: [refused('PRICE_NOT_AGREED', 5, 50)],
  });
  await lookUp('Zaynab');
  expect(rowsOf(await dialog())['Credits left afterwards']).toBe('45');
  expect(creditsNow()).toBe(50);
});

test('price, content and remaining credits are shown before the call', async () => {
  const { lookUp, asked, press } = await renderSearch({ credits: 25 });
  await lookUp('Zaynab');
  const box = await dialog();
  expect(within(box).getByRole('heading').textContent).toBe('Search for “Zaynab”?');
  expect(rowsOf(box)).toEqual({ 'Name search': '5', Total: '5', 'Credits left afterwards': '20' });
  expect(box.textContent).toContain('We ask a language model');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('a confirmed lookup is sent once, shown, and deducted from the credits in the header', async () => {
  const { lookUp, asked, press } = await renderSearch({ credits: 25, replies: [searchReply()] });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  const heading = await screen.findByRole('heading', { name: /Zaynab.*زينب/ });
  expect(document.activeElement).toBe(heading);
  const card = screen.getByRole('article');
  for (const words of [
    'A fragrant tree',
    'The Prophet gave this name himself.',
    'ZAY-nab',
    '/ˈzajnab/',
    'In German cities: classic',
    'More common than 87% of our names of the same sex',
    'Berlin (to 2023) and Cologne (to 2020)',
    'This figure measures these statistics, not the whole Muslim world.',
    'Witness of Karbala',
    '5 credits used, 20 left.',
  ]) {
    expect(card.textContent).toContain(words);
  }
  expect(asked).toEqual([
    {
      method: 'GET',
      path: SEARCH,
      query: { query: 'Zaynab', as_written: 'true', max_credits: '5', language: 'en' },
      body: undefined,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(creditsNow()).toBe(20);
});

test('the server decides about credits', async () => {
  const replies = [refused('PRICE_NOT_AGREED', 5, 25), refused('INSUFFICIENT_CREDITS', 5, 1)];
  const { lookUp, press } = await renderSearch({ credits: 25, replies });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  await screen.findByRole('heading', { name: 'You are 4 credits short' });
});

test.each([
  [503, 'AI_UNAVAILABLE', 'Our assistant cannot answer at the moment.'],
  [429, 'TOO_MANY_REQUESTS', 'That was a lot at once.'],
])('a refusal with %i shows the message of the server', async (status, code, message) => {
  const replies = [{ status, error: { code, message } }];
  const { lookUp, press } = await renderSearch({ credits: 25, replies });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a broken connection is shown, and the call is not repeated by itself', async () => {
  const { lookUp, asked, press } = await renderSearch({ credits: 25, replies: ['silence'] });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  const alert = (await screen.findByText(/Network error/)).closest('[role=alert]');
  expect(alert?.textContent).toContain('searching again costs no further credits');
  expect(asked).toHaveLength(1);
});

test('a repeat after a lost answer uses the same key, another question a new one', async () => {
  const replies: Reply[] = ['silence', searchReply(), searchReply({ name: 'Zahra' })];
  const { lookUp, asked, press } = await renderSearch({ credits: 25, replies });
  for (const typed of ['Zaynab', '', 'h']) {
    if (typed) await lookUp(typed);
    else await press('Look up');
    await dialog();
    await press('Use 5 credits');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Look up' }).getAttribute('aria-disabled'),
      ).not.toBe('true'),
    );
  }
  await waitFor(() => expect(asked).toHaveLength(3));
  const [lost, again, other] = asked.map(({ key }) => key);
  expect(asked.map(({ query }) => query.query)).toEqual(['Zaynab', 'Zaynab', 'Zaynabh']);
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

test('a name that only a model knows is marked', async () => {
  const unknown = { name_id: null, name_latin: null, name_ar: null, verified: false };
  const { lookUp, press } = await renderSearch({ credits: 25, replies: [searchReply(unknown)] });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  expect((await screen.findByRole('article')).textContent).toContain('Not verified');
});

test('a warning is shown above the paid parts', async () => {
  const warning = 'Scholars advise against giving this name.';
  const { lookUp, press } = await renderSearch({
    credits: 25,
    replies: [searchReply({ warning })],
  });
  await lookUp('Zaynab');
  await dialog();
  await press('Use 5 credits');
  expect((await screen.findByRole('article')).textContent).toContain(warning);
});
