// @vitest-environment happy-dom
import type { SuggestedName, SuggestionForm } from '@ismi/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { learned, renderResults, suggested, testList } from '../../../../test/render-results.tsx';
import { type Reply, USER } from '../../../../test/render-search.tsx';
import { endSession } from '../../../data/session/session-store.ts';
import { listState, parseHousehold } from '../household-state.ts';

const named = (name: string, changes: Partial<SuggestedName> = {}): SuggestedName =>
  suggested({ name_id: name.toLowerCase(), name, name_latin: name, ...changes });
const NAMES = [
  named('Alya'),
  named('Selma', { shelf: 'travels' }),
  named('Nura', { shelf: 'discovery' }),
];
const refused = (name: string, reason: 'tooCommon' | null = null) => ({
  name_id: name.toLowerCase(),
  name,
  reaction: 'refused' as const,
  reason,
});
const liked = (name: string) => ({ ...refused(name), reaction: 'more' as const });
/** Public facts only. */
const PUBLIC: Partial<SuggestedName> = { description: '', namesakes: [] };
const alikeToAlya = {
  kind: 'alike' as const,
  number: 1,
  around: { name_id: 'alya', name: 'Alya' },
  suggestions: [named('Azra', PUBLIC), named('Lina', PUBLIC)],
};
const round = (number: number, ...names: string[]) => ({
  kind: 'refine' as const,
  number,
  around: null,
  suggestions: names.map((name) => named(name, PUBLIC)),
});
const FORM: SuggestionForm = {
  gender: 'girl',
  culture: 'turkeyAsia',
  length: 'medium',
  popularity: 'known',
};
const HOUSEHOLD = { siblings: ['Yunus', 'Dilan'], surname: 'Haddad' };
const TOLD: SuggestionForm = {
  ...FORM,
  sibling: { hasSibling: true, siblingName: 'Yunus' },
  siblings: ['Dilan'],
  surname: 'Haddad',
};

let ids = 0;
/** A list of its own for each test, since a shown list is cached. */
const newId = () => `0198e1a4-1f6c-7000-8000-0000000001${String(++ids).padStart(2, '0')}`;

/** Opens a list with these names; then the API gives these replies. */
async function openList(
  replies: Reply[] = [],
  { names = NAMES, before = { data: learned() } as Reply, userId = USER.id as string } = {},
) {
  const id = newId();
  const page = await renderResults(
    `/en/results/${id}`,
    [{ data: testList(id, { suggestions: names }) }, ...replies],
    listState(userId, TOLD),
    USER,
    'en',
    before,
  );
  await screen.findByRole('heading', { level: 1, name: 'Names for your daughter' });
  const changes = () => page.asked.filter(({ method }) => method !== 'GET');
  return { ...page, id, path: `/api/suggestions/${id}`, changes };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading'));
const cardNames = () => cards().map(({ textContent }) => textContent?.split(' ')[0]);

afterEach(() => {
  cleanup();
  endSession();
});

test('each name stands once, under the heading of its shelf; one that only a model knows is a discovery', async () => {
  const own = named('Zeren', { name_id: null, name_ar: null, shelf: null, verified: false });
  await openList([], { names: [NAMES[2] as SuggestedName, NAMES[0] as SuggestedName, own] });
  const closest = screen.getByRole('region', { name: 'Closest to your wishes' });
  const discoveries = screen.getByRole('region', { name: 'Discoveries' });
  expect(within(closest).getAllByRole('article')).toHaveLength(1);
  expect(within(discoveries).getAllByRole('article')).toHaveLength(2);
  expect(cardNames()).toEqual(['Alya', 'Nura', 'Zeren']);
  expect(screen.queryByText('Names that travel')).toBeNull();
  // Nothing can be like a name that the catalogue does not have.
  expect(screen.queryByRole('button', { name: 'More like this: Zeren' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Not for us: Zeren' })).toBeTruthy();
});

test('a list of an earlier version has no shelves', async () => {
  await openList([], { names: NAMES.map((name) => ({ ...name, shelf: null })) });
  expect(cardNames()).toEqual(['Alya', 'Selma', 'Nura']);
  expect(screen.queryByText('Discoveries')).toBeNull();
});

test('not for us is sent once, folds the card away, and the focus is on the next one', async () => {
  const said = learned({ reactions: [refused('Alya')] });
  const { user, changes, path } = await openList([{ data: said }]);
  await user.dblClick(await button('Not for us: Alya'));
  // In its place, and in what was learned.
  expect(await screen.findAllByRole('button', { name: 'Undo: Alya' })).toHaveLength(2);
  expect(changes()).toMatchObject([
    { method: 'PUT', path: `${path}/refused`, body: { name: 'alya', language: 'en' } },
  ]);
  expect(cardNames()).toEqual(['Selma', 'Nura']);
  await waitFor(() => expect(document.activeElement).toBe(cards()[0]));
  expect(screen.getByText('Alya is off the list. You can undo this.')).toBeTruthy();
});

test('a reason may be given, and a refused name may come back', async () => {
  const { user, press, changes, path } = await openList([
    { data: learned({ reactions: [refused('Alya')], reasons: ['tooCommon', 'sound'] }) },
    { data: learned({ reactions: [refused('Alya', 'tooCommon')] }) },
    { data: learned() },
  ]);
  await press('Not for us: Alya');
  await user.click(await screen.findByText('Why not? (optional)'));
  // Only reasons that this family may give.
  expect(screen.queryByRole('button', { name: 'too religious' })).toBeNull();
  await press('too common');
  await waitFor(async () =>
    expect((await button('too common')).getAttribute('aria-pressed')).toBe('true'),
  );
  const place = screen.getAllByRole('button', { name: 'Undo: Alya' })[0] as HTMLElement;
  await user.click(place);
  await waitFor(() => expect(cardNames()).toEqual(['Alya', 'Selma', 'Nura']));
  expect(document.activeElement).toBe(cards()[0]);
  expect(changes().slice(1)).toMatchObject([
    { method: 'PUT', path: `${path}/refused`, body: { name: 'alya', reason: 'tooCommon' } },
    { method: 'DELETE', path: `${path}/reactions`, body: { name: 'alya' } },
  ]);
});

test('a name that was refused before is not shown, not copied, and comes back from what was learned', async () => {
  const before = { data: learned({ reactions: [refused('Selma'), liked('Hafsa')] }) };
  const { press } = await openList([{ data: learned({ reactions: [liked('Hafsa')] }) }], {
    before,
  });
  expect(cardNames()).toEqual(['Alya', 'Nura']);
  expect(screen.queryByText('Names that travel')).toBeNull();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy the list');
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]?.[0]).not.toContain('Selma');
  const panel = screen.getByRole('region', { name: 'What we learned' });
  expect(panel.textContent).toContain('in your next list');
  expect(within(panel).getByText('Hafsa')).toBeTruthy();
  await press('Undo: Selma');
  await waitFor(() => expect(cardNames()).toEqual(['Alya', 'Selma', 'Nura']));
  expect(within(panel).queryByText('Selma')).toBeNull();
  // It was the last of its kind.
  expect(document.activeElement?.textContent).toBe('What we learned');
});

test('more like this adds two names beneath the card, announces them, and is asked for once', async () => {
  const said = learned({ reactions: [liked('Alya')], rounds: [alikeToAlya] });
  const { user, changes, path } = await openList([{ data: said }]);
  const more = await button('More like this: Alya');
  await user.dblClick(more);
  const added = await screen.findByRole('region', { name: 'Like Alya' });
  expect(changes()).toMatchObject([
    { method: 'PUT', path: `${path}/more`, body: { name: 'alya', ...HOUSEHOLD, language: 'en' } },
  ]);
  expect(cardNames()).toEqual(['Alya', 'Azra', 'Lina', 'Selma', 'Nura']);
  expect(screen.getByText('Like Alya, new in the list: Azra, Lina.')).toBeTruthy();
  const page = within(added).getByRole('link', { name: 'See the page of Azra' });
  expect(page.getAttribute('href')).toBe('/en/names/azra');
  expect(more.getAttribute('aria-pressed')).toBe('true');
  await user.click(more);
  expect(changes()).toHaveLength(1);
});

test('where no further names are free, it says what the tap was good for', async () => {
  const { press } = await openList([
    { data: learned({ reactions: [liked('Alya')], left: { refine: 2, alike: 0 } }) },
    { data: learned({ reactions: [liked('Nura'), liked('Alya')] }) },
  ]);
  await press('More like this: Alya');
  expect(await screen.findAllByText(/added for 5 names of a list/)).toHaveLength(2);
  await press('More like this: Nura');
  expect(await screen.findAllByText(/found no similar names/)).not.toHaveLength(0);
});

test('what was not saved says so on its card, and can be tried again', async () => {
  const { press, changes } = await openList([
    'silence',
    { data: learned({ reactions: [refused('Nura')] }) },
  ]);
  await press('Not for us: Nura');
  const retry = await button('Try again');
  expect(retry.closest('[role=alert]')?.textContent).not.toBe('Try again');
  expect(retry.closest('article')?.textContent).toContain('Nura');
  await press('Try again');
  await waitFor(() => expect(cardNames()).toEqual(['Alya', 'Selma']));
  const [first, second] = changes();
  expect(second).toEqual(first);
});

test('refining tells what is left before it is pressed, sends the household, and leads to the new names', async () => {
  const { press, changes, path } = await openList([
    { data: learned({ rounds: [round(1, 'Efnan')], left: { refine: 1, alike: 5 } }) },
    {
      data: learned({
        rounds: [round(1, 'Efnan'), round(2, 'Sena')],
        left: { refine: 0, alike: 5 },
      }),
    },
  ]);
  await press('Refine · free. 2 of 2 left');
  const first = await screen.findByRole('heading', { name: 'New names, round 1' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await press('Refine · free. 1 of 2 left');
  const second = await screen.findByRole('heading', { name: 'New names, round 2' });
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(cardNames()).toEqual(['Alya', 'Selma', 'Nura', 'Efnan', 'Sena']);
  expect(changes()).toMatchObject([
    { method: 'PUT', path: `${path}/rounds/1`, body: HOUSEHOLD },
    { method: 'PUT', path: `${path}/rounds/2`, body: HOUSEHOLD },
  ]);
  expect(screen.getByText('Both free rounds are used')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Refine/ })).toBeNull();
});

test('a round that found no names is not used; without an answer, none is claimed to be left', async () => {
  const error = { code: 'NO_NAMES_FIT', message: 'The words of the server.' };
  const { press } = await openList([{ status: 422, error }, 'silence']);
  await press(/^Refine/);
  expect(await screen.findByText(/You still have this round/)).toBeTruthy();
  expect(screen.getByText(/There are no further names for your answers/)).toBeTruthy();
  await press(/^Refine · free. 2 of 2 left/);
  expect(await screen.findByText(/Trying again does not use a second round/)).toBeTruthy();
  expect(screen.queryByText(/You still have this round/)).toBeNull();
});

test('if what was said cannot be loaded, the names are shown and nothing is sent', async () => {
  const before = { status: 503, error: { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' } };
  const { press, changes } = await openList([], { before });
  expect(cardNames()).toEqual(['Alya', 'Selma', 'Nura']);
  expect(screen.getByText('What you said about the names could not be loaded')).toBeTruthy();
  await press('Not for us: Alya');
  await press('More like this: Alya');
  expect(changes()).toEqual([]);
});

test('the household is known to the family that told it, on the page of its list only', async () => {
  expect(parseHousehold(listState(USER.id, TOLD), USER.id)).toEqual(HOUSEHOLD);
  expect(parseHousehold(listState(USER.id, FORM), USER.id)).toEqual({});
  expect(parseHousehold(listState('somebody else', TOLD), USER.id)).toEqual({});
  expect(parseHousehold(null, USER.id)).toEqual({});
  const { press, changes } = await openList([{ data: learned() }], { userId: 'somebody else' });
  await press(/^Refine/);
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toEqual({ language: 'en' });
});

test('a new list hands the household on to its page', async () => {
  const id = newId();
  const order = { order: { userId: USER.id, form: TOLD, opKey: newId(), agreed: 12 } };
  const made = { ...testList(id, { suggestions: NAMES }), credits_deducted: 12, credits: 13 };
  const { press, asked } = await renderResults(
    '/results',
    [{ data: made }, { data: learned() }],
    order,
  );
  await press(/^Refine/);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ path: `/api/suggestions/${id}/rounds/1`, body: HOUSEHOLD });
});
