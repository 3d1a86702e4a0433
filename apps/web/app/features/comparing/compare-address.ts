import { COMPARED_NAMES } from '@ismi/contract/limits';

/** The address of a comparison: the names stand in it, so that it can be sent on. */
export const compareAddress = (path: string, slugs: readonly string[]): string =>
  slugs.length === 0 ? path : `${path}?names=${slugs.map(encodeURIComponent).join(',')}`;

/** The names in such an address, each once, at most six. */
export const comparedIn = (search: URLSearchParams): string[] => {
  const names = search.getAll('names').flatMap((part) => part.split(','));
  const written = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  return [...new Set(written)].slice(0, COMPARED_NAMES.most);
};
