import type { Locale } from '@ismi/contract/locales';
import { PAGES, type Page } from '../../apps/web/app/pages.ts';
import { type EnterState, EXAMPLES } from './page-examples.ts';

/** A page, or a page in a state. */
export interface Subject {
  name: string;
  audience: Page['audience'];
  pathIn: (locale: Locale) => string;
  status: number;
  enter?: EnterState;
}

const NOT_FOUND: Page = {
  id: 'not-found',
  path: 'there-is-no-such-page',
  file: 'routes/not-found.tsx',
  namespaces: [],
  frame: 'site',
  audience: 'public',
};

const exampleOf = (id: string) => Object.entries(EXAMPLES).find(([key]) => key === id)?.[1] ?? {};

function examplePath({ id, path, example }: Page): string {
  const parameters: Record<string, string> = { ...example, ...exampleOf(id).parameters };
  const filled = path.replace(/:(\w+)(\?)?/g, (_, name: string, isOptional?: string) => {
    const value = parameters[name];
    if (value) return value;
    if (isOptional) return '';
    throw new Error(`page-examples.ts has no ${name} for the page ${id}`);
  });
  return filled.replace(/\/$/, '');
}

function subjectsOf(page: Page): Subject[] {
  const path = examplePath(page);
  const plain: Subject = {
    name: page.id,
    audience: page.audience,
    pathIn: (locale) =>
      page.audience === 'public' ? `/${locale}/${path}`.replace(/\/$/, '') : `/${path}`,
    status: page.id === NOT_FOUND.id ? 404 : 200,
  };
  const states = Object.entries(exampleOf(page.id).states ?? {});
  return [
    plain,
    ...states.map(([state, enter]) => ({ ...plain, name: `${page.id} (${state})`, enter })),
  ];
}

/** Everything to check. */
export function listSubjects() {
  const pages = [...PAGES, NOT_FOUND];
  return { subjects: pages.flatMap(subjectsOf), pages: pages.length };
}
