import { type ComponentProps, memo, Suspense } from 'react';
import { latePart } from '../../lib/late-part.ts';
import type { NameSearch } from './name-search.tsx';

const loadNameSearch = () =>
  import('./name-search.tsx').then((module) => ({ default: module.NameSearch }));

// On the server at once, so that the field stands in the page and takes what is typed; in the browser it wakes up after the rest.
const Search = import.meta.env.SSR ? (await loadNameSearch()).default : latePart(loadNameSearch);

/** Remembered, because what is drawn anew before it is awake would be thrown away and drawn from nothing. */
export const LateNameSearch = memo((props: ComponentProps<typeof NameSearch>) => (
  <Suspense>
    <Search {...props} />
  </Suspense>
));
