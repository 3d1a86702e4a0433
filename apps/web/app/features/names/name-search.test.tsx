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
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(document.querySelector('output')).toBeNull();
  expect(asked).toEqual([]);
});

test('a guest is asked to sign in, and the query is kept in the URL', async () => {
  const { ask, asked } = await renderSearch({});
  await ask(' Kevser ');
  expect((await screen.findByText('?name=Kevser')).tagName).toBe('OUTPUT');
  expect(asked).toEqual([]);
});

test('the assessment is disabled for guests, with the reason', async () => {
  await renderSearch({});
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Islamic assessment.*10/ });
  expect(box.disabled).toBe(true);
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Sign in to add the assessment.');
});

/** A payment refusal, with the price and the balance. */
const refused = (code: string, required: number, current: number, due = ['search']) => ({
  status: 402,
  error: { code, message: 'No.', required_credits: required, current_credits: current, due },
});

test('with too few credits, the page shows how many are needed, available and missing, and nothing is charged', async () => {
  const replies = [refused('INSUFFICIENT_CREDITS', 5, 3)];
  const { ask, asked } = await renderSearch({ credits: 3, replies });
  await ask('Zaynab');
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
  const { ask } = await renderSearch({ credits: 3, replies: [searchReply({}, 0, 3)] });
  await ask('Zaynab');
  expect((await screen.findByRole('article')).textContent).toContain('No credits were used');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('if only one part is unpaid, its price is shown before it is charged', async () => {
  const replies = [refused('PRICE_NOT_AGREED', 10, 12, ['analysis']), searchReply({}, 10, 2)];
  const { ask, asked, press, user } = await renderSearch({ credits: 12, replies });
  await user.click(screen.getByRole('checkbox', { name: /Islamic assessment/ }));
  await ask('Zaynab');
  expect(rowsOf(await dialog())).toEqual({
    'Islamic assessment': '10',
    Total: '10',
    'Credits left afterwards': '2',
  });
  await press('Use 10 credits');
  await screen.findByRole('article');
  expect(asked.map(({ query }) => query.max_credits)).toEqual(['0', '10']);
});

test('credits that were bought elsewhere count', async () => {
  const { ask } = await renderSearch({
    credits: 0,
    replies: [refused('PRICE_NOT_AGREED', 5, 50)],
  });
  await ask('Zaynab');
  expect(rowsOf(await dialog())['Credits left afterwards']).toBe('45');
  expect(creditsNow()).toBe(50);
});

test('price, content and remaining credits are shown before the call', async () => {
  const { ask, asked, press } = await renderSearch({ credits: 25 });
  await ask('Zaynab');
  const box = await dialog();
  expect(within(box).getByRole('heading').textContent).toBe('Search for “Zaynab”?');
  expect(rowsOf(box)).toEqual({ 'Name search': '5', Total: '5', 'Credits left afterwards': '20' });
  expect(within(box).getByRole('listitem').textContent).toContain('related names');
  // The name is not certain yet, so the link leads to the list of all names.
  const toNames = within(box).getByRole('link', { name: 'names from A to Z' });
  expect(toNames.getAttribute('href')).toBe('/en/names');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('a confirmed lookup is sent once, shown, and deducted from the credits in the header', async () => {
  const { ask, asked, press } = await renderSearch({ credits: 25, replies: [searchReply()] });
  await ask('Zaynab');
  await dialog();
  await press('Use 5 credits');
  const heading = await screen.findByRole('heading', { name: /Zaynab.*زَيْنَب/ });
  expect(document.activeElement).toBe(heading);
  const card = screen.getByRole('article');
  for (const words of [
    'A fragrant tree',
    'The Prophet gave this name himself.',
    'ZAY-nab',
    '/ˈzajnab/',
    '87/100',
    'Sources: Türkiye (yearly top 100) and Berlin',
    'This figure measures these statistics, not the whole Muslim world.',
    'Witness of Karbala',
    '5 credits used, 20 left.',
  ]) {
    expect(card.textContent).toContain(words);
  }
  expect(asked).toEqual([
    {
      path: SEARCH,
      query: { query: 'Zaynab', max_credits: '5', language: 'en' },
      body: undefined,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(creditsNow()).toBe(20);
});

test('the assessment is a line of its own in the price', async () => {
  const replies = [refused('PRICE_NOT_AGREED', 15, 25, ['search', 'analysis']), searchReply()];
  const { ask, asked, press, user } = await renderSearch({ credits: 25, replies });
  await user.click(screen.getByRole('checkbox', { name: /Islamic assessment/ }));
  await ask('Zaynab');
  expect(rowsOf(await dialog())).toMatchObject({ 'Islamic assessment': '10', Total: '15' });
  await press('Use 15 credits');
  await screen.findByRole('article');
  expect(asked[0]?.query.islamic_analysis).toBe('true');
});

test('an assessment that is not sold has no line in the price', async () => {
  const replies = [refused('PRICE_NOT_AGREED', 5, 25), searchReply()];
  const { ask, asked, press, user } = await renderSearch({ credits: 25, replies });
  await user.click(screen.getByRole('checkbox', { name: /Islamic assessment/ }));
  await ask('Zaynab');
  expect(rowsOf(await dialog())).toEqual({
    'Name search': '5',
    Total: '5',
    'Credits left afterwards': '20',
  });
  await press('Use 5 credits');
  await screen.findByRole('article');
  expect(asked.map(({ query }) => query.max_credits)).toEqual(['0', '5']);
});

test('with enough credits for the search alone, the assessment can be left out', async () => {
  const { ask, press, user } = await renderSearch({
    credits: 7,
    replies: [
      refused('INSUFFICIENT_CREDITS', 15, 7, ['search', 'analysis']),
      refused('PRICE_NOT_AGREED', 5, 7),
    ],
  });
  await user.click(screen.getByRole('checkbox', { name: /Islamic assessment/ }));
  await ask('Zaynab');
  await dialog();
  await press('Search without assessment: 5 credits');
  expect(rowsOf(await dialog())).toMatchObject({ Total: '5', 'Credits left afterwards': '2' });
});

test('the server decides about credits', async () => {
  const replies = [refused('PRICE_NOT_AGREED', 5, 25), refused('INSUFFICIENT_CREDITS', 5, 1)];
  const { ask, press } = await renderSearch({ credits: 25, replies });
  await ask('Zaynab');
  await dialog();
  await press('Use 5 credits');
  await screen.findByRole('heading', { name: 'You are 4 credits short' });
});

test.each([
  [503, 'AI_UNAVAILABLE', 'Our assistant cannot answer at the moment.'],
  [429, 'TOO_MANY_REQUESTS', 'That was a lot at once.'],
])('a refusal with %i shows the message of the server', async (status, code, message) => {
  const replies = [{ status, error: { code, message } }];
  const { ask, press } = await renderSearch({ credits: 25, replies });
  await ask('Zaynab');
  await dialog();
  await press('Use 5 credits');
  expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a broken connection is shown, and the call is not repeated by itself', async () => {
  const { ask, asked, press } = await renderSearch({ credits: 25, replies: ['silence'] });
  await ask('Zaynab');
  await dialog();
  await press('Use 5 credits');
  const alert = (await screen.findByText(/Network error/)).closest('[role=alert]');
  expect(alert?.textContent).toContain('searching again costs no further credits');
  expect(asked).toHaveLength(1);
});

test('a repeat after a lost answer uses the same key, another question a new one', async () => {
  const replies: Reply[] = ['silence', searchReply(), searchReply({ name: 'Zahra' })];
  const { ask, asked, press } = await renderSearch({ credits: 25, replies });
  for (const typed of ['Zaynab', '', 'h']) {
    if (typed) await ask(typed);
    else await press('Search');
    await dialog();
    await press('Use 5 credits');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // During the call, the button has another label.
    await screen.findByRole('button', { name: 'Search' });
  }
  await waitFor(() => expect(asked).toHaveLength(3));
  const [lost, again, other] = asked.map(({ key }) => key);
  expect(asked.map(({ query }) => query.query)).toEqual(['Zaynab', 'Zaynab', 'Zaynabh']);
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

test('a name that only a model knows is marked', async () => {
  const unknown = { name_id: null, name_latin: null, name_ar: null, verified: false };
  const { ask, press } = await renderSearch({ credits: 25, replies: [searchReply(unknown)] });
  await ask('Zaynab');
  await dialog();
  await press('Use 5 credits');
  expect((await screen.findByRole('article')).textContent).toContain('Not verified');
});

test('a warning is shown above the paid parts', async () => {
  const warning = 'Scholars advise against giving this name.';
  const { ask, press } = await renderSearch({ credits: 25, replies: [searchReply({ warning })] });
  await ask('Zaynab');
  await dialog();
  await press('Use 5 credits');
  expect((await screen.findByRole('article')).textContent).toContain(warning);
});
