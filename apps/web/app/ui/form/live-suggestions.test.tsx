// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSuggestions } from './live-suggestions.tsx';
import { SearchForm } from './search-form.tsx';
import type { FindSuggestions, Suggestion } from './use-suggestions.ts';

const TEXTS = {
  list: 'Names',
  found: (count: number) => `${count} found`,
  asTyped: (typed: string) => `Search for “${typed}”`,
  unknown: 'We do not have it yet.',
  failed: 'No names now.',
};

const suggestion = (name: string, match: Suggestion['match'] = 'start'): Suggestion => ({
  id: name.toLowerCase(),
  address: name.toLowerCase(),
  name,
  detail: `meaning of ${name}`,
  arabic: 'زينب',
  otherScript: 'زينب',
  warning: name === 'Rahman' ? 'Scholars advise against it' : undefined,
  match,
});

interface Request {
  typed: string;
  signal: AbortSignal;
  answer: (...names: Suggestion[]) => Promise<void>;
  fail: () => Promise<void>;
}
let requests: Request[] = [];
const find: FindSuggestions = (typed, signal) =>
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

const chosen: Suggestion[] = [];
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onEscape = vi.fn();

function Search({ value, isLive = true }: { value?: string; isLive?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isMounted, setMounted] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what surrounds the field
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <SearchForm
        ref={input}
        action="/names"
        label="Search names"
        placeholder="Name"
        submit="Search"
        look="line"
        value={value}
        onFocus={() => setMounted(isLive)}
        onSubmit={onSubmit}
      >
        {isMounted && (
          <LiveSuggestions
            input={input}
            find={find}
            texts={TEXTS}
            hrefOf={({ id }) => `/names/${id}`}
            onChoose={(one) => chosen.push(one)}
          />
        )}
      </SearchForm>
    </div>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search names' });
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none')?.textContent;
const names = (): string[] => chosen.map(({ name }) => name);

beforeEach(() => {
  requests = [];
  chosen.length = 0;
  onSubmit.mockClear();
  onEscape.mockClear();
});
afterEach(cleanup);

async function focusSearch(props: Parameters<typeof Search>[0] = {}) {
  const user = userEvent.setup();
  render(<Search {...props} />);
  await user.click(field());
  return user;
}

test('on the server it is a form with one field, which leads to the results', () => {
  const html = renderToString(<Search value="zey" />);
  expect(html).toMatch(/<form[^>]* action="\/names"/);
  expect(html).toMatch(/<input[^>]* name="q"[^>]* value="zey"/);
  expect(html).toContain('type="submit"');
});

test('names come from the first letter on, each a link with both scripts, meaning and warning', async () => {
  const user = await focusSearch();
  await user.keyboard('r');
  await requestFor('r').answer(suggestion('Rahman'), suggestion('Rahma'));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Names' });
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  const [first] = within(list).getAllByRole('option');
  expect(first?.textContent).toBe('Rahman زينب meaning of RahmanScholars advise against it');
  expect(first?.getAttribute('href')).toBe('/names/rahman');
  expect(first?.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2 found');
});

test('every letter cancels the request before it', async () => {
  const user = await focusSearch();
  await user.keyboard('ze');
  expect([requestFor('z').signal.aborted, requestFor('ze').signal.aborted]).toEqual([true, false]);
});

test('Enter chooses the first name, the arrows another one; the form is not sent', async () => {
  const user = await focusSearch();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'), suggestion('Zahra'));
  expect(activeOption()).toContain('Zeynep');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toContain('Zahra');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Zahra']);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a click chooses, and leaves the focus in the field', async () => {
  const user = await focusSearch();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'));
  await user.click(screen.getByRole('option', { name: /Zeynep/ }));
  expect(names()).toEqual(['Zeynep']);
  expect(document.activeElement).toBe(field());
});

test('a click with Ctrl opens the page elsewhere', async () => {
  const user = await focusSearch();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('option', { name: /Zeynep/ }));
  expect(names()).toEqual([]);
});

test('Enter never turns a name that is only similar into a common one: it searches for what was typed', async () => {
  const user = await focusSearch();
  await user.keyboard('muhamat');
  await requestFor('muhamat').answer(suggestion('Muhammad', 'similar'));
  expect(activeOption()).toBe('Search for “muhamat” We do not have it yet.');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(names()).toEqual([]);
});

test('Enter before the names have come sends the form', async () => {
  const user = await focusSearch();
  await user.keyboard('zeynep{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('without the network the text stays, the reason is told, and Enter sends the form', async () => {
  const user = await focusSearch();
  await user.keyboard('z');
  await requestFor('z').fail();
  expect(screen.getByRole('status').textContent).toBe('No names now.');
  await user.keyboard('{Enter}');
  expect(field().value).toBe('z');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape closes the list first, and what surrounds it only then; the arrow opens the list again', async () => {
  const user = await focusSearch();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  await requestFor('z').answer(suggestion('Zeynep'));
  expect(screen.getByRole('listbox')).toBeDefined();
  await user.keyboard('{Escape}{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});

test('letters that were typed before the list came count; those that the page wrote do not', async () => {
  const user = await focusSearch({ value: 'zey' });
  expect(requests).toEqual([]);
  await user.keyboard('n');
  expect(requestFor('zeyn')).toBeDefined();
});

test('letters that come between the rendering of the list and its listeners count', async () => {
  function TypeEarly({ input }: { input: RefObject<HTMLInputElement | null> }) {
    useLayoutEffect(() => {
      if (input.current) input.current.value = 'zey';
    }, [input]);
    return null;
  }
  const Early = () => {
    const input = useRef<HTMLInputElement>(null);
    return (
      <SearchForm ref={input} action="/names" label="Search" placeholder="" submit="" look="line">
        <LiveSuggestions input={input} find={find} texts={TEXTS} onChoose={() => {}} />
        <TypeEarly input={input} />
      </SearchForm>
    );
  };
  render(<Early />);
  expect(requestFor('zey')).toBeDefined();
});

test('letters that are still being composed choose nothing', async () => {
  const user = await focusSearch();
  await user.keyboard('z');
  await requestFor('z').answer(suggestion('Zeynep'));
  await act(async () => {
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    );
  });
  expect(names()).toEqual([]);
});

test('without its list it is a plain field', async () => {
  const user = await focusSearch({ isLive: false });
  await user.keyboard('zeynep{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
