/** The whole map of the site: what stands where, who it is for, and which texts it needs. `routes.ts` and the page checks are made from it. */
export interface Page {
  id: string;
  /** Without language prefix and leading slash. */
  path: string;
  file: string;
  /** Texts beside `common`, which the shell needs everywhere. */
  namespaces: readonly string[];
  /** Public pages exist once more under each language's prefix; the others only without. */
  audience: 'public' | 'signed-in' | 'administrators';
}

export const PAGES = [
  { id: 'home', path: '', file: 'routes/home.tsx', namespaces: ['home'], audience: 'public' },
  {
    id: 'contact',
    path: 'contact',
    file: 'routes/contact.tsx',
    namespaces: ['contact'],
    audience: 'public',
  },
] as const satisfies readonly Page[];

export type PageId = (typeof PAGES)[number]['id'];

/** Shown for every address that is not in the table. */
export const NOT_FOUND_NAMESPACES = ['not-found'] as const;
