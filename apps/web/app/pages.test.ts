import { existsSync } from 'node:fs';
import { LOCALES } from '@ismi/contract/locales';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { SHELL_NAMESPACE } from './i18n/instances.ts';
import { namespacesAt } from './i18n/page-namespaces.ts';
import { NOT_FOUND_NAMESPACES, PAGES, type Page } from './pages.ts';
import { findPage, pathTo } from './paths.ts';
import nested from './routes.ts';

const pages: readonly Page[] = PAGES;
/** The frame of the administrators' area surrounds its sections and has no address. */
const routes = nested.flatMap((route) => route.children ?? [route]);
const exists = (path: string) => existsSync(new URL(path, import.meta.url));

test.each(['id', 'path', 'file'] as const)('no two pages share their %s', (key) => {
  expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
});

test.each(pages)('the route module of $id exists', ({ file }) => {
  expect(exists(`./${file}`)).toBe(true);
});

test.each(pages)('no path of $id begins with a slash or with a language', ({ path }) => {
  expect(path).not.toMatch(new RegExp(`^(/|(${LOCALES.join('|')})(/|$))`));
});

const NAMESPACES = new Set([
  SHELL_NAMESPACE,
  ...NOT_FOUND_NAMESPACES,
  ...pages.flatMap(({ namespaces }) => namespaces),
]);

test.each([...NAMESPACES])('the texts of %s exist in every language', (namespace) => {
  const missing = LOCALES.filter((locale) => !exists(`./i18n/locales/${locale}/${namespace}.json`));
  expect(missing).toEqual([]);
});

test.each(pages)(
  'the page $id has five routes: plain, and under each language',
  ({ id, path, file }) => {
    const own = routes.filter((route) => route.id === id || route.id?.endsWith(`/${id}`));
    const prefixed = LOCALES.map((locale) => (path === '' ? locale : `${locale}/${path}`));
    expect(own.map((route) => route.path ?? '')).toEqual([path, ...prefixed]);
    expect(new Set(own.map((route) => route.file))).toEqual(new Set([file]));
  },
);

test('no two routes share their id', () => {
  const ids = routes.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

/** The page that the router shows at an address. */
const routedTo = (address: string) => {
  const table = routes.map(({ id, path, index }) =>
    index ? { id, path, index: true as const } : { id, path },
  );
  return matchRoutes(table, address)?.at(-1)?.route.id?.split('/').at(-1);
};

test.each([
  ...PAGES.flatMap(({ id }) =>
    [undefined, ...LOCALES].map((locale) =>
      pathTo(id, locale, { id: 'x', slug: 'x', by: 'theme', value: 'x' }),
    ),
  ),
  '/de/',
  '/DE',
  '/Tr/contact',
  '/Contact',
  '/AR/CONTACT/',
  '/dex',
  '/de/nothing',
  '/de//contact',
  '/contact/more',
])('%s has the texts of the page that the router shows', (address) => {
  expect(findPage(address)?.id ?? 'not-found').toBe(routedTo(address));
});

test('a page has the texts of the shell, and an unknown address those of "not found"', () => {
  expect(namespacesAt('/de/contact')).toEqual(['common', 'contact']);
  expect(namespacesAt('/de/nothing')).toEqual(['common', 'not-found']);
});
