import { nearPart } from '../../../../browser/near-part.tsx';

const loadFirst = () => import('./chapters.tsx').then((module) => module.FirstChapters);
const loadLast = () => import('./chapters.tsx').then((module) => module.LastChapters);
const loadEssentials = () => import('./essentials.tsx').then((module) => module.Essentials);
const loadPaid = () => import('../paid-sections.tsx').then((module) => module.PaidSections);

// All of it is in the server's HTML; the browser fetches the code of a part when the reader comes near it.
export const NearEssentials = nearPart(
  'essentials',
  loadEssentials,
  import.meta.env.SSR && (await loadEssentials()),
);
export const NearFirstChapters = nearPart(
  'chapters',
  loadFirst,
  import.meta.env.SSR && (await loadFirst()),
);
export const NearPaidSections = nearPart(
  'paid',
  loadPaid,
  import.meta.env.SSR && (await loadPaid()),
);
export const NearLastChapters = nearPart(
  'more',
  loadLast,
  import.meta.env.SSR && (await loadLast()),
);
