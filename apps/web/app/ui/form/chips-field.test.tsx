// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chip } from './chip.ts';
import { ChipsField, type ChipsFieldProps } from './chips-field.tsx';
import type { Suggestion } from './use-suggestions.ts';

const TEXTS: ChipsFieldProps['texts'] = {
  list: 'Suggestions',
  found: (count) => `${count} found`,
  asTyped: (typed) => `Add “${typed}”`,
  unknown: 'We do not know it yet.',
  failed: 'No suggestions now.',
  remove: (name) => `Remove ${name}`,
  added: (name) => `${name} added.`,
  removed: (name) => `${name} removed.`,
  removesNext: (name) => `${name}: press Backspace again.`,
  alreadyThere: (name) => `${name} is already there.`,
  full: (max) => `No more than ${max}.`,
};

const suggestion = (name: string, match: Suggestion['match'] = 'start'): Suggestion => ({
  id: name.toLowerCase(),
  address: name.toLowerCase(),
  name,
  detail: `meaning of ${name}`,
  arabic: 'زينب',
  otherScript: 'زينب',
  warning: name === 'Rahman' ? 'Scholars advise against it.' : undefined,
  match,
});

interface Request {
  typed: string;
  signal: AbortSignal;
  answer: (...names: Suggestion[]) => Promise<void>;
  fail: () => Promise<void>;
}
let requests: Request[] = [];
const find: ChipsFieldProps['find'] = (typed, signal) =>
  new Promise((resolve, reject) => {
    requests.push({
      typed,
      signal,
      answer: (...names) => act(async () => resolve(names)),
      fail: () => act(async () => reject(new Error('offline'))),
    });
  });
const requestFor = (typed: string): Request => {
  const request = requests.findLast((each) => each.typed === typed);
  if (!request) throw new Error(`nobody asked for ${typed}`);
  return request;
};

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
function Field({
  initial = [],
  ...rest
}: { initial?: readonly Chip[] } & Partial<ChipsFieldProps>) {
  const [value, change] = useState(initial);
  return (
    <form onSubmit={onSubmit}>
      <ChipsField
        label="Names"
        max={3}
        find={find}
        texts={TEXTS}
        value={value}
        onChange={change}
        {...rest}
      />
      <pre>{JSON.stringify(value)}</pre>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Names' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const chips = (): Chip[] => JSON.parse(document.querySelector('pre')?.textContent ?? '');
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  requests = [];
  onSubmit.mockClear();
});
afterEach(cleanup);

/** A field whose list has been fetched. */
async function openField(props: Parameters<typeof Field>[0] = {}) {
  const user = userEvent.setup();
  render(<Field {...props} />);
  await user.click(field());
  await act(() => import('./chip-suggestions.tsx'));
  return user;
}

test('on the server it is a field with label and hint, and its chips', () => {
  const html = renderToString(<Field initial={[{ name: 'Ali' }]} hint="Any name." />);
  expect(html).toContain('Any name.');
  expect(html).toContain('aria-label="Remove Ali"');
  expect(html).not.toContain('listbox');
});

test('suggestions come from the first letter on, the first one is active, and Enter adds it', async () => {
  const user = await openField();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'), suggestion('Zahra'));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox', { name: 'Suggestions' }).id).toBe(
    field().getAttribute('aria-controls'),
  );
  expect(options()).toEqual([
    expect.stringContaining('Zeynep meaning of Zeynep'),
    expect.stringContaining('Zahra'),
    expect.stringContaining('Add “z”'),
  ]);
  expect(activeOption()).toContain('Zeynep');
  expect(said()).toBe('2 found');
  await user.keyboard('{Enter}');
  expect(chips()).toEqual([{ id: 'zeynep', name: 'Zeynep' }]);
  expect([field().value, said()]).toEqual(['', 'Zeynep added.']);
  expect(document.activeElement).toBe(field());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the arrows go round, and a click adds too', async () => {
  const user = await openField();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'), suggestion('Zahra'));
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toContain('Zahra');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption()).toContain('Add “z”');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toContain('Zeynep');
  await user.click(screen.getByRole('option', { name: /Zahra/ }));
  expect(chips()).toEqual([{ id: 'zahra', name: 'Zahra' }]);
  expect(document.activeElement).toBe(field());
});

test('every letter cancels the request before it, and a late answer is not shown', async () => {
  const user = await openField();
  await user.keyboard('ze');
  expect(requestFor('z').signal.aborted).toBe(true);
  expect(requestFor('ze').signal.aborted).toBe(false);
  await requestFor('ze').answer(suggestion('Zeynep'));
  await requestFor('z').answer(suggestion('Zahra'));
  expect(options()[0]).toContain('Zeynep');
});

test('suggestions for earlier letters stay until the next ones come, but Enter does not take them', async () => {
  const user = await openField();
  await user.keyboard('a');
  await requestFor('a').answer(suggestion('Ali'));
  await user.keyboard('y');
  expect(options()).toHaveLength(1);
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  await user.keyboard('{Enter}');
  expect(chips()).toEqual([{ name: 'ay' }]);
});

test('a word that nobody knows may be added all the same', async () => {
  const user = await openField();
  await user.keyboard('Lorinda');
  await requestFor('Lorinda').answer();
  expect(activeOption()).toBe('Add “Lorinda” We do not know it yet.');
  expect(said()).toBe('We do not know it yet.');
  await user.keyboard('{Enter}');
  expect(chips()).toEqual([{ name: 'Lorinda' }]);
});

test('what is only similar is offered, but Enter takes the word as it is typed', async () => {
  const user = await openField();
  await user.keyboard('Lorinda');
  await requestFor('Lorinda').answer(suggestion('Laura', 'similar'));
  expect(activeOption()).toContain('Add “Lorinda”');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chips()).toEqual([{ id: 'laura', name: 'Laura' }]);
});

test('a name that is typed in whole is not offered as an unknown word', async () => {
  const user = await openField();
  await user.keyboard('Zeynep');
  await requestFor('Zeynep').answer(suggestion('Zeynep', 'whole'));
  expect(options()).toHaveLength(1);
});

test('a known name that was typed faster than suggestions come is recognised afterwards', async () => {
  const user = await openField();
  await user.keyboard('zeynep{Enter}');
  expect(chips()).toEqual([{ name: 'zeynep' }]);
  await requestFor('zeynep').answer(suggestion('Zeynep', 'whole'));
  expect(chips()).toEqual([{ id: 'zeynep', name: 'Zeynep' }]);
});

test('without the network the text stays, the field says why, and the word can be added', async () => {
  const user = await openField();
  await user.keyboard('Ayla');
  await requestFor('Ayla').fail();
  expect(screen.getAllByText('No suggestions now.')).not.toHaveLength(0);
  expect([field().value, said()]).toEqual(['Ayla', 'No suggestions now.']);
  await user.keyboard('{Enter}');
  expect(chips()).toEqual([{ name: 'Ayla' }]);
});

test('Backspace in the empty field says which name goes, and removes it the second time', async () => {
  const user = await openField({ initial: [{ name: 'Ali' }, { id: 'zeynep', name: 'Zeynep' }] });
  await user.keyboard('{Backspace}');
  expect(said()).toBe('Zeynep: press Backspace again.');
  expect(chips()).toHaveLength(2);
  await user.keyboard('x{Backspace}{Backspace}');
  expect(chips()).toHaveLength(2);
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual([{ name: 'Ali' }]);
  expect(said()).toBe('Zeynep removed.');
});

test('every chip has a named button that removes it, and the focus goes to the next', async () => {
  const user = await openField({ initial: [{ name: 'Ali' }, { name: 'Zeynep' }] });
  const list = screen.getByRole('list', { name: 'Names' });
  await user.click(within(list).getByRole('button', { name: 'Remove Ali' }));
  expect(chips()).toEqual([{ name: 'Zeynep' }]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Zeynep');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  expect(said()).toBe('Zeynep removed.');
});

test('no name stands there twice', async () => {
  const user = await openField({ initial: [{ id: 'zeynep', name: 'Zeynep' }, { name: 'Ali' }] });
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'), suggestion('Zahra'));
  expect(options().join()).not.toContain('Zeynep');
  await user.clear(field());
  await user.keyboard('ALI');
  await requestFor('ALI').answer();
  await user.keyboard('{Enter}');
  expect(chips()).toHaveLength(2);
  expect(said()).toBe('ALI is already there.');
});

test('a full field takes no letters, but still gives names back', async () => {
  const user = await openField({ max: 1, initial: [{ name: 'Ali' }] });
  expect(field().readOnly).toBe(true);
  expect(screen.getByText('No more than 1.')).toBeTruthy();
  await user.keyboard('{Backspace}{Backspace}');
  expect([chips(), field().readOnly]).toEqual([[], false]);
});

test('Escape closes the list and keeps the text; the arrow opens it again', async () => {
  const user = await openField();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'));
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), field().value]).toEqual([null, 'z']);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}');
  await requestFor('z').answer(suggestion('Zeynep'));
  expect(options()).not.toEqual([]);
});

test('the list closes when the focus leaves, and the text stays', async () => {
  const user = await openField();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'));
  await user.tab();
  expect([screen.queryByRole('listbox'), field().value]).toEqual([null, 'z']);
});

test('Enter in the empty field sends the form as in any other field', async () => {
  const user = await openField();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a warning is part of the option', async () => {
  const user = await openField();
  await user.keyboard('r');
  await requestFor('r').answer(suggestion('Rahman'));
  expect(screen.getByRole('option', { name: /Scholars advise against it/ })).toBeTruthy();
});
